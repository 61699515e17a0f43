import { REMAINING_FILES, type Remaining } from '#contract/remaining-files.ts';
import { trustedUrl } from './trusted-url.ts';
import { useUpdate } from './update-store.ts';
import { whenIdle } from './when-idle.ts';

/** Set by the build. */
const WORKER_URL = '/service-worker.js';
/** Long-open pages also get updates. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** Registers the service worker and checks for updates hourly and when visible. Never rejects. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(trustedUrl('sw-url', WORKER_URL));
    workbox.addEventListener('waiting', () => {
      if (useUpdate.getState().state !== 'none') return;
      const takeOver = () => {
        // Before skipWaiting: a message to an old worker that is being stopped would restart it and delay the new one by half a minute.
        navigator.serviceWorker.controller?.postMessage({ type: 'LET_GO' });
        workbox.messageSkipWaiting();
      };
      useUpdate.setState({ state: 'ready', takeOver });
    });
    // Another tab may have consented. This tab continues until asked.
    workbox.addEventListener('controlling', (event) => {
      if (useUpdate.getState().state === 'applying') window.location.reload();
      else if (event.isUpdate === true) useUpdate.setState({ state: 'ready', takeOver: () => window.location.reload() });
    });
    await workbox.register();
    void keepTheRest();
    const check = () => void workbox.update().catch(() => undefined);
    window.setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') check();
    });
  } catch {
    // Works online without a service worker; «This phone» says so.
  }
}

/** Fetches files not needed for training when idle; with data saving on, only those the coach answers with. */
async function keepTheRest(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const which: Remaining = connection?.saveData === true ? 'coach' : 'all';
  const { active } = await navigator.serviceWorker.ready;
  whenIdle(() => {
    // A message would restart an old worker that is being stopped.
    if (useUpdate.getState().state !== 'applying') active?.postMessage({ type: REMAINING_FILES.keep, which }, []);
  });
}
