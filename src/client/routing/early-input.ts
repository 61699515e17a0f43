/**
 * To be called once the page is the app's own: what was done on the server's markup before, which `public/before-app.js` noted, is done
 * again, and from then on a form is sent by the app. How is fetched only when there is any.
 */
export function replayEarlyInput(): void {
  if (document.querySelector('[data-early]') === null) document.body.setAttribute('data-app', '');
  else void replayWhenFetched();
}

/** Without signal its code comes when there is signal again: what was typed and sent waits for it. Never rejects. */
async function replayWhenFetched(): Promise<void> {
  const code = await import('./replay-input.ts').catch(() => null);
  if (code !== null) return code.replayInput();
  window.addEventListener('online', () => void replayWhenFetched(), { once: true });
}
