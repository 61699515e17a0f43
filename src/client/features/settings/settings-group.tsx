import type { ReactNode } from 'react';
import styles from './settings.module.css';

/** A titled card of rows; `id` is where the page's own links lead. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className="h-3" id={id}>
        {title}
      </h2>
      <div className={`card ${styles.card}`}>{children}</div>
    </section>
  );
}
