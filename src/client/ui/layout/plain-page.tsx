import type { ReactNode } from 'react';
import { Tally } from '../graphics/tally.tsx';
import styles from './plain-page.module.css';

const FOUR_TO_DO = [['todo', 'todo', 'todo', 'todo']] as const;

/** A page with a heading, a sentence and a link. */
export function PlainPage({ title, sentence, action }: { title: string; sentence: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.page}>
      <title>{`${title.replace(/\.$/, '')} · Setwise`}</title>
      <Tally groups={FOUR_TO_DO} label="" />
      <h1 className="h-1" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{sentence}</p>
      <div className={styles.actions}>{action}</div>
    </div>
  );
}
