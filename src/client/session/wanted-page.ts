/** A page somebody wanted is of no interest any more after this long. */
const KEPT_MS = 30 * 60_000;

let wanted: { path: string; at: number } | null = null;

/** Notes where somebody wanted to go who has to log in first. Only paths of our own. */
export function rememberWantedPage(path: string): void {
  if (/^\/(?![/\\])/.test(path)) wanted = { path, at: Date.now() };
}

/** Where to go after logging in, once; null when nobody was on the way anywhere. */
export function takeWantedPage(): string | null {
  const found = wanted !== null && Date.now() - wanted.at < KEPT_MS ? wanted.path : null;
  wanted = null;
  return found;
}

/** Whoever logs out is not on the way back. */
export function forgetWantedPage(): void {
  wanted = null;
}
