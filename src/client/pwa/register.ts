import { useUpdate } from './update-store.ts';

/** Where the build puts the service worker. */
const WORKER_URL = '/service-worker.js';
/** A page that stays open for days still learns of a new version. */
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** Safari has no word for idle. */
const IDLE_AT_LATEST_MS = 3_000;

interface ScriptUrlPolicy {
  createScriptURL(url: string): { toString(): string };
}

interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

/** Registers the service worker and looks for a new version every hour and whenever the page is seen again. Never rejects. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(trustedWorkerUrl() as string);
    workbox.addEventListener('waiting', () => {
      if (useUpdate.getState().state !== 'none') return;
      const takeOver = () => {
        // In this order: a word to the old version while it is being stopped would wake it, and the new one would wait for half a minute.
        navigator.serviceWorker.controller?.postMessage({ type: 'LET_GO' });
        workbox.messageSkipWaiting();
      };
      useUpdate.setState({ state: 'ready', takeOver });
    });
    // Consent may have been given in another tab. This one goes on, perhaps in the middle of a workout, until it is asked too.
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
    // Without a service worker the product works while there is signal; «This phone» says so.
  }
}

/** What training does not need is fetched once the page rests, unless the person asked their browser to save data. */
async function keepTheRest(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const { active } = await navigator.serviceWorker.ready;
  const ask = () => {
    // A message, too, would start an old version again that is being stopped.
    if (useUpdate.getState().state !== 'applying') active?.postMessage({ type: 'KEEP_THE_REST' }, []);
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(ask, { timeout: IDLE_AT_LATEST_MS });
  else setTimeout(ask, IDLE_AT_LATEST_MS);
}

/** The security policy takes only this one address, through this one policy; a plain string is refused. */
function trustedWorkerUrl(): string | { toString(): string } {
  const trustedTypes = (window as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  if (trustedTypes === undefined) return WORKER_URL;
  const policy = trustedTypes.createPolicy('sw-url', {
    createScriptURL: (url) => {
      if (url !== WORKER_URL) throw new TypeError('Only the service worker of this product may be registered.');
      return url;
    },
  });
  return policy.createScriptURL(WORKER_URL);
}
