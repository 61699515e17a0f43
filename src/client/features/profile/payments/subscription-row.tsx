import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import { amountText, shortDayText } from '#client/locale/formats.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { StrokeMark } from '#client/ui/graphics/logo.tsx';
import type { Subscription } from '#contract/index.ts';
import { CARD_MESSAGES, PAYMENTS_MESSAGES } from '#domain/messages/payments.ts';
import { isAiCoachSubscription } from '#domain/subscriptions/ai-coach-access.ts';
import { isDue } from './due-watch.tsx';
import styles from './payments.module.css';
import { useCardPage } from './use-card-page.ts';

interface SubscriptionRowProps {
  subscription: Subscription;
  isCancelling: boolean;
  onCancel: () => void;
  onReview: () => void;
}

/** A subscription: title, state, actions. */
export function SubscriptionRow({ subscription, isCancelling, onCancel, onReview }: SubscriptionRowProps) {
  const { id, coach, program, status, cancelable, price, coach_image_url, card_updatable = false } = subscription;
  const cardPage = useCardPage(id);
  const isAiCoach = isAiCoachSubscription(subscription);
  const name = isAiCoach ? 'AI Coach' : (coach ?? program ?? 'Coach');
  const isUnpaid = isDue(subscription);
  const canCancel = status.toLowerCase() === 'active' && cancelable === true;
  // Prominent while a month is due, otherwise quiet.
  const cardButton = card_updatable ? (
    <Button
      {...(isUnpaid ? { kind: 'ink' as const } : { kind: 'bare' as const, className: styles.bare })}
      busy={cardPage.isLeaving}
      busyLabel="Processing..."
      onClick={cardPage.leave}
    >
      Update card
      <span className="vh"> for {name}</span>
    </Button>
  ) : null;
  return (
    <li className={styles.subscription}>
      <div className={styles.what}>
        {isAiCoach ? (
          <span className={styles.mark} aria-hidden="true">
            <StrokeMark flat />
          </span>
        ) : (
          <CoachPortrait className={styles.face} src={coach_image_url ?? null} alt="" width={48} />
        )}
        <div className={styles.words}>
          <p className={styles.strong}>{name}</p>
          <p className="cap">{stateText(subscription, isAiCoach ? null : (program ?? null))}</p>
        </div>
        {price == null ? null : <b className="num">{amountText(price)}</b>}
      </div>
      {isUnpaid ? (
        <Note kind="now">
          <p>{isAiCoach ? PAYMENTS_MESSAGES.renewalFailedClosed : PAYMENTS_MESSAGES.renewalFailed}</p>
          {card_updatable ? <p>{CARD_MESSAGES.payNow}</p> : null}
        </Note>
      ) : null}
      {cardPage.failure === null ? null : <Note kind="fail">{cardPage.failure}</Note>}
      <div className={styles.row}>
        {isUnpaid ? cardButton : null}
        {isAiCoach ? null : (
          <Button kind="line" onClick={onReview}>
            Leave Review
            <span className="vh"> for {name}</span>
          </Button>
        )}
        {isUnpaid ? null : cardButton}
        {canCancel || isCancelling ? (
          <Button kind="bare" className={styles.bare} busy={isCancelling} busyLabel="Cancelling…" onClick={onCancel}>
            Cancel
            <span className="vh"> {name}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** `Standard Program, active, renews 9 Dec`. */
function stateText({ status, current_period_end, cancel_at_period_end, trial_ends_at }: Subscription, program: string | null): string {
  const until = current_period_end == null ? null : shortDayText(current_period_end, Date.now());
  const isTrial = trial_ends_at != null && trial_ends_at === current_period_end;
  const state =
    status === 'past_due'
      ? 'payment failed'
      : status !== 'active'
        ? status
        : cancel_at_period_end === true
          ? until === null
            ? 'cancelled'
            : `cancelled, ends ${until}`
          : until === null
            ? 'active'
            : isTrial
              ? `free until ${until}`
              : `active, renews ${until}`;
  const text = program === null ? state : `${program}, ${state}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
