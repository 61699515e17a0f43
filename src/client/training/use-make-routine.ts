import { generatePath, useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { type DoneSet, dayOfSets } from '#domain/history/day-of-sets.ts';
import { ROUTINE_NAME_MAX_LENGTH } from '#domain/limits.ts';
import { type PlannedPlace, readPlannedDay } from '#offline/log/planned-day.ts';
import { saveRoutine } from '#offline/log/routines.ts';
import type { Account } from '#offline/store/account.ts';
import { storeNow } from './store-now.ts';

/** Makes a routine of a workout as it was done and opens it (ROUTINE-7). `onTrouble` gets the error, or null. */
export function useMakeRoutine(account: Account, onTrouble: (message: string | null) => void) {
  const navigate = useNavigate();
  return async (title: string, place: PlannedPlace, sets: readonly DoneSet[]): Promise<void> => {
    const routine_id = account.newId();
    const name = title.slice(0, ROUTINE_NAME_MAX_LENGTH);
    const failure = await storeNow(async () => {
      const day = dayOfSets(name, sets, await readPlannedDay(account, place));
      await saveRoutine(account, { routine_id, name, days: [{ day_id: account.newId(), day }] }, undefined);
    });
    onTrouble(failure);
    if (failure === null) void navigate(generatePath(PATHS.routine, { id: routine_id }));
  };
}
