import type { ReactNode } from 'react';
import { useArrivingAnswer } from '#client/session/arriving-answer-store.ts';
import { classNames } from '#client/ui/class-names.ts';
import styles from '../chat.module.css';
import { CoachMark } from './coach-mark.tsx';

/**
 * Streamed text of the coach, in place of the typing indicator. Not stored, and replaced by the final answer, which may differ. Hidden from
 * screen readers, which read that answer.
 */
export function ArrivingWords({ typing }: { typing: ReactNode }) {
  const arriving = useArrivingAnswer((state) => state.arriving);
  if (arriving === null) return typing;
  return (
    <>
      <span className="vh">AI Coach is typing</span>
      {arriving.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only grow, each in its place
        <div key={index} className={classNames(styles.coach, index > 0 && styles.further)} aria-hidden="true">
          {index === 0 ? <CoachMark /> : <span />}
          <div className={styles.said}>
            <p className={styles.text}>{line}</p>
          </div>
        </div>
      ))}
    </>
  );
}
