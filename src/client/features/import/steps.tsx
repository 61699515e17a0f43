import styles from './import.module.css';

/** Three strokes: choose, check, done. `now` 4 when all are done. */
export function Steps({ now }: { now: 1 | 2 | 3 | 4 }) {
  return (
    <div className={styles.steps} role="img" aria-label={`Step ${Math.min(now, 3)} of 3`}>
      {[1, 2, 3].map((step) => (
        <i key={step} className={step < now ? styles.past : step === now ? styles.now : undefined} />
      ))}
    </div>
  );
}
