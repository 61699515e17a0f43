import { PAGES } from '#domain/routes.ts';

/** The snapshot of the day's workout: the page keeps it, the service worker answers with it (TODAY-13). */
export const TODAY_SNAPSHOT = {
  cache: 'today-snapshot',
  url: '/today-snapshot',
  page: PAGES.today.path,
  /**
   * The local storage item that names the snapshot still in force; `public/today-snapshot.js` repeats it. It goes with everything that is
   * cleared when somebody leaves.
   */
  key: 'today-snapshot',
  /** A kept response's `SnapshotFacts` as JSON. */
  factsHeader: 'X-Snapshot-Facts',
} as const;
