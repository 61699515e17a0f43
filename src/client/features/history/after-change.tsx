import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeNow } from '#client/training/store-now.ts';
import { undoTrouble } from '#client/training/undo-trouble.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { EDIT_WORKOUT_MESSAGES } from '#domain/messages/edit-workout.ts';
import { dayOfSession } from '#offline/log/set-changes.ts';
import { undoChange } from '#offline/log/undo-change.ts';
import type { Account } from '#offline/store/account.ts';
import type { DeletedWorkout } from './use-delete-workout.ts';
import styles from './workout-day.module.css';

/** What was done on the page before: a workout logged afterwards, changed, or deleted, which can be undone (HIST-6). */
export function AfterChange({ account }: { account: Account }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const { deleted, saved, isLogged } = (state as { deleted?: DeletedWorkout; saved?: number; isLogged?: boolean } | null) ?? {};
  const bringBack = async ({ session_id, change_id }: DeletedWorkout) => {
    let refused: string | null = null;
    const failure = await storeNow(async () => {
      refused = undoTrouble(await undoChange(account, dayOfSession(session_id), change_id));
    });
    setTrouble(failure ?? refused);
    if (failure === null) void navigate(`${pathname}${search}`, { replace: true });
  };
  return (
    <div className={styles.notices}>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      {saved === undefined ? null : <Note kind="info">{EDIT_WORKOUT_MESSAGES.saved(saved)}</Note>}
      {isLogged === true ? <Note kind="info">{EDIT_WORKOUT_MESSAGES.newSaved}</Note> : null}
      {deleted === undefined ? null : (
        <Note action={<Button onClick={() => void bringBack(deleted)}>Undo</Button>}>{EDIT_WORKOUT_MESSAGES.deleted(deleted.sets)}</Note>
      )}
    </div>
  );
}
