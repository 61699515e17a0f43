import { useState } from 'react';
import { dayText, weekRangeText } from '#client/locale/formats.ts';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { LoadingSentence } from '#client/ui/feedback/loading-sentence.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { listEarlierPlans, type TrainedSpan } from '#offline/log/earlier-plans.ts';
import { makeCurrent, type PlanVersion } from '#offline/log/plans.ts';
import type { Account } from '#offline/store/account.ts';
import styles from './earlier-plans.module.css';

interface EarlierPlansProps {
  account: Account;
  current_id: string;
  /** yyyy-mm-dd */
  today: string;
  onShow: (plan_id: string) => void;
  /** One of them is the plan in use now. */
  onUsed: (plan_id: string) => void;
}

/** Earlier plans, to view or to use again. Logged sets stay with each. */
export function EarlierPlans(props: EarlierPlansProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Earlier plans
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="Earlier plans">
        {isOpen ? <Lists {...props} onClose={() => setOpen(false)} /> : null}
      </Sheet>
    </>
  );
}

/** Those that were trained apart from those that were not (PLAN-11). */
function Lists({ account, current_id, today, onShow, onUsed, onClose }: EarlierPlansProps & { onClose: () => void }) {
  const reading = useReading(`earlier-plans|${account.owner}|${current_id}`, () => listEarlierPlans(account, current_id));
  const [hasFailed, setFailed] = useState(false);
  if (reading.status === 'loading') return <LoadingSentence>Loading your plans...</LoadingSentence>;
  if (reading.status === 'failed')
    return (
      <Note kind="fail" action={<Button onClick={reading.retry}>Try again</Button>}>
        {PROGRAM_MESSAGES.readFailed}
      </Note>
    );
  const { trained, untrained } = reading.value;
  const look = (plan: PlanVersion) => {
    onShow(plan.plan_id);
    onClose();
  };
  const goBackTo = async (plan: PlanVersion) => {
    try {
      await makeCurrent(account, plan.plan_id);
      onUsed(plan.plan_id);
      onClose();
    } catch {
      setFailed(true);
    }
  };
  const row = (plan: PlanVersion, when: string) => (
    <EarlierPlan key={plan.plan_id} plan={plan} when={when} onLook={() => look(plan)} onUse={() => void goBackTo(plan)} />
  );
  return (
    <>
      {hasFailed ? <Note kind="fail">{PROGRAM_MESSAGES.notChanged}</Note> : null}
      {trained.length === 0 ? null : (
        <section aria-label="Trained">
          <h3 className={styles.heading}>Trained</h3>
          <ul className="list">{trained.map(({ version, span }) => row(version, spanText(span, today)))}</ul>
        </section>
      )}
      {untrained.length === 0 ? null : (
        <section aria-label="Not trained">
          <h3 className={styles.heading}>Not trained</h3>
          <ul className="list">{untrained.map((version) => row(version, `Made ${dayText(version.made_at, today)}`))}</ul>
        </section>
      )}
      {trained.length + untrained.length === 0 ? <p>{PROGRAM_MESSAGES.noEarlier}</p> : null}
    </>
  );
}

function EarlierPlan({ plan, when, onLook, onUse }: { plan: PlanVersion; when: string; onLook: () => void; onUse: () => void }) {
  return (
    <li className={styles.plan}>
      <div>
        <p className={styles.name}>{nameOf(plan)}</p>
        <p className="cap num">{when}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onLook}>Look at it</Button>
        <Button onClick={onUse}>Train by it</Button>
      </div>
    </li>
  );
}

/** «Sep 7 – Oct 4, 14 workouts» */
function spanText({ from, to, workouts }: TrainedSpan, today: string): string {
  const days = from === to ? dayText(from, today) : weekRangeText([from, to], today);
  return `${days}, ${workouts} ${workouts === 1 ? 'workout' : 'workouts'}`;
}

function nameOf({ plan }: PlanVersion): string {
  const { goal, days, block } = planView(plan);
  const name = goal === '' ? 'Plan' : goal.charAt(0).toUpperCase() + goal.slice(1);
  const number = block === null ? '' : `, block ${block.number}`;
  return `${name}${number}, ${days} ${days === 1 ? 'day' : 'days'} a week`;
}
