interface LaunchParams {
  readonly targetURL?: string;
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
  launchQueue?.setConsumer(({ targetURL }) => {
    // The launch that opened this window is queued too.
    if (targetURL === undefined || targetURL === openedAt) return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    const address = pathname + search + hash;
    if (origin !== window.location.origin || address === START) return;
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
