import { Note } from '#client/ui/feedback/note.tsx';
import styles from './auth.module.css';
import type { FailureText } from './failure-text.ts';

/** The error above the form. */
export function FailureNote({ failure }: { failure: FailureText | null }) {
  if (failure === null) return null;
  return (
    <div className={styles.failure}>
      <Note kind="fail">
        <p>{failure.sentence}</p>
        {failure.hint === null ? null : <p>{failure.hint}</p>}
      </Note>
    </div>
  );
}
