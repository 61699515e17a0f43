import { estimateOneRepMax } from './e1rm.ts';
import { type WeightUnit, weightNumber } from './units.ts';

/** One logged set and the session it belongs to. */
export interface ProgressSet {
  session_id: string;
  /** The session's day, yyyy-mm-dd. */
  performed_on: string;
  reps: number;
  weight: string;
  unit: WeightUnit;
  rpe: number | null;
}

export interface ProgressPoint {
  performed_on: string;
  session_id: string;
  value: number;
}

export interface Progress {
  /** Estimated one-rep max where weight was moved, most reps of a set where it never was. */
  measure: 'max' | 'reps';
  /** The best of each session, oldest first; whole numbers. */
  points: ProgressPoint[];
}

/** How an exercise went from session to session. Pass its sets in any order. */
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

/** By day, then by session: their ids end in the session's number on that day. */
function orderOf(point: ProgressPoint): string {
  return `${point.performed_on} ${point.session_id}`;
}

function maxOf(set: ProgressSet, unit: WeightUnit): number | undefined {
  const weight = weightNumber(set.weight, set.unit, unit);
  return weight === undefined ? undefined : estimateOneRepMax({ weight, reps: set.reps, rpe: set.rpe })?.value;
}
