import type { Rest } from '#client/training/rest/rest.ts';
import styles from './rest-line.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The rest as a line that drains along the edge of the bar; decoration beside the dock's timer. */
export function RestLine({ rest, now }: { rest: Rest | null; now: () => number }) {
  const left = useSecondsLeft(rest, now);
  const share = rest === null || left === null || rest.seconds === 0 ? 0 : Math.min(1, left / rest.seconds);
  return (
    <span className={styles.line} aria-hidden="true">
      {share === 0 ? null : <i className={styles.left} data-passing style={{ transform: `scaleX(${share})` }} />}
    </span>
  );
}
