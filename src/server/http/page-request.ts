/** Answers from the server itself, without a network and without a person. */
export type Ask = (request: Request) => Promise<Response>;

/** Answers an address that belongs to no endpoint; null where there is nothing at it. */
export type Pages = (request: Request, ask: Ask) => Promise<Response | null>;

/** Browsers name HTML; crawlers and previews often take anything. Programs that want data name something else. */
export function isNavigation(request: Request): boolean {
  const accept = (request.headers.get('Accept') ?? '').toLowerCase();
  return accept.includes('text/html') || accept.trim() === '*/*';
}

/** A missing picture, script or robots.txt must not be answered with a page. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith('/assets/') || /\.[^/]+$/.test(path);
}

/** Whether the asking side has what this tag names already. */
export function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
}
