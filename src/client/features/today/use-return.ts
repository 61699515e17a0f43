import { useEffect, useMemo, useState } from 'react';
import type { Plan } from '#domain/plan/plan.ts';
import type { ReturnEffect } from '#domain/training/readiness/return-effect.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import { longestReturn, returnOf, type Training, trainedPlan } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { useSame } from './use-same.ts';

/** The way back after a break, if one is in effect, and the plan as it is trained with it. */
export interface ReturnState {
  returning: Returning;
  effect: ReturnEffect | null;
  plan: Plan;
}

/** Who is not known to come back slower. */
const USUAL: Returning = {};

/** `week` is from 0, `today` yyyy-mm-dd. null while the conversation is read, which only happens on a way back. */
export function useReturn(account: Account, training: Training, week: number, today: string): ReturnState | null {
  const since = longestReturn(training, today);
  const told = useReturning(account, since);
  const returning = since === null ? USUAL : told;
  const effect = useSame(returning === null ? null : returnOf(training, today, returning));
  const { version } = training;
  const plan = useMemo(() => trainedPlan({ version }, week, effect), [version, week, effect]);
  return useMemo(() => (returning === null ? null : { returning, effect, plan }), [returning, effect, plan]);
}

/** Reading the chat is slow, so it waits for a way back; `since` is the last day before its break. */
function useReturning(account: Account, since: string | null): Returning | null {
  // A break that only a round of synchronisation tells of must not take the workout from the screen while the chat is read.
  const [told, setTold] = useState<Returning | null>(since === null ? USUAL : null);
  useEffect(() => {
    if (since === null) return;
    let left = false;
    const read = async () => {
      const { readReturning } = await import('./change/read-returning.ts');
      return readReturning(account, since);
    };
    // Without it, the usual way back is taken.
    const tell = (returning: Returning) => {
      if (!left) setTold(returning);
    };
    read().then(tell, () => tell(USUAL));
    return () => {
      left = true;
    };
  }, [account, since]);
  return told;
}
