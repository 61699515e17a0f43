import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useMakeRoutine } from '#client/training/use-make-routine.ts';
import { WayLink } from '#client/training/way-row.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { FINISH_MESSAGES } from '#domain/messages/finish-workout.ts';
import { weekCount } from '#domain/plan/plan-view.ts';
import { sessionsOfBlock } from '#domain/training/block-week.ts';
import { isFreeWorkout, parseRoutineWorkout } from '#domain/training/free-workout.ts';
import { dayAfter } from '#domain/training/next-workout.ts';
import { placeIn, type Training } from '#offline/log/training.ts';
import type { Account } from '#offline/store/account.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import type { WorkoutPlace } from '../workout-log.ts';
import styles from './after-workout.module.css';
import { WorkoutSummary } from './workout-summary.tsx';

interface AfterWorkoutProps {
  account: Account;
  training: Training;
  place: WorkoutPlace;
  session_id: string;
  /** What the workout is called. */
  title: string;
  states: readonly ExerciseState[];
  /** yyyy-mm-dd */
  today: string;
  onReopen: () => void;
  onAgain: () => void;
}

/**
 * What a finished workout came to, and what can follow it: the plan's next day, a set that was forgotten, the same once more, a routine of
 * it (ROUTINE-7).
 */
export function AfterWorkout({ account, training, place, session_id, title, states, today, onReopen, onAgain }: AfterWorkoutProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const makeRoutine = useMakeRoutine(account, setTrouble);
  const isOfRoutine = parseRoutineWorkout(place.plan_id) !== undefined;
  const next = nextLabel(training, today);
  return (
    <>
      <WorkoutSummary account={account} session_id={session_id} states={states} />
      <section aria-label={FINISH_MESSAGES.after}>
        {next === null ? null : (
          <div className={styles.next}>
            <WayLink icon="program" label={FINISH_MESSAGES.next(next)} to={PATHS.program} />
          </div>
        )}
        {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
        <div className={styles.actions}>
          <Button kind="bare" onClick={onReopen}>
            {FINISH_MESSAGES.reopen}
          </Button>
          {isFreeWorkout(place.plan_id) ? null : (
            <Button kind="bare" onClick={onAgain}>
              {FINISH_MESSAGES.again}
            </Button>
          )}
          {isOfRoutine ? null : (
            <Button
              kind="bare"
              onClick={() =>
                void makeRoutine(
                  title,
                  { ...place, session_id },
                  states.flatMap(({ logged }) => logged),
                )
              }
            >
              {FINISH_MESSAGES.keepRoutine}
            </Button>
          )}
        </div>
        <p className="cap">{FINISH_MESSAGES.forgotten}</p>
      </section>
    </>
  );
}

/** Label of the plan's next day. */
function nextLabel(training: Training, today: string): string | null {
  const {
    version: { plan_id },
    labels,
    view,
    sessions,
  } = training;
  const own = sessionsOfBlock(sessions, placeIn(training));
  return dayAfter({ plan_id, labels, weeks: weekCount(view), is_block: view.block !== null, sessions: own, today });
}
