import type { Muscle } from '../exercises/exercise.ts';
import { MAJOR_MUSCLES, SMALL_MUSCLES } from './check/volume-table.ts';

/** A muscle keeps its work when its sets stay within this share of what they were. */
export const KEPT_SHARE = 0.15;
/** Less than one set apart is the same, whatever the share. */
const KEPT_SETS = 1;
/** The muscles whose work is promised; the others live on what these leave them. */
export const KEPT_MUSCLES: readonly Muscle[] = [...MAJOR_MUSCLES, ...SMALL_MUSCLES];

export interface MuscleShift {
  muscle: Muscle;
  from: number;
  to: number;
}

/** Muscles whose sets move more than keeping them would allow, the largest shift first. */
export function shiftsBetween(old: ReadonlyMap<Muscle, number>, now: ReadonlyMap<Muscle, number>): MuscleShift[] {
  const shifts = KEPT_MUSCLES.map((muscle) => ({ muscle, from: old.get(muscle) ?? 0, to: now.get(muscle) ?? 0 }));
  return shifts.filter((shift) => !isKept(shift)).sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
}

function isKept({ from, to }: MuscleShift): boolean {
  const apart = Math.abs(to - from);
  return apart < KEPT_SETS || apart <= from * KEPT_SHARE;
}

/** How far the shifts are from being kept, by share of each muscle's work: 0 when every muscle keeps its sets. */
export function shiftCost(old: ReadonlyMap<Muscle, number>, now: ReadonlyMap<Muscle, number>): number {
  return shiftsBetween(old, now).reduce((sum, { from, to }) => sum + 1 + Math.abs(to - from) / Math.max(1, from), 0);
}
