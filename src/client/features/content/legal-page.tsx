import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import prose from '#client/ui/layout/prose.module.css';
import styles from './content.module.css';

/** A legal page: heading, date, text. */
export function LegalPage({ about, children }: { about: { title: string; date: string }; children: ReactNode }) {
  const since = new Date(`${about.date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={classNames('wrap', styles.page)}>
      <h1 className="h-1" tabIndex={-1}>
        {about.title}
      </h1>
      <p className={classNames('cap', styles.since)}>
        Effective <time dateTime={about.date}>{since}</time>
      </p>
      <div className={prose.prose}>{children}</div>
    </div>
  );
}
