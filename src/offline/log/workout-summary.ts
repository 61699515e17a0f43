import { summariseWorkout, type WorkoutSummary } from '#domain/progress/workout-summary.ts';
import { exerciseKey } from '#domain/sync/slots.ts';
import { workingSets } from '#domain/training/set-kind.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '../store/account.ts';
import { type PastSession, readSession } from './sessions.ts';
import { listSets, listSetsOfExercise } from './set-logs.ts';
import { readUnit } from './training-choice.ts';

/** Years of an exercise. */
const SETS_READ = 1_000;

/** What a workout came to, against all that was logged up to its day (PROG-28); undefined when it is gone. */
export async function readWorkoutSummary(
  account: Account,
  session_id: string,
): Promise<{ session: PastSession; summary: WorkoutSummary; unit: WeightUnit } | undefined> {
  const [session, sets, unit] = await Promise.all([readSession(account, session_id), listSets(account, session_id), readUnit(account)]);
  if (session === undefined) return undefined;
  const { performed_on } = session;
  const names = new Map(workingSets(sets).map(({ exercise }) => [exerciseKey(exercise), exercise]));
  const history = await Promise.all(
    [...names.values()].map(async (name) => {
      const all = await listSetsOfExercise(account, name, SETS_READ);
      return { name, sets: all.filter((set) => set.performed_on <= performed_on) };
    }),
  );
  return { session, unit, summary: summariseWorkout({ ...session, sets }, history, unit) };
}
