import { isFreeWorkout } from '#domain/training/free-workout.ts';
import type { Account } from '#offline/store/account.ts';
import type { WorkoutLog } from '../workout-log.ts';
import type { AcceptedChange } from './change-sheet.tsx';
import { storeChange } from './store-change.ts';

/**
 * Stores an accepted change; resolves to null or the error. Without a plan there is no day to return to: the workout's undo brings the one
 * before back.
 */
export async function acceptChange(account: Account, log: WorkoutLog, session_id: string, change: AcceptedChange): Promise<string | null> {
  const { day, title, why } = change;
  if (!isFreeWorkout(log.place.plan_id)) return storeChange(account, { session_id, day, why });
  const outcome = await log.arrange(session_id, day, title, why);
  return outcome.ok ? null : outcome.message;
}
