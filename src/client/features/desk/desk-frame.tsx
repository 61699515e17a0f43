import type { ReactNode } from 'react';
import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { NavLink } from '#client/ui/buttons/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Screen } from '#client/ui/layout/screen.tsx';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import styles from './desk.module.css';

/** The coach's area: clients, who asked for a free call, and codes. */
export function DeskFrame({ title, children }: { title: string; children: ReactNode }) {
  const role = useSession((session) => session.profile?.role);
  if (role === 'member')
    return (
      <Screen title={title}>
        <EmptyState sentence={COACHING_MESSAGES.coachesOnly} />
      </Screen>
    );
  return (
    <Screen title={title}>
      <nav className={styles.tabs} aria-label="Coach">
        <NavLink className={styles.tab} to={PATHS.desk} end>
          Clients
        </NavLink>
        <NavLink className={styles.tab} to={PATHS.leads}>
          Leads
        </NavLink>
        <NavLink className={styles.tab} to={PATHS.invitations}>
          Codes
        </NavLink>
      </nav>
      {children}
    </Screen>
  );
}
