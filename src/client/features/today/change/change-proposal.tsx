import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/buttons/button.tsx';
import { Icon } from '#client/ui/graphics/icon.tsx';
import type { SessionChange } from '#domain/ai-coach/change/adjust-session.ts';
import styles from './change-sheet.module.css';

interface ChangeProposalProps {
  change: SessionChange;
  /** The storage error; null before. */
  trouble: string | null;
  busy: boolean;
  onAccept: () => void;
  onKeep: () => void;
}

/** The proposed differences and reasons; not applied yet. */
export function ChangeProposal({ change, trouble, busy, onAccept, onKeep }: ChangeProposalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 className="h-4" tabIndex={-1} ref={heading}>
        {change.title}
      </h3>
      <p className={styles.why}>{change.why}</p>
      <ul className={styles.changes}>
        {change.lines.map((line) => (
          <li key={`${line.before}|${line.after}`} className={styles.change}>
            <span className={styles.before}>
              <span className="vh">Before: </span>
              {line.before}
            </span>
            <Icon name="arrow-right" size="s" className={styles.arrow} />
            <span className={styles.after}>
              <span className="vh">After: </span>
              {line.after}
            </span>
          </li>
        ))}
      </ul>
      {change.kept.length === 0 ? null : (
        <ul className={styles.kept}>
          {change.kept.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>Only this session changes. Your plan stays as it is, and you can undo this.</p>
      {trouble === null ? null : (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onKeep}>Keep as it is</Button>
        <Button kind="now" busy={busy} onClick={onAccept}>
          Accept
        </Button>
      </div>
    </>
  );
}
