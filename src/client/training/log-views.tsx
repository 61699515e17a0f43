import { PATHS } from '#client/routing/paths.ts';
import { NavLink } from '#client/ui/buttons/link.tsx';
import styles from './log-views.module.css';

/** The two views of the log, one tap apart. */
export function LogViews() {
  return (
    <nav className={styles.views} aria-label="Views of your log">
      <NavLink className={styles.view} to={PATHS.progress}>
        Progress
      </NavLink>
      <NavLink className={styles.view} to={PATHS.history}>
        Workouts
      </NavLink>
    </nav>
  );
}
