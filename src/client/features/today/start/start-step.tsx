import { useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import { Button } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import { PLAY_ICON } from '#client/ui/graphics/play-icon.ts';
import { saveChoice } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import type { WorkoutPlace } from '../workout-log.ts';
import styles from './start-step.module.css';

export interface StartStepProps {
  account: Account;
  place: WorkoutPlace;
  /** yyyy-mm-dd */
  today: string;
  sets: number;
  minutes: number;
  /** A set was logged without it: it keeps its room, so that nothing moves. */
  isOver: boolean;
  /** The plan leaves today free. */
  isFreeDay: boolean;
  onStarted: () => void;
}

/** What lies ahead, and its start: the clock begins, and the next set moves to the top (TODAY-14). A set may be logged without it. */
export function StartStep({ account, place: { plan_id, week, day }, today, sets, minutes, isOver, isFreeDay, onStarted }: StartStepProps) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async () => {
    const started_at = new Date(account.now()).toISOString();
    const failure = await storeNow(() => saveChoice(account, { plan_id, week, day, on: today, started_at }));
    setTrouble(failure);
    if (failure === null) onStarted();
  };
  return (
    <div data-start>
      <div className={styles.step}>
        <p className="muted num">{`${sets} ${sets === 1 ? 'set' : 'sets'}, about ${minutes} minutes`}</p>
        <Button className={isOver ? styles.over : undefined} onClick={() => void start()}>
          <Icon path={PLAY_ICON} size="s" /> {isFreeDay ? 'Do it today' : 'Start'}
        </Button>
      </div>
      {trouble === null ? null : <Note kind="fail">{trouble}</Note>}
    </div>
  );
}
