import { Button } from '#client/ui/buttons/button.tsx';
import type { HandResult } from '#domain/ai-coach/edit/edit-by-hand.ts';
import { EDIT_PLAN_MESSAGES } from '#domain/messages/edit-plan.ts';
import styles from './plan-editor.module.css';

/** Beyond so many warnings the rest is left out: they are about the week as a whole. */
const WARNINGS_MOST = 2;

interface EditReportProps {
  report: HandResult | null;
  /** null without a change to undo. */
  onUndo: (() => void) | null;
}

/** What the latest change did, what it made necessary elsewhere, and what could not be done. */
export function EditReport({ report, onUndo }: EditReportProps) {
  const { done = [], mended = [], could_not = [], warnings = [] } = report ?? {};
  return (
    <div className={styles.report}>
      <div className={styles.said} role="status">
        {done.map((sentence) => (
          <p key={sentence}>
            <b>{sentence}</b>
          </p>
        ))}
        {could_not.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {mended.length === 0 ? null : <p>{`${EDIT_PLAN_MESSAGES.mended} ${mended.join(' ')}`}</p>}
        {warnings.length === 0 ? null : <p>{`${EDIT_PLAN_MESSAGES.warned} ${warnings.slice(0, WARNINGS_MOST).join(' ')}`}</p>}
        {done.length > 0 && mended.length === 0 ? <p className="muted">{EDIT_PLAN_MESSAGES.stays}</p> : null}
      </div>
      {onUndo === null ? null : (
        <Button kind="bare" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
