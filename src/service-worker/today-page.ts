import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { TODAY_SNAPSHOT } from '#contract/today-snapshot.ts';
import { parseSnapshotFacts, snapshotFits } from '#domain/snapshot-fits.ts';
import { withSnapshot } from './with-snapshot.ts';

/**
 * Answers a navigation to Today with the snapshot of its workout, where it fits (TODAY-13), else with the shell. Call before the route of
 * all navigations.
 */
export function serveToday(shellPath: string): void {
  registerRoute(
    ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && url.pathname === TODAY_SNAPSHOT.page,
    async () => {
      const [shell, kept] = await Promise.all([matchPrecache(shellPath), readSnapshot()]);
      if (shell === undefined) return fetch(shellPath);
      if (kept === undefined) return shell;
      const [page, snapshot] = await Promise.all([shell.clone().text(), kept.text()]);
      const facts = parseSnapshotFacts(kept.headers.get(TODAY_SNAPSHOT.factsHeader) ?? '');
      const now = { at: new Date(), language: navigator.language };
      const body =
        facts === undefined ? null : withSnapshot(page, { facts, snapshot, fits: (entry) => snapshotFits(facts, { ...now, entry }) });
      return body === null ? shell : new Response(body, { headers: shell.headers });
    },
  );
}

/** The app opens without one where the cache cannot be read. */
function readSnapshot(): Promise<Response | undefined> {
  return caches.match(TODAY_SNAPSHOT.url, { cacheName: TODAY_SNAPSHOT.cache }).catch(() => undefined);
}
