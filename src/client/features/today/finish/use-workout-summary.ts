import { useReading } from '#client/session/use-reading.ts';
import { readWorkoutSummary } from '#offline/log/workout-summary.ts';
import type { Account } from '#offline/store/account.ts';

/** What the logged workout came to; undefined until it is read, and when the workout is gone. */
export function useWorkoutSummary(account: Account, session_id: string) {
  const reading = useReading(`summary|${account.owner}|${session_id}`, () => readWorkoutSummary(account, session_id), { keep: true });
  return reading.status === 'ready' ? reading.value : undefined;
}
