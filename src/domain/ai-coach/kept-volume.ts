import type { Muscle } from '../exercises/exercise.ts';
import { MAJOR_MUSCLES, SMALL_MUSCLES } from './check/volume-table.ts';
import { type MuscleSets, placeOf, setsFor } from './muscle-sets.ts';

/** A muscle keeps its work while its sets change by no more than this share. */
export const KEPT_SHARE = 0.15;
/** A difference below one set is ignored. */
const KEPT_SETS = 1;
/** Muscles with guaranteed volume. */
export const KEPT_MUSCLES: readonly Muscle[] = [...MAJOR_MUSCLES, ...SMALL_MUSCLES];

export interface MuscleShift {
  muscle: Muscle;
  from: number;
  to: number;
}

/** Muscles whose sets move beyond the tolerance, largest shift first. */
export function shiftsBetween(old: MuscleSets, now: MuscleSets): MuscleShift[] {
  const shifts = KEPT_MUSCLES.map((muscle) => ({ muscle, from: setsFor(muscle, old), to: setsFor(muscle, now) }));
  return shifts.filter(({ from, to }) => !isKept(from, to)).sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
}

function isKept(from: number, to: number): boolean {
  const apart = Math.abs(to - from);
  return apart < KEPT_SETS || apart <= from * KEPT_SHARE;
}

const KEPT_PLACES: readonly number[] = KEPT_MUSCLES.map(placeOf);

/** Distance from keeping every muscle's sets, relative to each muscle's work; 0 when all are kept. */
export function shiftCost(old: MuscleSets, now: MuscleSets): number {
  let cost = 0;
  for (const place of KEPT_PLACES) {
    const from = old[place] ?? 0;
    const to = now[place] ?? 0;
    if (!isKept(from, to)) cost += 1 + Math.abs(to - from) / Math.max(1, from);
  }
  return cost;
}
