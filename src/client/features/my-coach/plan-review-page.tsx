import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CoachingFailed, CoachingLoading } from '#client/coaching/coaching-states.tsx';
import { useRelationships } from '#client/coaching/use-relationships.ts';
import { usePageParams } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useAccount } from '#client/session/use-account.ts';
import { useReading } from '#client/session/use-reading.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import type { Relationship } from '#contract/index.ts';
import { itemWords, weeksWords } from '#domain/coaching/plan-words.ts';
import { COACH_PLAN_MESSAGES } from '#domain/messages/coach-plans.ts';
import type { CoachPlan } from '#domain/sync/proposal-shape.ts';
import { DECISION_WORDS_MAX_LENGTH } from '#domain/sync/proposal-shape.ts';
import { type AnswerOutcome, answerProposal, isOpen, type Offer, readOffer } from '#offline/coaching/proposals.ts';
import { HunkLine } from './hunk-line.tsx';
import styles from './plan-review.module.css';
import { useKept } from './use-kept.ts';

const TITLE = 'A plan from your coach';

/** A coach's plan, line by line beside the one in use; nothing changes before it is taken (CPLAN-3 to CPLAN-6). */
export function PlanReviewPage() {
  const { id = '', proposal = '' } = usePageParams();
  const account = useAccount();
  const relationships = useRelationships(account, 'trainee');
  const reading = useReading(`offer|${account.owner}|${id}|${proposal}`, () => readOffer(account, id, proposal), { keep: true });
  if (reading.status === 'failed') return <CoachingFailed title={TITLE} onRetry={reading.retry} />;
  if (reading.status === 'loading' || relationships.status !== 'ready') return <CoachingLoading title={TITLE} />;
  const found = relationships.value.find(({ relationship }) => relationship.id === id);
  if (found === undefined || reading.value === null || !isOpen(reading.value.known))
    return (
      <Screen title={TITLE}>
        <EmptyState
          sentence={COACH_PLAN_MESSAGES.nothingToAnswer}
          action={
            <ButtonLink kind="line" to={PATHS.coaching}>
              My coach
            </ButtonLink>
          }
        />
      </Screen>
    );
  const offer = reading.value;
  return <Review key={`${proposal}|${offer.current?.plan_id ?? ''}`} relationship={found.relationship} offer={offer} />;
}

function Review({ relationship, offer }: { relationship: Relationship; offer: Offer }) {
  const account = useAccount();
  const navigate = useNavigate();
  const from_plan_id = offer.current?.plan_id ?? null;
  const [{ said = '', choices = {} }, keep, forget] = useKept(offer.known.proposal_id, from_plan_id);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { known, hunks } = offer;
  const { note, plan, reasons } = known.proposal;
  const name = relationship.first_name ?? 'your coach';
  const taken = (hunks ?? []).filter(({ id }) => choices[id] === 'take').map(({ id }) => id);
  const answer = async (lines: readonly string[] | null) => {
    let outcome: AnswerOutcome = 'moved_on';
    const failure = await storeNow(async () => {
      outcome = await answerProposal(account, relationship, known.proposal_id, { taken: lines, said: said.trim(), from_plan_id });
    });
    const words = failure ?? { stored: null, moved_on: COACH_PLAN_MESSAGES.movedOn, empty: COACH_PLAN_MESSAGES.nothingLeft }[outcome];
    if (words !== null) return setTrouble(words);
    await forget();
    await navigate(lines !== null && lines.length === 0 ? PATHS.coaching : PATHS.program);
  };
  const isNothingNew = hunks !== null && hunks.length === 0;
  return (
    <Screen
      title={hunks === null ? `A plan from ${name}` : isNothingNew ? 'Nothing new' : counted(hunks.length)}
      dock={
        isNothingNew ? (
          <div className={styles.dock}>
            <Button kind="now" onClick={() => void answer([])}>
              Done
            </Button>
          </div>
        ) : (
          <div className={styles.dock}>
            <Button kind="line" onClick={() => void answer([])}>
              Keep my plan
            </Button>
            <Button kind="now" disabled={hunks !== null && taken.length === 0} onClick={() => void answer(hunks === null ? null : taken)}>
              {hunks === null ? 'Use this plan' : 'Use my choices'}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.page}>
        {note === '' ? null : <p className={styles.note}>{`“${note}”`}</p>}
        {hunks === null ? <WholePlan plan={plan} /> : null}
        {isNothingNew ? <Note>{COACH_PLAN_MESSAGES.nothingNew}</Note> : null}
        {(hunks ?? []).map((hunk) => (
          <HunkLine
            key={hunk.id}
            hunk={hunk}
            reason={reasons[hunk.id]}
            choice={choices[hunk.id]}
            onChoose={(choice) => keep({ choices: { [hunk.id]: choice } })}
          />
        ))}
        {hunks === null || hunks.length < 2 ? null : (
          <Button
            kind="bare"
            onClick={() =>
              keep({ choices: Object.fromEntries(hunks.flatMap(({ id, mine }) => (mine === undefined ? [[id, 'take']] : []))) })
            }
          >
            Take everything I did not change myself
          </Button>
        )}
        <TextArea
          label={`A word to ${name}`}
          value={said}
          max={DECISION_WORDS_MAX_LENGTH}
          onChange={(event) => keep({ said: event.currentTarget.value })}
        />
        {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
        <p className="cap">
          {hunks === null || isNothingNew ? '' : `${taken.length} taken. ${COACH_PLAN_MESSAGES.openStays} `}
          {isNothingNew ? COACH_PLAN_MESSAGES.doneTells : COACH_PLAN_MESSAGES.canUndo}
        </p>
      </div>
    </Screen>
  );
}

function WholePlan({ plan }: { plan: CoachPlan }) {
  return (
    <>
      <p className="muted">{`${COACH_PLAN_MESSAGES.wholePlan} ${plan.days.length} ${plan.days.length === 1 ? 'day' : 'days'} a week, ${weeksWords(plan.weeks)}.`}</p>
      {plan.days.map((day) => (
        <section key={day.day_id} aria-label={day.title} className={styles.line}>
          <h2 className="h-4">{day.title}</h2>
          <ul className={styles.items}>
            {day.items.map((item) => (
              <li key={item.item_id}>{itemWords(item)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function counted(changes: number): string {
  return changes === 1 ? '1 change' : `${changes} changes`;
}
