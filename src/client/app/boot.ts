import { followSystemTheme } from '#client/preferences/theme-store.ts';
import { captureInstallPrompt } from '#client/pwa/install-store.ts';
import { bootSession } from '#client/session/boot-session.ts';

/** Runs before the first render; resolves when the session is known. */
export function boot(): Promise<void> {
  captureInstallPrompt();
  followSystemTheme();
  if (import.meta.env.VITE_BENCH === '1') void import('./bench.ts').then(({ exposeBench }) => exposeBench());
  if (import.meta.env.PROD) window.addEventListener('load', prepareForNoSignal, { once: true });
  return bootSession();
}

/**
 * After the page has loaded, so that downloads do not compete with the first paint; without its code the app is as in a browser that cannot
 * install.
 */
function prepareForNoSignal(): void {
  import('#client/pwa/after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => undefined);
}
