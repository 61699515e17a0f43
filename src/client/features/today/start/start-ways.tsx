import { useState } from 'react';
import { dayText } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { type Reading, useReading } from '#client/session/use-reading.ts';
import { type RoutineWay, readWays, type Ways } from '#client/training/read-ways.ts';
import { WayButton, WayLink } from '#client/training/way-row.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { EDIT_WORKOUT_MESSAGES } from '#domain/messages/edit-workout.ts';
import { FREE_MESSAGES } from '#domain/messages/routines.ts';
import { EMPTY_WORKOUT } from '#domain/training/free-workout.ts';
import { continueWorkout, startEmptyWorkout, startRoutine } from '#offline/log/free-workouts.ts';
import type { TrainingSession } from '#offline/log/sessions.ts';
import type { Account } from '#offline/store/account.ts';
import { useSwitchWorkout } from '../switch-workout.ts';
import styles from './start-ways.module.css';

interface StartWaysProps {
  account: Account;
  /** yyyy-mm-dd */
  today: string;
  /** With a plan the ways stand quietly below it; without one, an empty workout has a button of its own. */
  place: 'alone' | 'below';
  ways: Reading<Ways>;
  /** Rows below the routines. */
  children?: React.ReactNode;
}

const NO_WAYS: Ways = { open: [], routines: [] };

/** What can be started; `today` is yyyy-mm-dd. */
export function useWays(account: Account, today: string): Reading<Ways> {
  return useReading(`ways|${account.owner}|${today}`, () => readWays(account, today), { keep: true });
}

/** The empty workout that is open today: a second one is not begun beside it (ROUTINE-21). */
export function openEmptyWorkout({ open }: Ways, today: string): TrainingSession | undefined {
  return open.find(({ plan_id, performed_on }) => plan_id === EMPTY_WORKOUT && performed_on === today);
}

export function goOnText({ label }: TrainingSession): string {
  return `Go on with ${label === '' ? 'your workout' : label}`;
}

/** The ways that stand below a plan's workout. */
export function WaysBelow({ account, today }: { account: Account; today: string }) {
  return <StartWays account={account} today={today} place="below" ways={useWays(account, today)} />;
}

/** The ways to train that need no plan (ROUTINE-1). */
export function StartWays({ account, today, place, ways, children }: StartWaysProps) {
  const switchWorkout = useSwitchWorkout();
  const [trouble, setTrouble] = useState<string | null>(null);
  const go = (work: () => Promise<unknown>) => void switchWorkout(work).then(setTrouble);
  const train = (way: RoutineWay) => {
    let isThere = true;
    const start = async () => {
      isThere = await startRoutine(account, way, today);
      return isThere;
    };
    void switchWorkout(start).then((failure) => setTrouble(failure ?? (isThere ? null : FREE_MESSAGES.gone)));
  };
  const known = ways.status === 'ready' ? ways.value : NO_WAYS;
  const empty = openEmptyWorkout(known, today);
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways" className="h-4">
        {place === 'alone' ? 'Your routines' : 'Something else'}
      </h2>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      {ways.status === 'failed' ? (
        <Note kind="fail" action={<Button onClick={ways.retry}>Try again</Button>}>
          {FREE_MESSAGES.readFailed}
        </Note>
      ) : null}
      <div className={styles.card}>
        {known.open.map((session) =>
          place === 'alone' && session === empty ? null : (
            <WayButton
              key={session.session_id}
              icon="arrow-right"
              label={goOnText(session)}
              onGo={() => go(() => continueWorkout(account, session.plan_id, today))}
            />
          ),
        )}
        {place === 'alone' || empty !== undefined ? null : (
          <WayButton
            icon="plus"
            label="Start an empty workout"
            hint="Add exercises as you go"
            onGo={() => go(() => startEmptyWorkout(account, today))}
          />
        )}
        {known.routines.map((way) => (
          <WayButton
            key={way.routine_id}
            icon="barbell"
            label={way.day === null ? way.name : `${way.name}: ${way.day}`}
            hint={wayHint(way, account.now())}
            onGo={() => train(way)}
          />
        ))}
        <WayLink icon="history" label={EDIT_WORKOUT_MESSAGES.newTitle} hint={EDIT_WORKOUT_MESSAGES.newHint} to={PATHS.workout} />
        <WayLink icon="program" label={known.routines.length === 0 ? 'Make a routine' : 'All routines'} to={PATHS.routines} />
      </div>
      {children}
    </section>
  );
}

function wayHint({ sets, minutes, last_on }: RoutineWay, now: number): string {
  const parts = [`${sets.length} ${sets.length === 1 ? 'exercise' : 'exercises'}`, `${minutes} min`];
  return [...parts, ...(last_on === undefined ? [] : [`last ${dayText(last_on, now)}`])].join(', ');
}
