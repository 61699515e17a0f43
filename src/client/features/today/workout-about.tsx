import type { PlanView } from '#domain/plan/plan-view.ts';
import { blockWeekText } from '#domain/training/block-words.ts';
import { isFreeWorkout } from '#domain/training/free-workout.ts';
import type { Account } from '#offline/store/account.ts';
import { ChangedNote } from './change/session-tools.tsx';
import { storeChange } from './change/store-change.ts';
import type { SessionDay } from './change/use-session-day.ts';
import { StartStep, type StartStepProps } from './start/start-step.tsx';
import styles from './workout-about.module.css';
import type { WorkoutPlace } from './workout-log.ts';

interface WorkoutAboutProps {
  account: Account;
  place: WorkoutPlace;
  view: PlanView;
  day: SessionDay;
  /** An accepted change can be taken back. */
  canUndo: boolean;
  /** Before its start: its name stands large, above what lies ahead. */
  ahead: Pick<StartStepProps, 'today' | 'sets' | 'minutes' | 'isOver' | 'isFreeDay' | 'onStarted'> | null;
  /** Above its name. */
  children: React.ReactNode;
}

/** Which workout it is, and what was changed in it: above the exercises before the first set, below them in one that has begun. */
export function WorkoutAbout({ account, place, view, day, canUndo, ahead, children }: WorkoutAboutProps) {
  const week = blockWeekText(view, place.week);
  const undo = () => storeChange(account, { session_id: day.session_id, day: null, why: '' });
  return (
    <>
      {children}
      <p className="cap">
        {place.is_strength && !isFreeWorkout(place.plan_id) ? <span className={styles.badge}>Strength</span> : null}
        {week === null ? null : <span className={styles.badge}>{week}</span>}
        <span data-ahead className={ahead !== null ? `h-1 ${styles.title}` : undefined}>
          {day.view.title ?? place.label}
        </span>
      </p>
      {ahead === null ? null : <StartStep account={account} place={place} {...ahead} />}
      {day.changed === null ? null : <ChangedNote why={day.changed} onUndo={canUndo ? undo : undefined} />}
    </>
  );
}
