import { useState } from 'react';
import type { RegisterFields } from '#domain/auth/register-form.ts';
import type { FailureText } from './failure-text.ts';

const NOTHING_WRONG: readonly (keyof RegisterFields)[] = [];

/** Whether an attempt is under way, and why the last one failed. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureText | null>(null);
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const fail = (text: FailureText | null, about = NOTHING_WRONG) => {
    setFailure(text);
    setWrong(about);
  };
  return {
    isBusy,
    failure,
    wrong,
    fail,
    busily: async (work: () => Promise<void>) => {
      setBusy(true);
      fail(null);
      await work();
      setBusy(false);
    },
    /** Clears the errors of changed fields while typing. */
    forgive: (changed: Partial<RegisterFields>) => {
      const left = wrong.filter((name) => !(name in changed));
      if (left.length === wrong.length) return;
      setWrong(left);
      if (left.length === 0) setFailure(null);
    },
  };
}

export type Attempt = ReturnType<typeof useAttempt>;
