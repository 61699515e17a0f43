/**
 * Messages from pages. A new version waits until the user agrees (workbox-window's message); until then the old version serves its own
 * files. A loaded page requests the remaining files; a page whose user agreed makes the old version stop fetching, because a browser
 * activates the new version only when the old one is idle.
 */
export function listenForMessages(worker: ServiceWorkerGlobalScope, keepTheRest: (ending: AbortController) => Promise<void>): void {
  const underWay = new Set<AbortController>();
  let isLeaving = false;
  const keep = async () => {
    const ending = new AbortController();
    underWay.add(ending);
    // Offline half-way: the next page requests it again.
    await keepTheRest(ending).catch(() => undefined);
    underWay.delete(ending);
  };
  worker.addEventListener('message', (event) => {
    const { type } = (event.data ?? {}) as { type?: unknown };
    if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
    // Another page may request files after one has agreed.
    if (type === 'KEEP_THE_REST' && !isLeaving) event.waitUntil(keep());
    if (type === 'LET_GO') {
      isLeaving = true;
      for (const ending of underWay) ending.abort();
    }
  });
}
