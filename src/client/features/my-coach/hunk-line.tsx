import { Note } from '#client/ui/feedback/note.tsx';
import { Segmented } from '#client/ui/forms/segmented.tsx';
import type { Hunk } from '#domain/coaching/plan-hunks.ts';
import styles from './plan-review.module.css';

interface HunkLineProps {
  hunk: Hunk;
  reason: string | undefined;
  choice: 'keep' | 'take' | undefined;
  onChoose: (choice: 'keep' | 'take') => void;
}

const OPTIONS = [
  { value: 'keep', label: 'Keep mine' },
  { value: 'take', label: 'Take it' },
] as const;

/** One line of a proposal: before, after, why, and the choice, which nobody has made beforehand. */
export function HunkLine({ hunk, reason, choice, onChoose }: HunkLineProps) {
  const { where, before, after, mine } = hunk;
  return (
    <section className={styles.line} aria-label={`${where}: ${after ?? before ?? ''}`}>
      <p className="cap">{where}</p>
      {before === null ? null : (
        <p className={styles.before}>
          <span aria-hidden="true">−</span>
          <del>{before}</del>
        </p>
      )}
      <p className={styles.after}>
        <span aria-hidden="true">+</span>
        <b>{after ?? 'Nothing instead'}</b>
      </p>
      {reason === undefined || reason === '' ? null : <p className="small muted">{reason}</p>}
      {mine === undefined ? null : (
        <Note>{`${mine === null ? 'You left this out of your plan.' : `Your plan says: ${mine}.`} Both cannot stay; choose one.`}</Note>
      )}
      <Segmented<'keep' | 'take' | 'open'>
        label={`${where}: ${after ?? before ?? ''}`}
        options={OPTIONS}
        value={choice ?? 'open'}
        onChange={(value) => value !== 'open' && onChoose(value)}
      />
    </section>
  );
}
