/**
 * What a page may ask for. A new version waits until a page says that its person agreed; until then the old one goes on serving its own
 * files; the word is the one workbox-window sends. A page that has settled asks for the rest of the app to be fetched; one whose person
 * agreed to the new version asks the old one to end that, because a browser changes versions only when the old one has nothing under way.
 */
export function listenForMessages(worker: ServiceWorkerGlobalScope, keepTheRest: (ending: AbortController) => Promise<void>): void {
  const underWay = new Set<AbortController>();
  let isLeaving = false;
  const keep = async () => {
    const ending = new AbortController();
    underWay.add(ending);
    // Without signal half-way: the next page asks again.
    await keepTheRest(ending).catch(() => undefined);
    underWay.delete(ending);
  };
  worker.addEventListener('message', (event) => {
    const { type } = (event.data ?? {}) as { type?: unknown };
    if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
    // Another page may ask for the rest after one has agreed.
    if (type === 'KEEP_THE_REST' && !isLeaving) event.waitUntil(keep());
    if (type === 'LET_GO') {
      isLeaving = true;
      for (const ending of underWay) ending.abort();
    }
  });
}
