import type { Exercise } from '#domain/exercises/exercise.ts';
import { isAssisted, withHelp } from '#domain/exercises/is-assisted.ts';
import { type LogSummary, summariseLog } from '#domain/exercises/log-summary.ts';
import { type ExerciseDay, exerciseDays } from '#domain/progress/exercise-days.ts';
import { type RepRecord, repRecords } from '#domain/progress/rep-records.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { type LoggedSet, listSetsOfExercise } from '#offline/log/set-logs.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';

/** Limit of sets to search for the best; years of training. */
const SETS_READ = 2000;

export interface ExerciseHistory extends LogSummary<LoggedSet> {
  unit: WeightUnit;
  records: RepRecord<LoggedSet>[];
  days: ExerciseDay<LoggedSet>[];
  /** Sets that were looked through, when there are more. */
  of_newest: number | null;
}

/** Sets of an exercise under its name and all aliases; null without any. */
export async function readExerciseLog(account: Account, { name, aliases }: Exercise): Promise<ExerciseHistory | null> {
  const unit = await readUnit(account);
  const lists = await Promise.all([name, ...aliases].map((known) => listSetsOfExercise(account, known, SETS_READ)));
  const sets = isAssisted(name, ...aliases) ? lists.flat().map(withHelp) : lists.flat();
  const summary = summariseLog(workingSets(sets), unit);
  if (summary === undefined) return null;
  const of_newest = lists.some(({ length }) => length === SETS_READ) ? SETS_READ : null;
  return { ...summary, unit, records: repRecords(sets, unit), days: exerciseDays(sets, unit), of_newest };
}
