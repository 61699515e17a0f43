import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#client/session/session-store.ts';
import { rememberWantedPage } from '#client/session/wanted-page.ts';
import type { PageAccess } from '#domain/routes.ts';
import { PATHS } from './paths.ts';

/** Decides before a page's code is loaded; visitors without access are sent home (PAGE-2). */
export function Guarded({ access, children }: { access: PageAccess; children: ReactNode }) {
  const status = useSession((session) => session.status);
  const lacksCoach = useSession((session) => session.knows_ai_coach && !session.has_ai_coach);
  const [wasIn, setWasIn] = useState(false);
  if (access === 'anyone') return children;
  if (status === 'loading') return null;
  if (status === 'out') return <SentHome wanted={!wasIn} />;
  if (!wasIn) setWasIn(true);
  if (access === 'subscriber' && lacksCoach) return <Navigate to={PATHS.coachInfo} replace />;
  return children;
}

/** Sends to login with a return path, unless the person just logged out. */
function SentHome({ wanted }: { wanted: boolean }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (wanted) rememberWantedPage(pathname + search + hash);
  }, [wanted, pathname, search, hash]);
  return <Navigate to={PATHS.home} replace />;
}
