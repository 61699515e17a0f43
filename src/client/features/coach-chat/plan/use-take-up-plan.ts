import { useState } from 'react';
import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { useAccount } from '#client/session/use-account.ts';
import { makeCurrent } from '#offline/log/plans.ts';
import { notSavedSentence } from '../sending/send-message.ts';

/** Makes an earlier plan current; `failure` is the storage error. */
export function useTakeUpPlan(): { takeUp: (planId: string) => void; failure: string | null } {
  const account = useAccount();
  const [failure, setFailure] = useState<string | null>(null);

  const change = async (planId: string) => {
    setFailure(null);
    try {
      await makeCurrent(account, planId);
      wakeSync();
    } catch (error) {
      setFailure(notSavedSentence(error));
      reportStorageFailure(error);
    }
  };

  return { takeUp: (planId) => void change(planId), failure };
}
