import { BACKGROUND } from '#contract/background.ts';

/** Background Sync and Periodic Background Sync are Chromium-only and missing from TypeScript's types. */
interface TaggedEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * Work in the background, where the browser grants it: open pages send what waits the moment signal is back, also while hidden, and the
 * files of a newer version are fetched before the app is opened. Nothing depends on either: the token to send with is the page's, and
 * every page does both by itself (SYNC-22).
 */
export function workInBackground(worker: ServiceWorkerGlobalScope, keepTheRest: (ending: AbortController) => Promise<void>): void {
  const listen = worker.addEventListener.bind(worker) as (type: string, listener: (event: TaggedEvent) => void) => void;
  listen('sync', (event) => {
    if (event.tag === BACKGROUND.sendTag) event.waitUntil(tellPages(worker));
  });
  listen('periodicsync', (event) => {
    if (event.tag === BACKGROUND.refreshTag)
      event.waitUntil(Promise.allSettled([worker.registration.update(), keepTheRest(new AbortController())]));
  });
}

async function tellPages({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage({ type: BACKGROUND.sendMessage }, []);
}
