import { useEffect, useRef, useState } from 'react';
import { useAccount } from '#client/session/use-account.ts';
import { useFirstSync } from '#client/session/use-first-sync.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useToday } from '#client/session/use-today.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { EDIT_PLAN_MESSAGES } from '#domain/messages/edit-plan.ts';
import { PROGRAM_MESSAGES } from '#domain/messages/program.ts';
import { weekCount } from '#domain/plan/plan-view.ts';
import { chooseSession } from '#domain/training/choose-session.ts';
import { type PlanPlace, planPlace } from '#domain/training/plan-place.ts';
import { listPlans, makeCurrent, type PlanVersion, readCurrentPlan } from '#offline/log/plans.ts';
import { readRecent, readStanding, sessionsForPlan, type Training, trainingOf } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { EditProgram } from './edit-program.tsx';
import { PlanDetail } from './plan-detail.tsx';
import { readPlanDraft } from './plan-edit-draft.ts';
import styles from './program-page.module.css';
import { ProgramEmpty, ProgramFailed, ProgramLoading, ProgramScreen } from './program-states.tsx';

/** My Program: the plan to train by, and the earlier ones to look at (PLAN-11). */
export function ProgramPage() {
  const account = useAccount();
  const today = useToday(account.now);
  const reading = useReading(`program|${account.owner}|${today}`, () => readProgram(account, today), { keep: true });
  const isFirstSync = useFirstSync();
  const draft = useReading(`plan-draft|${account.owner}`, () => readPlanDraft(account), { keep: true });
  const [shownId, setShownId] = useState<string | null>(null);
  const [editing, setEditing] = useState<Editing>('unasked');
  const [saved, setSaved] = useState<Replaced | null>(null);
  if (reading.status === 'loading') return <ProgramLoading />;
  if (reading.status === 'failed') return <ProgramFailed onRetry={reading.retry} />;
  if (reading.value === null) return isFirstSync ? <ProgramLoading /> : <ProgramEmpty />;
  const { current, plans, training } = reading.value;
  const shown = plans.find((plan) => plan.plan_id === shownId && plan.plan_id !== current.plan_id) ?? current;
  const isCurrent = shown.plan_id === current.plan_id;
  const isTrained = isCurrent && training.version.plan_id === current.plan_id;
  // Changes that a reload or a call interrupted go on where they were.
  const kept = draft.status === 'ready' && draft.value?.plan_id === current.plan_id ? draft.value.steps : [];
  const isEditing = editing === 'unasked' ? kept.length > 0 : editing !== 'closed' && editing.plan_id === current.plan_id;
  if (isCurrent && isEditing)
    return (
      <EditProgram
        key={current.plan_id}
        account={account}
        version={current}
        kept={kept}
        onSaved={(from, to) => {
          setSaved({ from: from.plan_id, to: to.plan_id, says: EDIT_PLAN_MESSAGES.saved });
          setEditing('closed');
        }}
        onClose={() => setEditing('closed')}
      />
    );
  return (
    <ProgramScreen>
      <div className={styles.notes}>
        {typeof editing === 'object' && isCurrent ? <Note kind="now">{EDIT_PLAN_MESSAGES.replaced}</Note> : null}
        {saved?.to === current.plan_id && isCurrent ? <SavedNote key={`saved ${saved.to}`} account={account} saved={saved} /> : null}
        {isCurrent ? null : (
          <Note kind="now" action={<Button onClick={() => setShownId(null)}>Back to your plan</Button>}>
            An earlier plan, for looking at. You train by a newer one.
          </Note>
        )}
      </div>
      <PlanDetail
        key={shown.plan_id}
        account={account}
        version={shown}
        today={today}
        next={isTrained ? (training.next ?? null) : null}
        place={isTrained ? placeOf(training, today) : null}
        hasEarlier={plans.length > 1}
        isCurrent={isCurrent}
        isDone={training.next !== undefined && isLoggedToday(training, training.next, today)}
        onEdit={() => setEditing({ plan_id: current.plan_id })}
        onShow={setShownId}
        onUsed={(to) => setSaved({ from: current.plan_id, to, says: PROGRAM_MESSAGES.usedEarlier })}
      />
    </ProgramScreen>
  );
}

/** The plan that is being changed. Unasked, only changes that a reload interrupted are gone on with. */
type Editing = 'unasked' | 'closed' | { plan_id: string };

/** Ids of the plan that another took the place of on this page, and of that one. */
interface Replaced {
  from: string;
  to: string;
  says: string;
}

/** After another plan came into use: that it counts, and the way back, where it is seen. */
function SavedNote({ account, saved: { from, says } }: { account: Account; saved: Replaced }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, []);
  const undo = async () => setTrouble(await storeNow(() => makeCurrent(account, from)));
  return (
    <div ref={note}>
      <Note action={<Button onClick={() => void undo()}>Undo</Button>}>{says}</Note>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </div>
  );
}

interface Program {
  current: PlanVersion;
  /** All versions, newest first. */
  plans: PlanVersion[];
  training: Training;
}

async function readProgram(account: Account, today: string): Promise<Program | null> {
  const [current, plans, standing, recent] = await Promise.all([
    readCurrentPlan(account),
    listPlans(account),
    readStanding(account, today),
    readRecent(account, today),
  ]);
  const training = trainingOf(standing, recent, today);
  return current === undefined || training === undefined ? null : { current, plans, training };
}

function placeOf(training: Training, today: string): PlanPlace | null {
  const { next: shown, labels, view, version } = training;
  if (shown === undefined) return null;
  const sessions = sessionsForPlan(training);
  const is_done = isLoggedToday(training, shown, today);
  return planPlace({ plan_id: version.plan_id, labels, weeks: weekCount(view), block: view.block, sessions, today, shown, is_done });
}

function isLoggedToday({ sessions, version, read_at }: Training, place: { week: number; day: number }, today: string): boolean {
  const clock = { today, now: read_at };
  return chooseSession(sessions, { plan_id: version.plan_id, week: place.week, day: place.day }, clock, false).finished;
}
