import type { ReactNode } from 'react';
import styles from './loading-sentence.module.css';

/** The specified loading sentence: announced at once, visible after two seconds. `public/today-snapshot.js` waits until there is none. */
export function LoadingSentence({ children }: { children: ReactNode }) {
  return (
    <p className={styles.sentence} role="status" data-wait>
      {children}
    </p>
  );
}
