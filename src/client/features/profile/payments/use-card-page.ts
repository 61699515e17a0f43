import { useRef, useState } from 'react';
import { call } from '#client/api/http.ts';
import { type Subscription, updatePaymentMethod } from '#contract/index.ts';
import { cardFailureText } from './failure-text.ts';
import { leaveFor } from './leave-for.ts';

/** Leaves for the page where the card of a subscription is changed and what is due is paid; one attempt at a time. */
export function useCardPage(subscription_id: Subscription['id']) {
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderway = useRef(false);

  const leave = async () => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setLeaving(true);
    setFailure(null);
    const outcome = await call(updatePaymentMethod, { body: { subscription_id } });
    const failed = !outcome.ok ? cardFailureText(outcome.failure) : leaveFor(outcome.value.url) ? null : cardFailureText('no-destination');
    // Without a failure the page is on its way out; the button stays busy until it has gone.
    if (failed === null) return;
    isUnderway.current = false;
    setFailure(failed);
    setLeaving(false);
  };
  return { isLeaving, failure, leave: () => void leave() };
}
