import type { DistanceUnit } from '../sync/distance-unit.ts';
import { type Amount, isHelp, type Measure } from './set-measure.ts';

/** What the log of an exercise is told by: load with its max, most reps, least help, longest time, or farthest distance. */
export type HistoryMeasure = 'load' | 'reps' | 'help' | 'time' | 'distance';

type MeasuredSet = Amount & { readonly weight: string };

/** Of equally many the earlier. */
const ORDER: readonly HistoryMeasure[] = ['load', 'help', 'time', 'distance', 'reps'];

/**
 * What most of an exercise's sets tell (PROG-35): a few weighted pull-ups do not make all others uncounted. `usual`: of sets that do not
 * say.
 */
export function historyMeasure(sets: readonly MeasuredSet[], usual: Measure): HistoryMeasure {
  const counts = new Map<HistoryMeasure, number>();
  for (const set of sets) {
    const told = toldBy(set, usual);
    counts.set(told, (counts.get(told) ?? 0) + 1);
  }
  return ORDER.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? 'load';
}

function toldBy({ distance, seconds, weight }: MeasuredSet, usual: Measure): HistoryMeasure {
  if (distance !== undefined) return 'distance';
  if (seconds !== undefined || usual === 'time') return 'time';
  if (isHelp(weight)) return 'help';
  return weight === '' ? 'reps' : 'load';
}

/** Seconds of a timed set, whose older form has them as reps. */
export function secondsOf({ seconds, distance, reps }: Amount): number {
  return seconds ?? (distance === undefined ? reps : 0);
}

const METRES: Readonly<Record<DistanceUnit, number>> = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144, ft: 0.3048 };

/** The distance of a set in another unit; 0 without one. */
export function distanceIn({ distance, distance_unit }: Amount, unit: DistanceUnit): number {
  return distance === undefined ? 0 : (Number(distance) * metresOf(distance_unit)) / METRES[unit];
}

/** The unit of the newest distance, in which all are told. `sets`: the newest last. */
export function distanceUnitOf(sets: readonly Amount[]): DistanceUnit {
  const unit = sets.findLast(({ distance }) => distance !== undefined)?.distance_unit;
  return unit !== undefined && unit in METRES ? (unit as DistanceUnit) : 'm';
}

function metresOf(unit: string | undefined): number {
  return METRES[(unit ?? 'm') as DistanceUnit] ?? 1;
}
