import { useState } from 'react';
import { call } from '#client/api/http.ts';
import { shortDayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import { cancelSubscription, type Subscription } from '#contract/index.ts';
import { CANCEL_MESSAGES, PAYMENTS_MESSAGES } from '#domain/messages/payments.ts';
import { Card, Read } from './card.tsx';
import { DueWatch, isDue } from './due-watch.tsx';
import { cancelFailureText } from './failure-text.ts';
import styles from './payments.module.css';
import { readSubscriptions } from './reads.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { SubscriptionRow } from './subscription-row.tsx';
import { useRead } from './use-read.ts';

interface Said {
  kind: 'info' | 'fail';
  text: string;
}

/** What this person pays for every month; it scrolls past 400 px (MONEY-16). `onPaid`: a month that was due no longer is. */
export function SubscriptionsCard({ onPaid }: { onPaid: () => void }) {
  const reading = useRead(readSubscriptions);
  // A coach is not told to look for coaches.
  const isCoach = useSession((session) => session.profile?.role === 'coach');
  const [asked, setAsked] = useState<Subscription | null>(null);
  const [leaving, setLeaving] = useState<Subscription['id'] | null>(null);
  const [reviewed, setReviewed] = useState<Subscription | null>(null);
  const [said, setSaid] = useState<Said | null>(null);

  const cancel = async ({ id, type }: Subscription) => {
    setAsked(null);
    setSaid(null);
    setLeaving(id);
    const outcome = await call(cancelSubscription, { body: { subscription_id: id, type: type ?? null } });
    setSaid(
      outcome.ok
        ? { kind: 'info', text: outcome.value.message ?? CANCEL_MESSAGES.done }
        : { kind: 'fail', text: cancelFailureText(outcome.failure) },
    );
    if (outcome.ok) await reading.reload();
    setLeaving(null);
  };

  const isAnyDue = reading.value?.some(isDue) === true;
  const noteDue = (subscriptions: Subscription[]) => {
    reading.change(() => subscriptions);
    if (!subscriptions.some(isDue)) onPaid();
  };

  return (
    <Card title="Subscriptions">
      {isAnyDue && leaving === null ? <DueWatch onRead={noteDue} /> : null}
      {said === null ? null : (
        <div role="status">
          <Note kind={said.kind}>{said.text}</Note>
        </div>
      )}
      <Read reading={reading} height="12rem">
        {(subscriptions) =>
          subscriptions.length === 0 ? (
            <EmptyState
              sentence={PAYMENTS_MESSAGES.noSubscriptions}
              action={
                isCoach ? undefined : (
                  <ButtonLink kind="line" to={PATHS.browse}>
                    Find a Coach
                  </ButtonLink>
                )
              }
            />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
            <ul className={styles.subscriptions} tabIndex={0} aria-label="Subscriptions">
              {subscriptions.map((subscription) => (
                <SubscriptionRow
                  key={subscription.id}
                  subscription={subscription}
                  isCancelling={leaving === subscription.id}
                  onCancel={() => setAsked(subscription)}
                  onReview={() => setReviewed(subscription)}
                />
              ))}
            </ul>
          )
        }
      </Read>
      <ConfirmSheet
        open={asked !== null}
        title={`Cancel ${asked?.coach ?? asked?.program ?? 'this subscription'}?`}
        keepLabel="Keep it"
        confirmLabel="Cancel subscription"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void cancel(asked);
        }}
      >
        <p>
          {asked?.current_period_end == null
            ? 'Access ends at the end of the billing period.'
            : `Access ends ${shortDayText(asked.current_period_end)}, at the end of the billing period.`}{' '}
          Nothing is charged after that.
        </p>
      </ConfirmSheet>
      <ReviewSheet subscription={reviewed} onClose={() => setReviewed(null)} />
    </Card>
  );
}
