import { useState } from 'react';
import { useReading } from '#client/session/use-reading.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Sheet } from '#client/ui/overlays/sheet.tsx';
import { UNDO_MESSAGES } from '#domain/messages/undo.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import { readUndoable, type WorkoutDay } from '#offline/log/set-changes.ts';
import type { Account } from '#offline/store/account.ts';
import { changedExercise, changeText, type ShownWorkout } from './change-words.ts';
import styles from './undo-sheet.module.css';

interface UndoSheetProps {
  account: Account;
  day: WorkoutDay;
  shown: ShownWorkout;
  /** Resolves to null or the error. */
  onUndo: (change: SetChange) => Promise<string | null>;
  onClose: () => void;
}

/** «Undo an earlier change»: this workout's changes on this phone, newest first. */
export function UndoSheet({ account, day, shown, onUndo, onClose }: UndoSheetProps) {
  const changes = useReading(`undoable|${account.owner}|${day.plan_id}|${day.week}|${day.day}`, () => readUndoable(account, day));
  const [trouble, setTrouble] = useState<string | null>(null);
  const undo = async (change: SetChange) => setTrouble(await onUndo(change));
  return (
    <Sheet open onClose={onClose} title="Undo an earlier change">
      {changes.status === 'failed' ? (
        <Note kind="fail" action={<Button onClick={changes.retry}>Try again</Button>}>
          {UNDO_MESSAGES.readFailed}
        </Note>
      ) : null}
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
      {changes.status === 'ready' && changes.value.length === 0 ? <p className="muted">{UNDO_MESSAGES.nothing}</p> : null}
      {changes.status === 'ready' ? (
        <ul>
          {changes.value.map((change) => (
            <li key={change.id} className={styles.change}>
              <span>
                <span className={styles.exercise}>{changedExercise(change)}</span>
                <span className="num">{changeText(change, shown)}</span>
              </span>
              <Button
                aria-label={`Undo: ${[changedExercise(change), changeText(change, shown)].filter((text) => text !== '').join(', ')}`}
                onClick={() => void undo(change)}
              >
                Undo
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Sheet>
  );
}
