import { useState } from 'react';
import { useAccount } from '#client/session/use-account.ts';
import { useFirstSync } from '#client/session/use-first-sync.ts';
import { useReading } from '#client/session/use-reading.ts';
import { useToday } from '#client/session/use-today.ts';
import { InsightSlot } from '#client/training/insight-slot.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { dayView } from '#domain/plan/plan-view.ts';
import { isDayChosen, type RememberedChoice } from '#domain/training/next-workout.ts';
import { returnWords } from '#domain/training/readiness/return-words.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { type Recent, readRecent, readStanding, type Standing, type Training } from '#offline/log/training.ts';
import { forgetChoice, saveChoice } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { type Discarded, DiscardedContext, DiscardedToast } from './finish/discarded.tsx';
import { useShownWorkout } from './shown-workout.ts';
import { DayAbove } from './start/day-above.tsx';
import { FreeDay } from './start/free-day.tsx';
import { WaysBelow } from './start/start-ways.tsx';
import { TodayStart } from './start/today-start.tsx';
import { SwitchWorkoutContext, useLeaving, useSwitchWorkout } from './switch-workout.ts';
import styles from './today-page.module.css';
import { TodayFailed, TodayLoading } from './today-states.tsx';
import { useReturn } from './use-return.ts';
import { useValueAtStart } from './use-value-at-start.ts';
import { Workout } from './workout.tsx';

/** Today's Workout: which day of the plan it is, and its sets (TODAY-1). */
export function TodayPage() {
  const isFirstSync = useFirstSync();
  const [hasArrived, setArrived] = useState(!isFirstSync);
  // Once: a try that starts later must not take the rows from under a finger.
  if (!isFirstSync && !hasArrived) setArrived(true);
  return hasArrived ? <TodayRead /> : <TodayLoading />;
}

function TodayRead() {
  const account = useAccount();
  const today = useToday(account.now);
  const standing = useReading(`standing|${account.owner}|${today}`, () => readStanding(account, today), { keep: true });
  const recent = useReading(`recent|${account.owner}|${today}`, () => readRecent(account, today), { keep: true });
  if (standing.status === 'failed') return <TodayFailed onRetry={standing.retry} />;
  if (recent.status === 'failed') return <TodayFailed onRetry={recent.retry} />;
  if (standing.status === 'loading' || recent.status === 'loading') return <TodayLoading />;
  return <TodayShown account={account} today={today} standing={standing.value} recent={recent.value} />;
}

interface TodayShownProps {
  account: Account;
  today: string;
  standing: Standing;
  recent: Recent;
}

function TodayShown({ account, today, standing, recent }: TodayShownProps) {
  const shown = useShownWorkout(standing, recent, today);
  const { isLeaving, switchWorkout } = useLeaving(shown.key);
  const [discarded, setDiscarded] = useState<(Discarded & { choice: RememberedChoice | null }) | null>(null);
  const { unit } = standing;
  return (
    <SwitchWorkoutContext value={switchWorkout}>
      <DiscardedContext value={(gone) => setDiscarded({ ...gone, choice: standing.choice })}>
        <div className={styles.shown} inert={isLeaving}>
          {shown.kind === 'free' ? (
            <FreeDay key={shown.training.version.plan_id} account={account} today={today} training={shown.training} unit={unit} />
          ) : shown.kind === 'plan' ? (
            <ChosenDay account={account} today={today} training={shown.training} next={shown.next} unit={unit} />
          ) : (
            <TodayStart account={account} today={today} />
          )}
        </div>
      </DiscardedContext>
      {discarded === null ? null : (
        <DiscardedToast account={account} today={today} discarded={discarded} choice={discarded.choice} onOver={() => setDiscarded(null)} />
      )}
    </SwitchWorkoutContext>
  );
}

interface ChosenDayProps {
  account: Account;
  today: string;
  training: Training;
  next: NonNullable<Training['next']>;
  unit: WeightUnit;
}

function ChosenDay({ account, today, training, next, unit }: ChosenDayProps) {
  const { version, view } = training;
  const [picked, setPicked] = useState<RememberedChoice | null>(null);
  const hand = picked?.plan_id === version.plan_id && picked.on === today ? picked : null;
  const { week, day } = hand ?? next;
  const isChosen = isDayChosen(hand ?? training.choice, { plan_id: version.plan_id, today });
  // The choice applies even if it cannot be stored.
  const choose = (to: RememberedChoice) => {
    setPicked(to);
    saveChoice(account, to).catch(() => {});
  };
  const hasTrained = useValueAtStart(
    today,
    training.sessions.some((session) => session.performed_on === today),
  );
  const own = training.sessions.filter(({ performed_on, plan_id }) => performed_on === today && plan_id === version.plan_id);
  const hasTrainedPlan = useValueAtStart(today, own.length > 0);
  const isUnderWay = own.some(({ finished_at }) => finished_at === null);
  const way = useReturn(account, training, week, today);
  if (way === null) return <TodayLoading />;
  const shown = dayView(way.plan, week, day);
  const above = (
    <DayAbove
      account={account}
      training={training}
      plan={way.plan}
      week={week}
      day={day}
      today={today}
      isFree={!next.scheduled && !hasTrained && !isChosen}
      returning={way.effect === null ? null : returnWords(way.effect, today)}
      onChoose={choose}
    />
  );
  const replaced = training.replaced ? <Replaced account={account} /> : null;
  if (shown === undefined || shown.primary.length + shown.accessories.length === 0)
    return (
      <TodayStart account={account} today={today}>
        {above}
        {replaced}
      </TodayStart>
    );
  return (
    <Workout
      key={`${version.plan_id}|${week}|${day}`}
      account={account}
      training={training}
      place={{ plan_id: version.plan_id, week, day, label: shown.label, is_strength: view.is_strength }}
      day={shown}
      plan={way.plan}
      returning={way.returning}
      today={today}
      unit={unit}
      below={
        <>
          {replaced}
          <InsightSlot account={account} training={training} today={today} unit={unit} />
          {hasTrainedPlan || isUnderWay ? null : <WaysBelow account={account} today={today} />}
        </>
      }
    >
      {above}
    </Workout>
  );
}

/** A new plan arrived during a workout, which stays until the person continues. */
function Replaced({ account }: { account: Account }) {
  const switchWorkout = useSwitchWorkout();
  const [trouble, setTrouble] = useState<string | null>(null);
  const moveOn = () => {
    void switchWorkout(() => forgetChoice(account)).then(setTrouble);
  };
  return (
    <>
      <Note kind="now" action={<Button onClick={moveOn}>Use the new plan</Button>}>
        You have a new plan. This workout goes on with the one it began with.
      </Note>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </>
  );
}
