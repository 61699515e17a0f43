import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { NOT_A_PAGE } from './not-a-page.ts';
import { serveToday } from './today-page.ts';

/** A file of the app. `later`: not needed for training, fetched when idle. */
export interface AppFile extends PrecacheEntry {
  later?: true;
}

/** Replaced at build by the list of the app's files with hashes. */
declare global {
  interface WorkerGlobalScope {
    readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  }
}

const SHELL = '/index.html';
const LATER_CACHE = 'app-later';
/** Per file. */
const LATER_TIMEOUT_MS = 30_000;

/** Precaches the app's files and answers navigations with the shell, so that every route starts offline. */
export function serveAppShell(files: AppFile[]): void {
  precacheAndRoute(files.filter(({ later }) => later !== true));
  cleanupOutdatedCaches();
  // File names contain a content hash, so copies never become stale.
  const later = laterPaths(files);
  registerRoute(({ url, sameOrigin }) => sameOrigin && later.has(url.pathname), new CacheFirst({ cacheName: LATER_CACHE }));
  serveToday(SHELL);
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: NOT_A_PAGE }));
}

/** Fetches the files that training does not need, one after another, and deletes those of older versions. Rejects when aborted early. */
export async function keepTheRest(files: AppFile[], ending: AbortController): Promise<void> {
  const wanted = laterPaths(files);
  const cache = await caches.open(LATER_CACHE);
  const here = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (wanted.has(pathname)) here.add(pathname);
    else await cache.delete(request);
  }
  for (const path of wanted) {
    if (here.has(path)) continue;
    const tooLong = setTimeout(() => ending.abort(), LATER_TIMEOUT_MS);
    await cache.add(new Request(path, { signal: ending.signal })).finally(() => clearTimeout(tooLong));
  }
}

function laterPaths(files: AppFile[]): ReadonlySet<string> {
  return new Set(files.filter(({ later }) => later === true).map(({ url }) => `/${url}`));
}
