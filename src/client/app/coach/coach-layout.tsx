import { type ReactNode, useMemo, useState } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { ScreenFrameContext } from '#client/ui/screen-frame.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { PageLoadingContext } from '../page-loading.ts';
import { AccountGate } from './account-gate.tsx';
import { CoachDrawer } from './coach-drawer.tsx';
import styles from './coach-layout.module.css';
import { CoachLinks } from './coach-links.tsx';
import { EarlierWorkouts } from './earlier-workouts.tsx';
import { InstallBanner, InstallExplanation } from './install-banner.tsx';
import { StatusPill } from './status-pill.tsx';
import { StorageBanner } from './storage-banner.tsx';

const loadingScreen = (title: string) => <Screen title={title}>{null}</Screen>;

/** Section 2, AI Coach layout: sidebar from 768 px, a drawer below; every screen gets its bar's ends and its banner from here. */
export function CoachLayout({ children }: { children: ReactNode }) {
  const isWide = useMedia('(min-width: 768px)');
  const [isOpen, setOpen] = useState(false);
  const frame = useMemo(
    () => ({
      menu: <IconButton className={styles.menu} label="Open menu" icon="menu" aria-haspopup="dialog" onClick={() => setOpen(true)} />,
      status: <StatusPill />,
      notice: <StorageBanner />,
      banner: (
        <>
          <InstallBanner />
          <EarlierWorkouts />
        </>
      ),
    }),
    [],
  );
  return (
    <div className={styles.layout}>
      <aside className={styles.side}>
        <CoachLinks />
      </aside>
      <InstallExplanation />
      <CoachDrawer open={isOpen && !isWide} onClose={() => setOpen(false)} />
      <div className={styles.page}>
        <ScreenFrameContext value={frame}>
          <PageLoadingContext value={loadingScreen}>
            <AccountGate>{children}</AccountGate>
          </PageLoadingContext>
        </ScreenFrameContext>
      </div>
    </div>
  );
}
