import { exerciseKey } from '../exercises/exercise-key.ts';
import { findExercise } from '../exercises/find-exercise.ts';
import { firstBest } from '../training/first-best.ts';
import { historyMeasure } from '../training/history-measure.ts';
import { type Progress, type ProgressPoint, type ProgressSet, progressOf } from '../training/progress.ts';
import { workingSets } from '../training/set-kind.ts';
import { measureOf } from '../training/set-measure.ts';
import type { WeightUnit } from '../training/units.ts';

/** A lift's trend shows this time, on Progress and on its own page alike. */
export const TREND_DAYS = 84;

const LIFTS_MOST = 6;

/** The plan's main lifts, then those of several joints that were trained most, by their sets; at most six (PROG-21). */
export function chooseLifts(planned: readonly string[], logged: readonly { exercise: string; kind?: string | undefined }[]): string[] {
  const counts = new Map<string, { name: string; sets: number }>();
  for (const { exercise } of workingSets(logged)) {
    if (findExercise(exercise)?.compound !== true) continue;
    const known = counts.get(exerciseKey(exercise)) ?? { name: exercise, sets: 0 };
    known.sets += 1;
    counts.set(exerciseKey(exercise), known);
  }
  const trained = [...counts.values()].sort((a, b) => b.sets - a.sets).map(({ name }) => name);
  const keys = new Set<string>();
  const chosen = [...planned, ...trained].filter((name) => !keys.has(exerciseKey(name)) && keys.add(exerciseKey(name)));
  return chosen.slice(0, LIFTS_MOST);
}

export interface LiftTrend {
  name: string;
  /** The library's page of it; null for an exercise of one's own. */
  exercise_id: string | null;
  measure: Progress['measure'];
  /** Its figures are seconds (PROG-35). */
  is_timed: boolean;
  /** Oldest first, at least one. */
  points: ProgressPoint[];
}

/** A lift's best of each session; undefined where no figure can be told (PROG-21). */
export function liftTrend(name: string, sets: readonly ProgressSet[], unit: WeightUnit): LiftTrend | undefined {
  const known = findExercise(name);
  const working = workingSets(sets);
  const { measure, points } = progressOf(working, unit);
  const is_timed = measure === 'reps' && historyMeasure(working, measureOf({ reps: 0 }, known)) === 'time';
  return points.length === 0 ? undefined : { name, exercise_id: known?.id ?? null, measure, is_timed, points };
}

/** What the newest point gained on the first, and the best; a lower one is no loss: easy days estimate less. */
export function trendGain({ points }: LiftTrend): { latest: number; gain: number; best: ProgressPoint } | undefined {
  const [first, latest] = [points[0], points.at(-1)];
  if (first === undefined || latest === undefined) return undefined;
  const best = firstBest(points, ({ value }) => value) ?? latest;
  return { latest: latest.value, gain: Math.max(0, latest.value - first.value), best };
}
