/** Calls the server in process, without network or account. */
export type Ask = (request: Request) => Promise<Response>;

/** Handles a path without an endpoint; null when there is nothing. */
export type Pages = (request: Request, ask: Ask) => Promise<Response | null>;

/** Browsers accept HTML; crawlers often anything. API clients accept something else. */
export function isNavigation(request: Request): boolean {
  const accept = (request.headers.get('Accept') ?? '').toLowerCase();
  return accept.includes('text/html') || accept.trim() === '*/*';
}

/** Missing files must not be answered with a page. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.[^/]+$/.test(path);
}

/** Whether the client's cached copy has this ETag. */
export function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
}
