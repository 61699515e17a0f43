import { useSyncExternalStore } from 'react';
import { elapsedText } from '#domain/training/begun-at.ts';
import styles from './workout-head.module.css';

const TICK_MS = 1_000;

/** How long a workout has lasted, from its start (TODAY-14). A snapshot of it would be wrong at once. */
export function WorkoutClock({ since, now }: { since: string; now: () => number }) {
  const text = useSyncExternalStore(subscribe, () => elapsedText(Date.parse(since), now()));
  return (
    <p className={styles.count} data-live>
      <span className="vh">Time trained: </span>
      {text}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
