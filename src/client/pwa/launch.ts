import { SHARED_FILE } from '#contract/shared-file.ts';

interface LaunchParams {
  readonly targetURL?: string;
  /** Files opened with the app (`file_handlers`). */
  readonly files?: readonly { getFile(): Promise<File> }[];
}

interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

/** The manifest's `start_url`: the app's icon brings back the page that is open. */
const START = '/ai-coach/today?source=app';

/**
 * Goes where a shortcut or a link leads inside the window that is already open (`launch_handler: focus-existing`), without loading it
 * again. Only installed Chromium has the queue; elsewhere the browser opens a page.
 */
export function openLaunches(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  const openedAt = window.location.href;
  launchQueue?.setConsumer(({ targetURL, files }) => {
    const opened = files?.[0];
    if (opened !== undefined) {
      void openFile(opened);
      return;
    }
    // The launch that opened this window is queued too.
    if (targetURL === undefined || targetURL === openedAt) return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    const address = pathname + search + hash;
    if (origin !== window.location.origin || address === START) return;
    goTo(address);
  });
}

/** Hands a file to the service worker as if it had been shared, and opens the page that takes it. */
async function openFile(handle: { getFile(): Promise<File> }): Promise<void> {
  try {
    const form = new FormData();
    form.set(SHARED_FILE.field, await handle.getFile());
    await fetch(SHARED_FILE.page, { method: 'POST', body: form, redirect: 'manual' });
  } catch {
    // Gone or without a worker: it can be chosen on the page.
  }
  goTo(SHARED_FILE.page);
}

function goTo(address: string): void {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
