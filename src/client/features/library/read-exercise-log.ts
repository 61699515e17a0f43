import type { Exercise } from '#domain/exercises/exercise.ts';
import { type LogSummary, summariseLog } from '#domain/exercises/log-summary.ts';
import { type ExerciseDay, exerciseDays } from '#domain/progress/exercise-days.ts';
import { type RepRecord, repRecords } from '#domain/progress/rep-records.ts';
import { distanceUnitOf, historyMeasure, secondsOf } from '#domain/training/history-measure.ts';
import { isAssisted, withHelp } from '#domain/training/is-assisted.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import { measureOf, usualMeasure } from '#domain/training/set-measure.ts';
import { type LoggedSet, listSetsOfExercise } from '#offline/log/set-logs.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import type { Told } from './told.ts';

/** Limit of sets to search for the best; years of training. */
const SETS_READ = 2000;

export interface ExerciseHistory extends LogSummary<LoggedSet>, Told {
  records: RepRecord<LoggedSet>[];
  days: ExerciseDay<LoggedSet>[];
  /** Sets that were looked through, when there are more. */
  of_newest: number | null;
}

/** Sets of an exercise up to a day (yyyy-mm-dd), under its name and all aliases; null without any. */
export async function readExerciseLog(account: Account, exercise: Exercise, today: string): Promise<ExerciseHistory | null> {
  const { name, aliases } = exercise;
  const unit = await readUnit(account);
  const lists = await Promise.all([name, ...aliases].map((known) => listSetsOfExercise(account, known, SETS_READ)));
  const logged = isAssisted(name, ...aliases) ? lists.flat().map(withHelp) : lists.flat();
  // A day to come, mostly a slip in a file, is no record yet (IMPORT-12).
  const sets = logged
    .filter(({ performed_on }) => performed_on <= today)
    .map((set) => (measureOf(set, exercise) === 'time' ? { ...set, seconds: secondsOf(set) } : set))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const measure = historyMeasure(workingSets(sets), usualMeasure(exercise));
  const summary = summariseLog(workingSets(sets), unit, measure);
  if (summary === undefined) return null;
  const of_newest = lists.some(({ length }) => length === SETS_READ) ? SETS_READ : null;
  const distance_unit = distanceUnitOf(sets);
  const days = exerciseDays(sets, { unit, measure, distance_unit });
  return { ...summary, unit, measure, distance_unit, records: repRecords(sets, unit), days, of_newest };
}

function orderOf({ performed_on, logged_at, set_n }: LoggedSet): string {
  return `${performed_on} ${logged_at} ${String(set_n).padStart(3, '0')}`;
}
