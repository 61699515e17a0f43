import type { LoggedName } from '#domain/exercises/pick-exercises.ts';
import { listLoggedNames } from '#offline/log/last-workout.ts';
import { type LoggedSet, listSetsOfExercise } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';

/** A logged name with the last set of it. */
export interface LastLogged extends LoggedName {
  readonly set: LoggedSet;
}

/** Every exercise ever logged, with its last set. */
export async function readLoggedNames(account: Account): Promise<readonly LastLogged[]> {
  const names = await listLoggedNames(account);
  const read = await Promise.all(names.map((name) => readLast(account, name)));
  return read.flat();
}

async function readLast(account: Account, name: string): Promise<LastLogged[]> {
  const [set] = await listSetsOfExercise(account, name, 1);
  return set === undefined ? [] : [{ name, on: set.performed_on, set }];
}
