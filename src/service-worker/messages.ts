/**
 * What a page may ask for. A new version waits until a page says that its person agreed; until then the old one goes on serving its own
 * files; the word is the one workbox-window sends. And a page that has settled asks for the rest of the app to be fetched.
 */
export function listenForMessages(worker: ServiceWorkerGlobalScope, keepTheRest: () => Promise<void>): void {
  worker.addEventListener('message', (event) => {
    const { type } = (event.data ?? {}) as { type?: unknown };
    if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
    // Without signal half-way: the next page asks again.
    if (type === 'KEEP_THE_REST') event.waitUntil(keepTheRest().catch(() => undefined));
  });
}
