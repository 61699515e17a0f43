import { estimateOneRepMax, shownMax } from './e1rm.ts';
import { isAssisted } from './is-assisted.ts';
import type { Amount } from './set-measure.ts';
import { type WeightUnit, weightNumber } from './units.ts';

/** A logged set with its session. */
export interface ProgressSet extends Amount {
  session_id: string;
  /** yyyy-mm-dd */
  performed_on: string;
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
  /** Estimated one-rep max where half of the sets have a weight that tells one, else most reps of a set (PROG-35). */
  measure: 'max' | 'reps';
  /** The best of each session, oldest first; whole numbers. A session of sets too easy to tell a max has none (PROG-33). */
  points: ProgressPoint[];
}

/** An exercise's progress over sessions; sets in any order. */
export function progressOf(sets: readonly ProgressSet[], unit: WeightUnit): Progress {
  const loaded = sets.filter((set) => maxOf(set, unit, estimateOneRepMax) !== undefined).length;
  const measure = loaded > 0 && loaded * 2 >= sets.length ? 'max' : 'reps';
  const best = new Map<string, ProgressPoint>();
  for (const set of sets) {
    const value = measure === 'max' ? maxOf(set, unit, shownMax) : (set.seconds ?? set.reps);
    if (value === undefined || value <= (best.get(set.session_id)?.value ?? 0)) continue;
    best.set(set.session_id, { performed_on: set.performed_on, session_id: set.session_id, value });
  }
  const points = [...best.values()].map((point) => ({ ...point, value: Math.round(point.value) }));
  return { measure, points: points.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)) };
}

type MovedSet = Amount & Pick<ProgressSet, 'weight' | 'unit'> & { exercise?: string };

/**
 * Reps times weight over all sets, both sides of one done side by side, in whole units; bodyweight, help, time and distance add nothing.
 */
export function weightMoved(sets: readonly MovedSet[], unit: WeightUnit): number {
  return Math.round(sets.reduce((sum, set) => sum + movedBy(set, unit), 0));
}

function movedBy(set: MovedSet, unit: WeightUnit): number {
  if (set.seconds !== undefined || set.distance !== undefined) return 0;
  if (set.exercise !== undefined && isAssisted(set.exercise)) return 0;
  const sides = set.per_side === true ? 2 : 1;
  return sides * set.reps * Math.max(0, weightNumber(set.weight, set.unit, unit) ?? 0);
}

/** By day, then by session: ids end in the session's ordinal. */
function orderOf(point: ProgressPoint): string {
  return `${point.performed_on} ${point.session_id}`;
}

function maxOf(set: ProgressSet, unit: WeightUnit, estimate: typeof shownMax): number | undefined {
  if (set.seconds !== undefined || set.distance !== undefined) return undefined;
  const weight = weightNumber(set.weight, set.unit, unit);
  return weight === undefined ? undefined : estimate({ weight, reps: set.reps, rpe: set.rpe })?.value;
}
