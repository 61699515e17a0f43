import { useEffect, useRef, useState } from 'react';
import { undoTrouble } from '#client/training/undo-trouble.ts';
import { UNDO_MESSAGES } from '#domain/messages/undo.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import type { useFocusNext } from '../sets/use-focus-next.ts';
import { workoutKey } from '../workout-key.ts';
import type { WorkoutLog } from '../workout-log.ts';
import { type ComparedWorkout, changeRemark, changeText } from './change-words.ts';

/** The last change, offered for undo until dismissed, with its announcement. `undo` resolves to null or the error. */
export function useUndo(log: WorkoutLog, shown: ComparedWorkout, focusNext: ReturnType<typeof useFocusNext>) {
  const [latest, setLatest] = useState<SetChange | null>(null);
  const [said, setSaid] = useState('');
  const now = useRef(shown);
  useEffect(() => {
    now.current = shown;
  });
  useEffect(
    () =>
      log.watch((change) => {
        setLatest(change);
        setSaid([changeText(change, now.current), changeRemark(change, now.current)].filter((text) => text !== '').join('. '));
      }),
    [log],
  );
  const undo = async (change: SetChange): Promise<string | null> => {
    setLatest(null);
    const { before, after } = change.writes[0] ?? { before: null, after: null };
    const set = after ?? before;
    if (set !== null) focusNext({ key: workoutKey(set), set_n: set.set_n, isLogged: before !== null });
    const outcome = await log.undo(change.id);
    const trouble = outcome.ok ? undoTrouble(outcome.result) : outcome.message;
    setSaid(trouble === null ? `${UNDO_MESSAGES.undone}: ${changeText(change, shown)}` : '');
    return trouble;
  };
  return {
    latest,
    said,
    dismiss: () => setLatest(null),
    undo,
    undoLatest: async () => (latest === null ? null : undo(latest)),
  };
}
