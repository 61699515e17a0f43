import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { weekdayName } from '#client/locale/formats.ts';
import { PATHS } from '#client/routing/paths.ts';
import { storeNow } from '#client/training/store-now.ts';
import { useMakeRoutine } from '#client/training/use-make-routine.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { ButtonLink } from '#client/ui/buttons/button-link.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { ROUTINE_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { EDIT_WORKOUT_MESSAGES } from '#domain/messages/edit-workout.ts';
import { isSessionOpen } from '#domain/training/choose-session.ts';
import { isWorkingSet } from '#domain/training/set-kind.ts';
import { repeatWorkout } from '#offline/log/free-workouts.ts';
import type { Account } from '#offline/store/account.ts';
import type { LoggedSession } from './read-day.ts';
import styles from './session-card.module.css';
import { useDeleteWorkout } from './use-delete-workout.ts';

interface WorkoutActionsProps {
  account: Account;
  logged: LoggedSession;
  /** yyyy-mm-dd */
  today: string;
}

/** What can be done with a past workout: change it, repeat it now, make a routine of it, delete it (HIST-4 to HIST-6, ROUTINE-7). */
export function WorkoutActions({ account, logged, today }: WorkoutActionsProps) {
  const { session, exercises } = logged;
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const makeRoutine = useMakeRoutine(account, setTrouble);
  const remove = useDeleteWorkout(account, setTrouble);
  const sets = exercises.flatMap((exercise) => exercise.sets);
  const name = (session.label || weekdayName(session.performed_on)).slice(0, ROUTINE_NAME_MAX_LENGTH);
  const isUnderWay = isSessionOpen(session, { today, now: account.now() });
  const repeat = async () => {
    let isStarted = true;
    const failure = await storeNow(async () => {
      isStarted = await repeatWorkout(account, { label: name, sets }, today);
    });
    setTrouble(failure ?? (isStarted ? null : EDIT_WORKOUT_MESSAGES.otherUnderWay));
    if (failure === null && isStarted) void navigate(PATHS.today);
  };
  return (
    <>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      <div className={styles.actions}>
        {isUnderWay ? null : (
          <ButtonLink kind="line" to={`${PATHS.workout}?id=${encodeURIComponent(session.session_id)}`}>
            <Icon name="edit" size="s" /> Change it
          </ButtonLink>
        )}
        <Button onClick={() => void repeat()}>
          <Icon name="refresh" size="s" /> Repeat it
        </Button>
      </div>
      <div className={styles.more}>
        <Button kind="bare" onClick={() => void makeRoutine(name, session, sets)}>
          Make a routine of it
        </Button>
        <Button kind="bare" onClick={() => void remove({ session, sets: sets.filter(isWorkingSet).length })}>
          Delete this workout
        </Button>
      </div>
    </>
  );
}
