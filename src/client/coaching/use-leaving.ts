import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { useAccount } from '#client/session/use-account.ts';
import { storeNow } from '#client/training/store-now.ts';
import { blockRelationship, leaveRelationship } from '#contract/index.ts';
import type { LeaveStep } from '#domain/coaching/leaving.ts';
import { storeRelationship } from '#offline/coaching/relationships.ts';
import { coachingFailureText } from './failure-text.ts';

export interface Leaving {
  readonly busy: LeaveStep | null;
  readonly failure: string | null;
  /** True when it is done and this phone knows. */
  readonly take: (step: LeaveStep) => Promise<boolean>;
}

/** Leaving, blocking and taking either back (REL-4). Needs signal; a second tap while one runs does nothing. */
export function useLeaving(id: string): Leaving {
  const account = useAccount();
  const [busy, setBusy] = useState<LeaveStep | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (step: LeaveStep) => {
    if (busy !== null) return false;
    setBusy(step);
    setFailure(null);
    const outcome =
      step === 'block'
        ? await call(blockRelationship, { params: { id } })
        : await call(leaveRelationship, { params: { id }, body: { leave: step === 'leave' } });
    setFailure(outcome.ok ? await storeNow(() => storeRelationship(account, outcome.value)) : coachingFailureText(outcome.failure));
    setBusy(null);
    return outcome.ok;
  };
  return { busy, failure, take };
}
