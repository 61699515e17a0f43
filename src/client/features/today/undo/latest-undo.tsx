import { UndoToast } from '#client/training/undo-toast.tsx';
import { type ComparedWorkout, changeRemark, changeText } from './change-words.ts';

import type { useUndo } from './use-undo.ts';

interface LatestUndoProps {
  undo: ReturnType<typeof useUndo>;
  shown: ComparedWorkout;
  now: () => number;
  /** The error; null on success. */
  onTrouble: (message: string | null) => void;
}

/** The toast that offers undo of the last change, if there is one. */
export function LatestUndo({ undo, shown, now, onTrouble }: LatestUndoProps) {
  const { latest } = undo;
  if (latest === null) return null;
  return (
    <UndoToast
      key={latest.id}
      text={changeText(latest, shown)}
      remark={changeRemark(latest, shown)}
      now={now}
      place="dock"
      onUndo={() => void undo.undoLatest().then(onTrouble)}
      onOver={undo.dismiss}
    />
  );
}
