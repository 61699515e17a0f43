/**
 * Replays input made on the server's HTML before hydration, recorded by `public/before-app.js`; the app handles forms from then on. Its
 * code is loaded only if needed.
 */
export function replayEarlyInput(): void {
  if (document.querySelector('[data-early]') === null) document.body.setAttribute('data-app', '');
  else void replayWhenFetched();
}

/** Offline it waits until the code can be loaded. Never rejects. */
async function replayWhenFetched(): Promise<void> {
  const code = await import('./replay-input.ts').catch(() => null);
  if (code !== null) return code.replayInput();
  window.addEventListener('online', () => void replayWhenFetched(), { once: true });
}
