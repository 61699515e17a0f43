import { useRef, useState } from 'react';
import { call } from '#client/api/http.ts';
import { type Subscription, updatePaymentMethod } from '#contract/index.ts';
import { cardFailureText } from './failure-text.ts';
import { leaveFor } from './leave-for.ts';

/** Opens the card page of a subscription; one attempt at a time. */
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
    // On success the page is leaving; stay busy.
    if (failed === null) return;
    isUnderway.current = false;
    setFailure(failed);
    setLeaving(false);
  };
  return { isLeaving, failure, leave: () => void leave() };
}
