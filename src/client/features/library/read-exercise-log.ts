import type { Exercise } from '#domain/exercises/exercise.ts';
import { type LogSummary, summariseLog } from '#domain/exercises/log-summary.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { type LoggedSet, listSetsOfExercise } from '#offline/log/set-logs.ts';
import { readUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';

/** Limit of sets to search for the best; years of training. */
const SETS_READ = 2000;

export interface ExerciseHistory extends LogSummary<LoggedSet> {
  unit: WeightUnit;
}

/** Sets of an exercise under its name and all aliases; null without any. */
export async function readExerciseLog(account: Account, { name, aliases }: Exercise): Promise<ExerciseHistory | null> {
  const unit = await readUnit(account);
  const lists = await Promise.all([name, ...aliases].map((known) => listSetsOfExercise(account, known, SETS_READ)));
  const summary = summariseLog(workingSets(lists.flat()), unit);
  return summary === undefined ? null : { ...summary, unit };
}
