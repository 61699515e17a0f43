/** Calls the server in process, without network or account. */
export type Ask = (request: Request) => Promise<Response>;

/** Stands for all public data pages are made from: the same object while none of it has changed. */
export type DataVersion = object;

/** What a page gets of the server. */
export interface PageVisit {
  readonly ask: Ask;
  readonly readDataVersion: () => Promise<DataVersion>;
  /** The headers of this answer alone. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Handles a path without an endpoint; null when there is nothing. */
export type Pages = (request: Request, visit: PageVisit) => Promise<Response | null>;

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
