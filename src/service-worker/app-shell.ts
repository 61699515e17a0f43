import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { KeptFiles, Remaining } from '#contract/remaining-files.ts';
import { NOT_A_PAGE } from './not-a-page.ts';
import { serveToday } from './today-page.ts';

/** A file of the app. `later`: not needed for training, fetched when idle; what the coach reads and answers with comes first. */
export interface AppFile extends PrecacheEntry {
  later?: 'coach' | 'page';
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
  precacheAndRoute(files.filter(({ later }) => later === undefined));
  cleanupOutdatedCaches();
  // File names contain a content hash, so copies never become stale.
  const later = laterPaths(files);
  registerRoute(({ url, sameOrigin }) => sameOrigin && later.has(url.pathname), new CacheFirst({ cacheName: LATER_CACHE }));
  serveToday(SHELL);
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: NOT_A_PAGE }));
}

/** Fetches the files that training does not need, one after another, and deletes those of older versions. Rejects when aborted early. */
export async function keepTheRest(files: AppFile[], ending: AbortController, which: Remaining = 'all'): Promise<void> {
  const cache = await caches.open(LATER_CACHE);
  const here = await keptPaths(cache);
  const all = laterPaths(files);
  for (const path of here) if (!all.has(path)) await cache.delete(path);
  for (const path of [...laterPaths(files, 'coach'), ...(which === 'all' ? all : [])]) {
    if (here.has(path)) continue;
    const tooLong = setTimeout(() => ending.abort(), LATER_TIMEOUT_MS);
    await cache.add(new Request(path, { signal: ending.signal })).finally(() => clearTimeout(tooLong));
    here.add(path);
  }
}

/** Which of the files that training does not need are on the phone. */
export async function readKept(files: AppFile[]): Promise<KeptFiles> {
  const here = await keptPaths(await caches.open(LATER_CACHE));
  const hasAll = (paths: ReadonlySet<string>) => [...paths].every((path) => here.has(path));
  return { coach: hasAll(laterPaths(files, 'coach')), all: hasAll(laterPaths(files)) };
}

async function keptPaths(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
}

function laterPaths(files: AppFile[], kind?: AppFile['later']): ReadonlySet<string> {
  return new Set(files.filter(({ later }) => later !== undefined && later === (kind ?? later)).map(({ url }) => `/${url}`));
}
