import { setTheme, useTheme } from '#client/preferences/theme-store.ts';
import { useUpdate } from '#client/pwa/update-store.ts';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { NavLink } from '#client/ui/buttons/link.tsx';
import { Switch } from '#client/ui/forms/switch.tsx';
import { Icon, type IconName } from '#client/ui/graphics/icon.tsx';
import { LogoLink } from '../logo-link.tsx';
import { AccountRow } from './account-row.tsx';
import styles from './coach-links.module.css';

const ROUTINES_ICON = 'M5 5h14v14H5zM9 9.5l1 1 2-2M14 10h2M9 14.5l1 1 2-2M14 15h2';

const LINKS: readonly { to: string; label: string; icon?: IconName }[] = [
  { to: PATHS.chat, label: 'AI Coach Chat', icon: 'chat' },
  { to: PATHS.today, label: "Today's Workout", icon: 'barbell' },
  { to: PATHS.program, label: 'My Program', icon: 'program' },
  { to: PATHS.routines, label: 'Routines' },
  { to: PATHS.history, label: 'Workout History', icon: 'history' },
  { to: PATHS.exercises, label: 'Exercises', icon: 'body' },
  { to: PATHS.browse, label: 'Find a Coach', icon: 'user' },
];

/**
 * The sidebar's links and Dark Mode (PAGE-6), then Routines, Exercises, Find a Coach, This phone, and the account with its settings and the
 * way out. `onLeave` closes the phone's drawer; its links replace its entry.
 */
export function CoachLinks({ onLeave }: { onLeave?: () => void }) {
  const dark = useTheme((theme) => theme.dark);
  const hasUpdate = useUpdate((update) => update.state !== 'none');
  const lacksCoach = useSession((session) => session.knows_ai_coach && !session.has_ai_coach);
  const isDrawer = onLeave !== undefined;
  return (
    <>
      <div className={styles.logo}>
        <LogoLink replace={isDrawer} onClick={onLeave} />
      </div>
      <nav className={styles.links} aria-label="AI Coach">
        {LINKS.map(({ to, label, icon }) => (
          <NavLink key={to} className={styles.link} to={to} title={label} replace={isDrawer} onClick={onLeave}>
            {icon === undefined ? <Icon path={ROUTINES_ICON} /> : <Icon name={icon} />}
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
