import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLoadingContext } from '#client/routing/page-loading.ts';
import { PATHS } from '#client/routing/paths.ts';
import { IconButton } from '#client/ui/buttons/icon-button.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { ScreenFrameContext } from '#client/ui/layout/screen-frame.ts';
import { AccountGate } from './account-gate.tsx';
import { CoachDrawer } from './coach-drawer.tsx';
import styles from './coach-layout.module.css';
import { CoachLinks } from './coach-links.tsx';
import { EarlierWorkouts } from './earlier-workouts.tsx';
import { InstallBanner, InstallExplanation } from './install-banner.tsx';
import { StatusPill } from './status-pill.tsx';
import { StorageBanner } from './storage-banner.tsx';

const loadingScreen = (title: string) => (
  <Screen title={title}>
    <span hidden data-wait />
  </Screen>
);

/** No offers during a workout, and no install offer in a chat. */
function offersOn(pathname: string) {
  return { install: pathname !== PATHS.today && pathname !== PATHS.chat, earlierWorkouts: pathname !== PATHS.today };
}

/**
 * The layout of the AI Coach's pages (PAGE-6): a sidebar where there is room, else a drawer. Every screen gets its bar's ends and its
 * banner from here.
 */
export function CoachLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const offers = offersOn(pathname);
  /** The page whose menu is open, so that it is closed on every other page. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const frame = useMemo(
    () => ({
      menu: <IconButton className={styles.menu} label="Open menu" icon="menu" aria-haspopup="dialog" onClick={() => setOpenAt(pathname)} />,
      status: <StatusPill />,
      notice: <StorageBanner />,
      banner: (
        <>
          {offers.install ? <InstallBanner /> : null}
          {offers.earlierWorkouts ? <EarlierWorkouts /> : null}
        </>
      ),
    }),
    [pathname, offers.install, offers.earlierWorkouts],
  );
  return (
    <div className={styles.layout}>
      <div className={styles.frame}>
        <aside className={styles.side}>
          <CoachLinks />
        </aside>
        <InstallExplanation />
        <CoachDrawer open={openAt === pathname} onClose={() => setOpenAt(null)} />
        <div className={styles.page}>
          <ScreenFrameContext value={frame}>
            <PageLoadingContext value={loadingScreen}>
              <AccountGate>{children}</AccountGate>
            </PageLoadingContext>
          </ScreenFrameContext>
        </div>
      </div>
    </div>
  );
}
