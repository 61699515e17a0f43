import { useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { storeNow } from '#client/training/store-now.ts';
import { deleteSession, type TrainingSession } from '#offline/log/sessions.ts';
import type { Account } from '#offline/store/account.ts';

/** A workout that was deleted, as the page after it offers to undo it. */
export interface DeletedWorkout {
  readonly session_id: string;
  readonly change_id: string;
  /** Without warm-ups. */
  readonly sets: number;
}

/** Deletes a workout and leads to its day in the history, where it can be brought back (HIST-6). */
export function useDeleteWorkout(account: Account, onTrouble: (trouble: string | null) => void) {
  const navigate = useNavigate();
  return async ({ session, sets }: { session: TrainingSession; sets: number }) => {
    const { session_id, performed_on } = session;
    const changes: string[] = [];
    const failure = await storeNow(async () => {
      changes.push((await deleteSession(account, session_id)).id);
    });
    onTrouble(failure);
    const change_id = changes.at(-1);
    if (failure !== null || change_id === undefined) return;
    const deleted: DeletedWorkout = { session_id, change_id, sets };
    void navigate(`${PATHS.history}?day=${performed_on}`, { replace: true, state: { deleted } });
  };
}
