import { useState } from 'react';
import { momentText } from '#client/locale/formats.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { Relationship } from '#contract/index.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import { hadNothingNew, isOpen, type KnownProposal, withdrawProposal } from '#offline/coaching/proposals.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './plan-editor.module.css';

/** Plans sent to this client, and what became of them (CPLAN-8). */
export function SentPlans({
  account,
  relationship,
  sent,
}: {
  account: Account;
  relationship: Relationship;
  sent: readonly KnownProposal[];
}) {
  const [trouble, setTrouble] = useState<string | null>(null);
  if (sent.length === 0) return null;
  const name = relationship.first_name ?? 'Your client';
  return (
    <section aria-label="Sent plans" className={styles.sent}>
      <h2 className="h-4">Sent plans</h2>
      {sent.map((known) => (
        <article key={known.proposal_id} className={styles.row}>
          <p className="cap">{momentText(new Date(known.at).toISOString())}</p>
          {known.proposal.note === '' ? null : <p>{`“${known.proposal.note}”`}</p>}
          <p>
            <b>{stateWords(known, name)}</b>
          </p>
          {known.decision === null || known.decision.said === '' ? null : <p>{`${name}: “${known.decision.said}”`}</p>}
          {isOpen(known) && relationship.state !== 'ended' && known.state !== 'refused' ? (
            <Button
              kind="bare"
              onClick={() => void storeNow(() => withdrawProposal(account, relationship.id, known.proposal_id)).then(setTrouble)}
            >
              Take it back
            </Button>
          ) : null}
        </article>
      ))}
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </section>
  );
}

function stateWords({ state, isWithdrawn, decision }: KnownProposal, name: string): string {
  if (decision !== null && decision.outcome !== 'undone')
    return {
      taken: hadNothingNew(decision) ? `${name}’s plan already said all of this.` : `${name} took it.`,
      part: `${name} took ${decision.taken.length === 1 ? '1 line' : `${decision.taken.length} lines`} of it.`,
      refused: `${name} kept the plan as it was.`,
    }[decision.outcome];
  if (isWithdrawn) return COACH_PLAN_MESSAGES.withdrawn;
  if (state === 'phone') return COACH_PLAN_MESSAGES.waits;
  if (state === 'refused') return COACH_PLAN_MESSAGES.refused;
  return decision === null ? COACH_PLAN_MESSAGES.sent : `${name} went back to the plan before.`;
}
