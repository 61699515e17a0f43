import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { PATHS } from '#client/routing/paths.ts';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { dayOfSets } from '#domain/training/copy-days.ts';
import { saveRoutine } from '#offline/log/routines.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';

interface MakeRoutineProps {
  account: Account;
  /** The workout's name. */
  name: string;
  sets: readonly LoggedSet[];
}

/** Makes a routine of a past workout, and opens it to be named and changed (ROUTINE-7). */
export function MakeRoutine({ account, name, sets }: MakeRoutineProps) {
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = async () => {
    const routine_id = account.newId();
    const days = [{ day_id: account.newId(), day: dayOfSets(name, sets) }];
    const failure = await storeNow(() => saveRoutine(account, { routine_id, name, days }, undefined));
    setTrouble(failure);
    if (failure === null) void navigate(generatePath(PATHS.routine, { id: routine_id }));
  };
  return (
    <>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
      <Button kind="bare" onClick={() => void make()}>
        Make a routine of it
      </Button>
    </>
  );
}
