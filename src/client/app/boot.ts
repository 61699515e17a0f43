import { followSystemTheme } from '#client/preferences/theme-store.ts';
import { captureInstallPrompt } from '#client/pwa/install-store.ts';
import { bootSession } from '#client/session/boot-session.ts';

/** Runs before the first render; resolves when the session is known. */
export function boot(): Promise<void> {
  captureInstallPrompt();
  followSystemTheme();
  if (import.meta.env.VITE_BENCH === '1') void import('./bench.ts').then(({ exposeBench }) => exposeBench());
  if (import.meta.env.PROD) window.addEventListener('load', () => void keepForNoSignal(), { once: true });
  return bootSession();
}

/** After the page has loaded, so that downloads do not compete with the first paint. */
async function keepForNoSignal(): Promise<void> {
  const code = await import('#client/pwa/register.ts').catch(() => null);
  await code?.registerServiceWorker();
}
