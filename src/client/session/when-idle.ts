/** At the latest, when the page never rests. */
const AT_LATEST_MS = 3_000;
/** Safari lacks requestIdleCallback. */
const WITHOUT_IT_MS = 1_000;

/** Runs `run` once the page has nothing to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: AT_LATEST_MS });
  else setTimeout(run, WITHOUT_IT_MS);
}
