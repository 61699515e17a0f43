import { useUpdate } from '#client/pwa/update-store.ts';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { NavLink } from '#client/ui/link.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { LogoLink } from '../logo-link.tsx';
import { PATHS } from '../paths.ts';
import { setDark, useTheme } from '../theme-store.ts';
import styles from './coach-links.module.css';

const LINKS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: PATHS.chat, label: 'AI Coach Chat', icon: 'chat' },
  { to: PATHS.today, label: "Today's Workout", icon: 'barbell' },
  { to: PATHS.program, label: 'My Program', icon: 'program' },
  { to: PATHS.history, label: 'Workout History', icon: 'history' },
  { to: PATHS.exercises, label: 'Exercises', icon: 'body' },
];

/** Section 2: the sidebar's links and Dark Mode; Exercises and This phone are ours. `onLeave` closes the phone's drawer; its links replace its entry. */
export function CoachLinks({ onLeave }: { onLeave?: () => void }) {
  const dark = useTheme((theme) => theme.dark);
  const hasUpdate = useUpdate((update) => update.state !== 'none');
  const isDrawer = onLeave !== undefined;
  return (
    <>
      <div className={styles.logo}>
        <LogoLink replace={isDrawer} onClick={onLeave} />
      </div>
      <nav className={styles.links} aria-label="AI Coach">
        {LINKS.map(({ to, label, icon }) => (
          <NavLink key={to} className={styles.link} to={to} replace={isDrawer} onClick={onLeave}>
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
        <NavLink className={`${styles.link} ${styles.end}`} to={PATHS.thisPhone} replace={isDrawer} onClick={onLeave}>
          <Icon name="phone" />
          This phone
          {hasUpdate ? <span className={styles.news}>New version</span> : null}
        </NavLink>
      </nav>
      <div className={styles.theme}>
        <Switch
          label={
            <span className={styles.themeLabel}>
              <Icon name="moon" />
              Dark Mode
            </span>
          }
          checked={dark}
          onChange={setDark}
        />
      </div>
    </>
  );
}
