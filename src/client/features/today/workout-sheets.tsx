import { useCallback, useState } from 'react';
import { usePart } from '#client/training/use-part.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import type { DayState } from '#domain/ai-coach/readiness/day-state.ts';
import { kitOfGym } from '#domain/exercises/gym-kit.ts';
import { CHANGE_SESSION_MESSAGES } from '#domain/messages/today.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '#offline/store/account.ts';
import type { AcceptedChange } from './change/change-sheet.tsx';
import type { ChangeTopic } from './change/change-topics.ts';
import type { SessionDay } from './change/use-session-day.ts';
import type { SetGroups } from './share-sets.ts';
import type { ExerciseState } from './use-workout-view.ts';
import type { WorkoutPlace } from './workout-log.ts';

const loadGymSheet = () => import('#client/training/gym/gym-sheet.tsx');
const loadUndoSheet = () => import('./undo/undo-sheet.tsx');
const loadChangeSheet = () => import('./change/change-sheet.tsx');

interface WorkoutSheetsInput {
  account: Account;
  gym: Parameters<typeof kitOfGym>[0];
  unit: WeightUnit;
  /** The session's sets. */
  logged: SetGroups;
  day: SessionDay;
  frame: { goal: string | null; is_strength: boolean; week: number };
  states: readonly ExerciseState[];
  place: WorkoutPlace;
  /** Stores an accepted change of the session; resolves to null or the error. */
  onAccept: (change: AcceptedChange) => Promise<string | null>;
  /** Resolves to null or the error. */
  onUndo: (change: SetChange) => Promise<string | null>;
}

type Open = { sheet: 'gym' } | { sheet: 'undo' } | { sheet: 'change'; topic: ChangeTopic | null; asked: DayState | null } | null;

/** The workout's lazily loaded sheets and their openers. */
export function useWorkoutSheets(input: WorkoutSheetsInput) {
  const [open, setOpen] = useState<Open>(null);
  const gymPart = usePart(loadGymSheet);
  const changePart = usePart(loadChangeSheet);
  const undoPart = usePart(loadUndoSheet);
  const { load: loadUndo } = undoPart;
  const { load: loadGym } = gymPart;
  const { load: loadChange } = changePart;
  const openGym = useCallback(() => {
    loadGym();
    setOpen({ sheet: 'gym' });
  }, [loadGym]);
  const openUndo = useCallback(() => {
    loadUndo();
    setOpen({ sheet: 'undo' });
  }, [loadUndo]);
  const openChange = useCallback(
    (topic: ChangeTopic | null, asked: DayState | null = null) => {
      loadChange();
      setOpen({ sheet: 'change', topic, asked });
    },
    [loadChange],
  );
  const close = useCallback(() => setOpen(null), []);
  const { account, unit, day, frame, states } = input;
  const hasFailed = open !== null && { gym: gymPart, change: changePart, undo: undoPart }[open.sheet].hasFailed;
  const sheets = (
    <>
      {hasFailed ? <Note kind="fail">{CHANGE_SESSION_MESSAGES.notLoaded}</Note> : null}
      {open?.sheet === 'gym' && gymPart.loaded !== null ? <gymPart.loaded.GymSheet account={account} unit={unit} onClose={close} /> : null}
      {open?.sheet === 'change' && changePart.loaded !== null ? (
        <changePart.loaded.ChangeSheet
          account={account}
          onAccept={input.onAccept}
          day={day}
          frame={frame}
          states={states}
          kit={kitOfGym(input.gym)}
          topic={open.topic}
          asked={open.asked}
          onClose={close}
        />
      ) : null}
      {open?.sheet === 'undo' && undoPart.loaded !== null ? (
        <undoPart.loaded.UndoSheet account={account} day={input.place} shown={input} onUndo={input.onUndo} onClose={close} />
      ) : null}
    </>
  );
  return { sheets, openGym, openChange, openUndo };
}
