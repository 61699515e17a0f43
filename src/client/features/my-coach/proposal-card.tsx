import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import type { Relationship } from '#contract/index.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import {
  canUndo,
  hadNothingNew,
  isOpen,
  type KnownProposal,
  lastAnswered,
  readProposals,
  undoAnswer,
} from '#offline/coaching/proposals.ts';
import styles from './my-coach-page.module.css';

/** Plans from the coach that wait for an answer, and the latest answer with its way back (CPLAN-3, CPLAN-6). */
export function ProposalCard({ relationship, now }: { relationship: Relationship; now: number }) {
  const account = useAccount();
  const reading = useReading(`proposals|${account.owner}|${relationship.id}`, () => readProposals(account, relationship.id), {
    keep: true,
  });
  const [trouble, setTrouble] = useState<string | null>(null);
  if (reading.status !== 'ready') return null;
  const { proposals, current_plan_id } = reading.value;
  const open = proposals.filter(isOpen);
  const answered = lastAnswered(proposals);
  if (open.length === 0 && answered === undefined) return null;
  const name = relationship.first_name ?? 'your coach';
  const undo = async (known: KnownProposal) => {
    let isDone = false;
    const failure = await storeNow(async () => {
      isDone = await undoAnswer(account, relationship.id, known);
    });
    setTrouble(failure ?? (isDone ? null : COACH_PLAN_MESSAGES.undoTooLate));
  };
  return (
    <section className={`card ${styles.messages}`} aria-label="Plans">
      <h3 className="h-4">{open.length > 0 ? `A plan from ${name}` : 'Plans'}</h3>
      {open.map(({ proposal_id, proposal, at }) => (
        <div key={proposal_id} className={styles.messages}>
          <p className="cap">{dayText(new Date(at).toISOString(), now)}</p>
          {proposal.note === '' ? null : <p>{`“${proposal.note}”`}</p>}
          <ButtonLink kind="now" wide to={generatePath(PATHS.planReview, { id: relationship.id, proposal: proposal_id })}>
            Look at it
          </ButtonLink>
        </div>
      ))}
      {answered === undefined ? null : (
        <>
          <p className="muted">{answerText(answered, name, now)}</p>
          {canUndo(answered, current_plan_id) ? (
            <Button kind="bare" onClick={() => void undo(answered)}>
              {answered.decision?.plan_id == null
                ? 'Answer it again'
                : answered.decision.from_plan_id === null
                  ? 'Take it back'
                  : 'Back to the plan before'}
            </Button>
          ) : null}
        </>
      )}
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </section>
  );
}

function answerText({ decision, decided }: KnownProposal, name: string, now: number): string {
  const day = decision === null ? '' : dayText(decision.made_at, now);
  const done = {
    taken:
      decision !== null && hadNothingNew(decision)
        ? `Your plan already said all of ${name}’s, ${day}.`
        : `You took ${name}’s plan, ${day}.`,
    part: `You took a part of ${name}’s plan, ${day}.`,
    refused: `You kept your plan, ${day}.`,
    undone: '',
  }[decision?.outcome ?? 'undone'];
  return decided === 'phone' ? `${done} ${COACH_PLAN_MESSAGES.heardLater}` : done;
}
