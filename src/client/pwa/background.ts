import { BACKGROUND } from '#contract/background.ts';

/** Chromium only; `periodicSync` only where the app is installed. */
interface BackgroundRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
  readonly periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
}

/** Asks for work in the background, which only makes things faster (SYNC-22). Never rejects. */
export async function askForBackgroundWork(): Promise<void> {
  const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & BackgroundRegistration;
  // Refused without a permission, and in a browser tab.
  registration.periodicSync?.register(BACKGROUND.refreshTag, { minInterval: BACKGROUND.refreshAtLeastMs }).catch(() => undefined);
  const wakeWithSignal = () => {
    if (!navigator.onLine) registration.sync?.register(BACKGROUND.sendTag).catch(() => undefined);
  };
  wakeWithSignal();
  window.addEventListener('offline', wakeWithSignal);
  document.addEventListener('visibilitychange', wakeWithSignal);
}
