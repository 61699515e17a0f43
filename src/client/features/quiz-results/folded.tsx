import type { ReactNode } from 'react';
import { Icon } from '#client/ui/graphics/icon.tsx';
import styles from './match-card.module.css';

/** Works without scripts. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  'use no memo';
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        <span className="num">{summary}</span>
        <Icon name="chevron-down" size="s" className={styles.turn} />
      </summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  );
}
