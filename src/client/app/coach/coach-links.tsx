import { setTheme, useTheme } from '#client/preferences/theme-store.ts';
import { useUpdate } from '#client/pwa/update-store.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useLacksCoach, useSession } from '#client/session/session-store.ts';
import { NavLink } from '#client/ui/buttons/link.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { Icon, type IconName } from '#client/ui/graphics/icon.tsx';
import { LogoLink } from '../logo-link.tsx';
import { AccountRow } from './account-row.tsx';
import styles from './coach-links.module.css';

const ROUTINES_ICON = 'M5 5h14v14H5zM9 9.5l1 1 2-2M14 10h2M9 14.5l1 1 2-2M14 15h2';

const PROGRESS_ICON = 'M4 19.5h16M5 15l4.5-4.500 3.500 3L19 6.500M15 6.500h4v4';

const PEOPLE_ICON =
  'M9 11a3.2 3.2 0 100-6.4A3.2 3.2 0 009 11zM3.500 19c.4-3.600 2.600-5.500 5.500-5.500s5.100 1.900 5.500 5.500M15.500 11a2.800 2.800 0 000-5.500M17 14c2 .6 3.200 2.300 3.500 5';

const LINKS: readonly { to: string; label: string; icon: { name: IconName } | { path: string } }[] = [
  { to: PATHS.chat, label: 'AI Coach Chat', icon: { name: 'chat' } },
  { to: PATHS.today, label: "Today's Workout", icon: { name: 'barbell' } },
  { to: PATHS.program, label: 'My Program', icon: { name: 'program' } },
  { to: PATHS.routines, label: 'Routines', icon: { path: ROUTINES_ICON } },
  { to: PATHS.progress, label: 'Progress', icon: { path: PROGRESS_ICON } },
  { to: PATHS.history, label: 'Workout History', icon: { name: 'history' } },
  { to: PATHS.exercises, label: 'Exercises', icon: { name: 'body' } },
  { to: PATHS.coaching, label: 'My coach', icon: { path: PEOPLE_ICON } },
  { to: PATHS.browse, label: 'Find a Coach', icon: { name: 'user' } },
];

const COACH_LINKS: typeof LINKS = [{ to: PATHS.desk, label: 'Clients', icon: { path: PEOPLE_ICON } }, ...LINKS];

/**
 * The sidebar's links and Dark Mode (PAGE-6), then Routines, Progress, Exercises, My coach, Find a Coach, This phone, and the account with
 * its settings and the way out. `onLeave` closes the phone's drawer; its links replace its entry.
 */
export function CoachLinks({ onLeave }: { onLeave?: () => void }) {
  const dark = useTheme((theme) => theme.dark);
  const hasUpdate = useUpdate((update) => update.state !== 'none');
  const lacksCoach = useLacksCoach();
  const isCoach = useSession((session) => session.profile?.role === 'coach');
  const isDrawer = onLeave !== undefined;
  return (
    <>
      <div className={styles.logo}>
        <LogoLink replace={isDrawer} onClick={onLeave} />
      </div>
      <nav className={styles.links} aria-label="AI Coach">
        {(isCoach ? COACH_LINKS : LINKS).map(({ to, label, icon }) => (
          <NavLink key={to} className={styles.link} to={to} title={label} replace={isDrawer} onClick={onLeave}>
            <Icon {...icon} />
            <span className={styles.word}>{label}</span>
            {to === PATHS.chat && lacksCoach ? (
              <span className={styles.shut}>
                <Icon name="lock" size="s" />
                <span className="vh">: needs a subscription</span>
              </span>
            ) : null}
          </NavLink>
        ))}
        <NavLink className={`${styles.link} ${styles.end}`} to={PATHS.thisPhone} title="This phone" replace={isDrawer} onClick={onLeave}>
          <Icon name="phone" />
          <span className={styles.word}>This phone</span>
          {hasUpdate ? <span className={styles.news}>New version</span> : null}
        </NavLink>
        <NavLink className={styles.link} to={PATHS.settings} title="Settings" replace={isDrawer} onClick={onLeave}>
          <Icon name="sliders" />
          <span className={styles.word}>Settings</span>
        </NavLink>
      </nav>
      <div className={styles.theme}>
        <Switch
          label={
            <span className={styles.themeLabel}>
              <Icon name="moon" />
              <span className={styles.word}>Dark Mode</span>
            </span>
          }
          checked={dark}
          onChange={(isDark) => setTheme(isDark ? 'dark' : 'light')}
        />
      </div>
      <AccountRow />
    </>
  );
}
