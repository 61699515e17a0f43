/** Return paths expire. */
const KEPT_MS = 30 * 60_000;

let wanted: { path: string; at: number } | null = null;

/** Stores a return path for after login. Own paths only. */
export function rememberWantedPage(path: string): void {
  if (/^\/(?![/\\])/.test(path)) wanted = { path, at: Date.now() };
}

/** The return path, once; null if none. */
export function takeWantedPage(): string | null {
  const found = wanted !== null && Date.now() - wanted.at < KEPT_MS ? wanted.path : null;
  wanted = null;
  return found;
}

/** After a logout there is no return path. */
export function forgetWantedPage(): void {
  wanted = null;
}
