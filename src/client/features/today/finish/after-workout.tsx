import { useState } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useMakeRoutine } from '#client/training/use-make-routine.ts';
import { WayLink } from '#client/training/way-row.tsx';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { FINISH_MESSAGES } from '#domain/messages/finish-workout.ts';
import { parseRoutineWorkout } from '#domain/training/free-workout.ts';
import type { Account } from '#offline/store/account.ts';
import type { ExerciseState } from '../use-workout-view.ts';
import styles from './after-workout.module.css';

interface AfterWorkoutProps {
  account: Account;
  plan_id: string;
  /** What the workout is called. */
  title: string;
  states: readonly ExerciseState[];
  /** Label of the plan's next day. */
  nextLabel: string | null;
  onReopen: () => void;
  /** undefined where the day cannot be trained again as it was. */
  onAgain: (() => void) | undefined;
}

/** What can follow a finished workout: the plan's next day, a set that was forgotten, the same once more, a routine of it (ROUTINE-7). */
export function AfterWorkout({ account, plan_id, title, states, nextLabel, onReopen, onAgain }: AfterWorkoutProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const makeRoutine = useMakeRoutine(account, setTrouble);
  const isOfRoutine = parseRoutineWorkout(plan_id) !== undefined;
  return (
    <section aria-label={FINISH_MESSAGES.after}>
      {nextLabel === null ? null : (
        <div className={styles.next}>
          <WayLink icon="program" label={FINISH_MESSAGES.next(nextLabel)} to={PATHS.program} />
        </div>
      )}
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      <div className={styles.actions}>
        <Button kind="bare" onClick={onReopen}>
          {FINISH_MESSAGES.reopen}
        </Button>
        {onAgain === undefined ? null : (
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
  );
}
