/** Safari lacks requestIdleCallback. */
const IDLE_AT_LATEST_MS = 3_000;

/** Runs `run` once the page has nothing to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_AT_LATEST_MS });
  else setTimeout(run, IDLE_AT_LATEST_MS);
}
