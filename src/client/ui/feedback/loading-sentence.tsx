import type { ReactNode } from 'react';
import styles from './loading-sentence.module.css';

/** The specified loading sentence: read out at once, seen only when the wait exceeds two seconds. */
export function LoadingSentence({ children }: { children: ReactNode }) {
  return (
    <p className={styles.sentence} role="status">
      {children}
    </p>
  );
}
