import { namesake } from '#domain/exercises/find-exercise.ts';
import type { Account } from '../store/account.ts';
import { listLoggedNames } from './last-workout.ts';

/** What was ever logged. */
export interface LoggedExercises {
  /** Of the library and one's own. */
  readonly ids: ReadonlySet<string>;
  /** Names that are no exercise yet, mostly brought in from another app. */
  readonly names: readonly string[];
}

/** The exercises ever logged (PROG-34). One index lookup for each name. */
export async function listLoggedExercises(account: Account): Promise<LoggedExercises> {
  const ids = new Set<string>();
  const names: string[] = [];
  for (const name of await listLoggedNames(account)) {
    const exercise = namesake(name);
    if (exercise === undefined) names.push(name);
    else ids.add(exercise.id);
  }
  return { ids, names };
}
