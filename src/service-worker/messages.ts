import { type KeptFiles, REMAINING_FILES, type Remaining } from '#contract/remaining-files.ts';

/** The files that training does not need. */
interface RemainingFiles {
  readonly keep: (ending: AbortController, which: Remaining) => Promise<void>;
  readonly tell: () => Promise<KeptFiles>;
}

/**
 * Messages from pages. A new version waits until the user agrees (workbox-window's message); until then the old version serves its own
 * files. A loaded page requests the remaining files; a page whose user agreed makes the old version stop fetching, because a browser
 * activates the new version only when the old one is idle.
 */
export function listenForMessages(worker: ServiceWorkerGlobalScope, files: RemainingFiles): void {
  const underWay = new Set<AbortController>();
  let isLeaving = false;
  const keep = async (which: Remaining) => {
    const ending = new AbortController();
    underWay.add(ending);
    // Offline half-way: the next page requests it again.
    await files.keep(ending, which).catch(() => undefined);
    underWay.delete(ending);
  };
  worker.addEventListener('message', (event) => {
    const { type, which } = (event.data ?? {}) as { type?: unknown; which?: unknown };
    if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
    // Another page may request files after one has agreed.
    if (type === REMAINING_FILES.keep && !isLeaving) event.waitUntil(keep(which === 'coach' ? 'coach' : 'all'));
    if (type === REMAINING_FILES.tell) event.waitUntil(files.tell().then((kept) => event.ports[0]?.postMessage(kept)));
    if (type === 'LET_GO') {
      isLeaving = true;
      for (const ending of underWay) ending.abort();
    }
  });
}
