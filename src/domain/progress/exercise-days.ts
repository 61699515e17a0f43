import { type ProgressSet, progressOf, weightMoved } from '../training/progress.ts';
import { workingSets } from '../training/set-kind.ts';
import { isHelp } from '../training/set-measure.ts';
import { compareWeights, type WeightUnit, weightNumber } from '../training/units.ts';

export type DayMeasure = 'max' | 'best' | 'volume';

export interface ExerciseDay<Logged extends ProgressSet> {
  /** yyyy-mm-dd */
  performed_on: string;
  sets: Logged[];
  /** The heaviest set, of equals the one of more reps. */
  best: Logged;
  /** A day's figure of each measure; undefined where none can be told. */
  figures: Record<DayMeasure, number | undefined>;
}

/** What an exercise's days say, oldest first (PROG-27): estimated max or most reps, weight of the heaviest set, weight moved; working sets alone. */
export function exerciseDays<Logged extends ProgressSet>(sets: readonly Logged[], unit: WeightUnit): ExerciseDay<Logged>[] {
  const byDay = new Map<string, Logged[]>();
  for (const set of workingSets(sets)) byDay.set(set.performed_on, [...(byDay.get(set.performed_on) ?? []), set]);
  const isLoaded = [...byDay.values()].some((day) => day.some(({ weight }) => weight !== ''));
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([performed_on, day]) => {
      const best = day.toSorted((a, b) => compareWeights(b, a) || b.reps - a.reps)[0];
      return best === undefined ? [] : [{ performed_on, sets: day, best, figures: figuresOf(day, best, { unit, isLoaded }) }];
    });
}

function figuresOf(day: readonly ProgressSet[], best: ProgressSet, { unit, isLoaded }: { unit: WeightUnit; isLoaded: boolean }) {
  const reps = day.reduce((sum, set) => sum + set.reps, 0);
  // Help stands below zero: less of it is more (PROG-32).
  if (isHelp(best.weight)) {
    const help = weightNumber(best.weight, best.unit, unit);
    return { max: undefined, best: help, volume: undefined };
  }
  if (!isLoaded) return { max: Math.max(...day.map((set) => set.reps)), best: best.reps, volume: reps };
  const { measure, points } = progressOf(day, unit);
  const max = measure === 'max' ? points.reduce((top, { value }) => Math.max(top, value), 0) : 0;
  return {
    max: max === 0 ? undefined : max,
    best: weightNumber(best.weight, best.unit, unit),
    volume: weightMoved(day, unit) || undefined,
  };
}
