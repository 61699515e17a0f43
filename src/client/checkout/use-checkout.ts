import { useRef, useState } from 'react';
import type { CheckoutFailureText } from './failure-text.ts';
import { leaveForCheckout, type Purchase } from './start-checkout.ts';

/** One attempt at a time. Without an answer the next press repeats the attempt under the same key, which cannot start a second checkout. */
export function useCheckout(purchase: Purchase) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailureText | null>(null);
  const attempt = useRef<{ key: string; isUnderway: boolean }>({ key: '', isUnderway: false });

  const start = async () => {
    if (attempt.current.isUnderway) return;
    const { key } = attempt.current;
    attempt.current = { key: key === '' ? crypto.randomUUID() : key, isUnderway: true };
    setBusy(true);
    setFailure(null);
    const failed = await leaveForCheckout(purchase, attempt.current.key);
    // On success the page is leaving; stay busy.
    if (failed === null) return;
    attempt.current = { key: failed.isAnswered ? '' : attempt.current.key, isUnderway: false };
    setFailure(failed);
    setBusy(false);
  };
  return { isBusy, failure, start: () => void start() };
}
