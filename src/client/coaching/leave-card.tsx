import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Link } from '#client/ui/buttons/link.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { ConfirmSheet } from '#client/ui/overlays/confirm-sheet.tsx';
import type { Relationship } from '#contract/index.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import styles from './leave-card.module.css';
import { useLeaving } from './use-leaving.ts';

/** Leaving, blocking, and taking back what one did oneself (REL-4). */
export function LeaveCard({ relationship }: { relationship: Relationship }) {
  const { id, side, state, left_by, is_blocked, first_name } = relationship;
  const [asked, setAsked] = useState<'leave' | 'block' | null>(null);
  const { busy, failure, take } = useLeaving(id);
  const isTrainee = side === 'trainee';
  const name = first_name ?? (isTrainee ? COACHING_MESSAGES.formerCoach : COACHING_MESSAGES.formerClient);
  const isRunning = state === 'active' || state === 'paused';
  const mayReturn = left_by === side || is_blocked;
  const mayBlock = isTrainee && state !== 'ended' && !is_blocked;
  if (!isRunning && !mayReturn && !mayBlock) return null;
  return (
    <section className={styles.card} aria-label="Leaving">
      {failure === null || asked !== null ? null : <Note kind="fail">{failure}</Note>}
      <div className={styles.row}>
        {isRunning ? (
          <Button kind="bare" onClick={() => setAsked('leave')}>
            {isTrainee ? `Leave ${name}` : `End coaching ${name}`}
          </Button>
        ) : null}
        {mayBlock ? (
          <Button kind="bare" onClick={() => setAsked('block')}>
            {`Block ${name}`}
          </Button>
        ) : null}
        {mayReturn ? (
          <Button kind="line" busy={busy === 'return'} busyLabel="Saving..." onClick={() => void take('return')}>
            {is_blocked ? `Unblock ${name}` : isTrainee ? `Return to ${name}` : `Coach ${name} again`}
          </Button>
        ) : null}
      </div>
      <ConfirmSheet
        open={asked !== null}
        title={asked === 'block' ? `Block ${name}?` : isTrainee ? `Leave ${name}?` : `End coaching ${name}?`}
        keepLabel="Stay"
        confirmLabel={asked === 'block' ? 'Block' : isTrainee ? 'Leave' : 'End coaching'}
        busy={busy !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void take(asked).then((isDone) => isDone && setAsked(null));
        }}
      >
        <p>
          {asked === 'block' ? COACHING_MESSAGES.blockWarning : isTrainee ? COACHING_MESSAGES.leaveTrainee : COACHING_MESSAGES.leaveCoach}
        </p>
        <Subscription relationship={relationship} />
        {failure === null ? null : <Note kind="fail">{failure}</Note>}
      </ConfirmSheet>
    </section>
  );
}

/** What leaving does not end: the subscription, where there is one. */
function Subscription({ relationship: { side, is_invited } }: { relationship: Relationship }) {
  const isTrainee = side === 'trainee';
  if (is_invited === true) return <p>{isTrainee ? COACHING_MESSAGES.noSubscription : COACHING_MESSAGES.noSubscriptionCoach}</p>;
  if (!isTrainee) return <p>{COACHING_MESSAGES.subscriptionGoesOnCoach}</p>;
  return (
    <p>
      {COACHING_MESSAGES.subscriptionGoesOn} <Link to={`${PATHS.profile}?tab=payments`}>Payments</Link>
    </p>
  );
}
