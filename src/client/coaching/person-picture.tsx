import { CoachPortrait } from '#client/coaches/coach-portrait.tsx';
import type { Relationship } from '#contract/index.ts';
import { initialsOf } from '#domain/users/display-name.ts';
import styles from './person-picture.module.css';

/** Coaches have portraits, clients their initials: we draw nobody who did not ask. Beside the name. */
export function PersonPicture({ who, width }: { who: Relationship; width: number }) {
  if (who.side === 'trainee') return <CoachPortrait src={who.picture} alt="" width={width} className={styles.portrait} />;
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(who.with ?? '')}
    </span>
  );
}
