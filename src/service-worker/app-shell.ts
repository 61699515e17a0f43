import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { NOT_A_PAGE } from './not-a-page.ts';

/** A file of the app. `later`: not needed to train, so it is fetched once the phone has nothing better to do. */
export interface AppFile extends PrecacheEntry {
  later?: true;
}

/** The build writes the list of the app's files, each with its hash, in place of this name. */
declare global {
  interface WorkerGlobalScope {
    readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  }
}

const LATER_CACHE = 'app-later';
/** Of one file. */
const LATER_TIMEOUT_MS = 30_000;

/** Keeps every file of the app on the phone and answers each page address with its shell, so that every route starts without signal. */
export function serveAppShell(files: AppFile[]): void {
  precacheAndRoute(files.filter(({ later }) => later !== true));
  cleanupOutdatedCaches();
  // Their names hold a hash of their content: a copy is never out of date.
  const later = laterPaths(files);
  registerRoute(({ url, sameOrigin }) => sameOrigin && later.has(url.pathname), new CacheFirst({ cacheName: LATER_CACHE }));
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_A_PAGE }));
}

/**
 * Fetches what training does not need and is not here yet, one file after the other, and lets go of what older versions left. Rejects
 * when it is ended before it has them all.
 */
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
