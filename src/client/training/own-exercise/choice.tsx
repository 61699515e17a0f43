import { type ReactNode, useId } from 'react';
import styles from './own-exercise-sheet.module.css';

/** Chips under a label. */
export function Choice({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a label
    <div role="group" aria-labelledby={id}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}
