import { useCallback, useState } from 'react';
import { Note } from '#client/ui/note.tsx';
import { CHANGE_SESSION_MESSAGES } from '#domain/messages/today.ts';
import type { Gym } from '#domain/training/gym.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/account.ts';
import type { ChangeStart } from './change/change-topics.ts';
import type { SessionDay } from './change/use-session-day.ts';
import { storeGym } from './gym/save-gym.ts';
import { usePart } from './use-part.ts';
import type { ExerciseState } from './use-workout-view.ts';

const loadGymSheet = () => import('./gym/gym-sheet.tsx');
const loadChangeSheet = () => import('./change/change-sheet.tsx');

interface WorkoutSheetsInput {
  account: Account;
  gym: Gym | undefined;
  unit: WeightUnit;
  day: SessionDay;
  frame: { goal: string | null; is_strength: boolean; week: number };
  states: readonly ExerciseState[];
}

type Open = { sheet: 'gym' } | { sheet: 'change'; start: ChangeStart } | null;

/** The sheets of a workout, whose code comes with the first tap, and what opens them. */
export function useWorkoutSheets(input: WorkoutSheetsInput) {
  const [open, setOpen] = useState<Open>(null);
  const gymPart = usePart(loadGymSheet);
  const changePart = usePart(loadChangeSheet);
  const { load: loadGym } = gymPart;
  const { load: loadChange } = changePart;
  const openGym = useCallback(() => {
    loadGym();
    setOpen({ sheet: 'gym' });
  }, [loadGym]);
  const openChange = useCallback(
    (start: ChangeStart) => {
      loadChange();
      setOpen({ sheet: 'change', start });
    },
    [loadChange],
  );
  const close = useCallback(() => setOpen(null), []);
  const { account, gym, unit, day, frame, states } = input;
  const hasFailed = (open?.sheet === 'gym' && gymPart.hasFailed) || (open?.sheet === 'change' && changePart.hasFailed);
  const sheets = (
    <>
      {hasFailed ? <Note kind="fail">{CHANGE_SESSION_MESSAGES.notLoaded}</Note> : null}
      {open?.sheet === 'gym' && gymPart.loaded !== null ? (
        <gymPart.loaded.GymSheet open onClose={close} gym={gym} unit={unit} onSave={(saved) => storeGym(account, saved)} />
      ) : null}
      {open?.sheet === 'change' && changePart.loaded !== null ? (
        <changePart.loaded.ChangeSheet account={account} day={day} frame={frame} states={states} start={open.start} onClose={close} />
      ) : null}
    </>
  );
  return { sheets, openGym, openChange };
}
