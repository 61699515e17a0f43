import type { DistanceUnit } from '../sync/distance-unit.ts';
import { RATED_RPE_MIN } from '../training/e1rm.ts';
import { distanceIn, type HistoryMeasure, secondsOf } from '../training/history-measure.ts';
import { type ProgressSet, progressOf, weightMoved } from '../training/progress.ts';
import { workingSets } from '../training/set-kind.ts';
import { compareWeights, type WeightUnit, weightNumber } from '../training/units.ts';

export type DayMeasure = 'max' | 'best' | 'volume';

export interface ExerciseDay<Logged extends ProgressSet> {
  /** yyyy-mm-dd */
  performed_on: string;
  sets: Logged[];
  /** The heaviest set, of equals the one of more reps; the longest or farthest, or that of most reps, where these are told. */
  best: Logged;
  /** A day's figure of each measure; undefined where none can be told. */
  figures: Record<DayMeasure, number | undefined>;
  /** Why a day of load tells no estimated max; null where it tells one, or none is asked. */
  no_max: NoMax | null;
}

/** Sets too easy to tell a max (PROG-33), of too many reps, or most of them without a weight. */
type NoMax = 'easy' | 'reps' | 'weight';

interface Told {
  readonly unit: WeightUnit;
  readonly measure: HistoryMeasure;
  readonly distance_unit: DistanceUnit;
}

/**
 * What an exercise's days say, oldest first (PROG-27, PROG-35); working sets alone. Of load: estimated max, weight of the heaviest set,
 * weight moved; of anything else the best set, and all of the day together. Help stands below zero: less of it is more (PROG-32).
 */
export function exerciseDays<Logged extends ProgressSet>(sets: readonly Logged[], told: Told): ExerciseDay<Logged>[] {
  const byDay = new Map<string, Logged[]>();
  for (const set of workingSets(sets)) byDay.set(set.performed_on, [...(byDay.get(set.performed_on) ?? []), set]);
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([performed_on, day]) => {
      const best = bestOf(day, told);
      if (best === undefined) return [];
      const figures = figuresOf(day, best, told);
      return [{ performed_on, sets: day, best, figures, no_max: figures.max === undefined ? noMaxOf(day, told) : null }];
    });
}

function bestOf<Logged extends ProgressSet>(day: readonly Logged[], told: Told): Logged | undefined {
  const isByWeight = told.measure === 'load' || told.measure === 'help';
  const order = (a: Logged, b: Logged) => (isByWeight ? compareWeights(b, a) || b.reps - a.reps : amountOf(b, told) - amountOf(a, told));
  return day.toSorted(order)[0];
}

function noMaxOf(day: readonly ProgressSet[], { measure, unit }: Told): NoMax | null {
  if (measure !== 'load' || day.some(({ seconds, distance }) => seconds !== undefined || distance !== undefined)) return null;
  const loaded = day.filter(({ weight, unit: typed }) => (weightNumber(weight, typed, unit) ?? 0) > 0);
  if (loaded.length === 0 || loaded.length * 2 < day.length) return 'weight';
  return loaded.some(({ rpe }) => rpe !== null && rpe < RATED_RPE_MIN) ? 'easy' : 'reps';
}

/** Of what is told by no weight. */
function amountOf(set: ProgressSet, { measure, distance_unit }: Told): number {
  if (measure === 'time') return secondsOf(set);
  return measure === 'distance' ? distanceIn(set, distance_unit) : set.reps;
}

function figuresOf(day: readonly ProgressSet[], best: ProgressSet, told: Told): Record<DayMeasure, number | undefined> {
  const { measure, unit } = told;
  if (measure === 'help') return { max: undefined, best: weightNumber(best.weight, best.unit, unit) ?? 0, volume: undefined };
  if (measure !== 'load') {
    const most = amountOf(best, told) || undefined;
    return { max: most, best: most, volume: day.reduce((sum, set) => sum + amountOf(set, told), 0) || undefined };
  }
  const max = progressOf(day, unit);
  const top = max.measure === 'max' ? max.points.reduce((most, { value }) => Math.max(most, value), 0) : 0;
  return { max: top || undefined, best: weightNumber(best.weight, best.unit, unit), volume: weightMoved(day, unit) || undefined };
}
