import { useState } from 'react';
import { useAccount } from '#client/session/use-account.ts';
import { useFirstSync } from '#client/session/use-first-sync.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useToday } from '#client/session/use-today.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { chooseSession } from '#domain/training/choose-session.ts';
import { listPlans, type PlanVersion, readCurrentPlan } from '#offline/log/plans.ts';
import { readRecent, readStanding, type Training, trainingOf } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import { PlanDetail } from './plan-detail.tsx';
import { ProgramEmpty, ProgramFailed, ProgramLoading, ProgramScreen } from './program-states.tsx';

/** My Program: the plan to train by, and the earlier ones to look at (PLAN-11). */
export function ProgramPage() {
  const account = useAccount();
  const today = useToday(account.now);
  const reading = useReading(`program|${account.owner}|${today}`, () => readProgram(account, today), { keep: true });
  const isFirstSync = useFirstSync();
  const [shownId, setShownId] = useState<string | null>(null);
  if (reading.status === 'loading') return <ProgramLoading />;
  if (reading.status === 'failed') return <ProgramFailed onRetry={reading.retry} />;
  if (reading.value === null) return isFirstSync ? <ProgramLoading /> : <ProgramEmpty />;
  const { current, plans, training } = reading.value;
  const shown = plans.find((plan) => plan.plan_id === shownId && plan.plan_id !== current.plan_id) ?? current;
  const isCurrent = shown.plan_id === current.plan_id;
  return (
    <ProgramScreen>
      {isCurrent ? null : (
        <Note kind="now" action={<Button onClick={() => setShownId(null)}>Back to your plan</Button>}>
          An earlier plan, for looking at. You train by a newer one.
        </Note>
      )}
      <PlanDetail
        key={shown.plan_id}
        account={account}
        version={shown}
        today={today}
        next={isCurrent && training.version.plan_id === current.plan_id ? (training.next ?? null) : null}
        earlier={plans.filter((plan) => plan.plan_id !== shown.plan_id)}
        isCurrent={isCurrent}
        isDone={training.next !== undefined && isLoggedToday(training, training.next, today)}
        onShow={setShownId}
      />
    </ProgramScreen>
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

function isLoggedToday({ sessions, version, read_at }: Training, place: { week: number; day: number }, today: string): boolean {
  const clock = { today, now: read_at };
  return chooseSession(sessions, { plan_id: version.plan_id, week: place.week, day: place.day }, clock, false).finished;
}
