import { openSession } from '#offline/log/sessions.ts';
import { saveSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';

/** A workout of 20 November of this year with sets of one exercise, entered today. */
export async function logSets(account: Account, exercise: string, count: number): Promise<string> {
  const performed_on = `${new Date(account.now()).getFullYear()}-11-20`;
  const { session_id } = await openSession(account, { performed_on, plan_id: 'plan-1', week: 0, day: 0, label: 'Monday' });
  for (let set_n = 1; set_n <= count; set_n += 1)
    await saveSet(account, { session_id, exercise, exercise_n: 1, set_n, reps: 5, weight: '102.5', unit: 'lb', rpe: null });
  return session_id;
}
