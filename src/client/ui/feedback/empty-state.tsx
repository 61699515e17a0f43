import type { ReactNode } from 'react';
import { Tally } from '../graphics/tally.tsx';
import styles from './empty-state.module.css';

const FOUR_TO_DO = [['todo', 'todo', 'todo', 'todo']] as const;

/** An empty state: marks, sentence, and an action (`line` button or link). */
export function EmptyState({ sentence, action, children }: { sentence: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Tally groups={FOUR_TO_DO} label="" />
      <p className={styles.sentence}>{sentence}</p>
      {children}
      {action}
    </div>
  );
}
