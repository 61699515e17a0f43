import { createContext, useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import { UndoToast } from '#client/training/undo-toast.tsx';
import { undoTrouble } from '#client/training/undo-trouble.ts';
import { Note } from '#client/ui/feedback/note.tsx';
import type { RememberedChoice } from '#domain/training/next-workout.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import { undoDiscard } from '#offline/log/free-workouts.ts';
import { saveChoice } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { discardText } from '../undo/change-words.ts';

/** A workout without a plan that was discarded; `change` is null without a set. */
export interface Discarded {
  readonly place: { plan_id: string; week: number; day: number };
  readonly change: SetChange | null;
}

/** Takes the discarded workout, whose screen goes. */
export const DiscardedContext = createContext<(discarded: Discarded) => void>(() => {});

interface DiscardedToastProps {
  account: Account;
  /** yyyy-mm-dd */
  today: string;
  discarded: Discarded;
  /** What was chosen before it was left. */
  choice: RememberedChoice | null;
  onOver: () => void;
}

/** The way back to a discarded workout, over whatever Today shows now (ROUTINE-22). */
export function DiscardedToast({ account, today, discarded: { place, change }, choice, onOver }: DiscardedToastProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const undo = async () => {
    let said: string | null = null;
    const failure = await storeNow(async () => {
      if (change !== null) said = undoTrouble(await undoDiscard(account, place, change, today));
      else if (choice !== null) await saveChoice(account, choice);
    });
    const found = failure ?? said;
    if (found === null) onOver();
    else setTrouble(found);
  };
  if (trouble !== null) return <Note kind="fail">{trouble}</Note>;
  return (
    <UndoToast
      text={discardText(change?.writes ?? [])}
      remark=""
      now={account.now}
      place="page"
      onUndo={() => void undo()}
      onOver={onOver}
    />
  );
}
