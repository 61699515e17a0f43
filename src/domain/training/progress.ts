import { estimateOneRepMax } from './e1rm.ts';
import { type WeightUnit, weightNumber } from './units.ts';

/** A logged set with its session. */
export interface ProgressSet {
  session_id: string;
  /** yyyy-mm-dd */
  performed_on: string;
  reps: number;
  weight: string;
  unit: WeightUnit;
  rpe: number | null;
  kind?: string | undefined;
}

export interface ProgressPoint {
  performed_on: string;
  session_id: string;
  value: number;
}

export interface Progress {
  /** Estimated one-rep max with weight, most reps of a set without. */
  measure: 'max' | 'reps';
  /** The best of each session, oldest first; whole numbers. */
  points: ProgressPoint[];
}

/** An exercise's progress over sessions; sets in any order. */
export function progressOf(sets: readonly ProgressSet[], unit: WeightUnit): Progress {
  const measure = sets.some((set) => maxOf(set, unit) !== undefined) ? 'max' : 'reps';
  const best = new Map<string, ProgressPoint>();
  for (const set of sets) {
    const value = measure === 'max' ? maxOf(set, unit) : set.reps;
    if (value === undefined || value <= (best.get(set.session_id)?.value ?? 0)) continue;
    best.set(set.session_id, { performed_on: set.performed_on, session_id: set.session_id, value });
  }
  const points = [...best.values()].map((point) => ({ ...point, value: Math.round(point.value) }));
  return { measure, points: points.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)) };
}

/** Reps times weight over all sets, in whole units; bodyweight adds nothing. */
export function weightMoved(sets: readonly Pick<ProgressSet, 'reps' | 'weight' | 'unit'>[], unit: WeightUnit): number {
  return Math.round(sets.reduce((sum, set) => sum + set.reps * (weightNumber(set.weight, set.unit, unit) ?? 0), 0));
}

/** By day, then by session: ids end in the session's ordinal. */
function orderOf(point: ProgressPoint): string {
  return `${point.performed_on} ${point.session_id}`;
}

function maxOf(set: ProgressSet, unit: WeightUnit): number | undefined {
  const weight = weightNumber(set.weight, set.unit, unit);
  return weight === undefined ? undefined : estimateOneRepMax({ weight, reps: set.reps, rpe: set.rpe })?.value;
}
