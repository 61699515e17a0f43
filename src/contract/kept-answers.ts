/**
 * Public responses that the phone caches, so that visited pages open offline. They are equal for everybody, requested without a token and
 * contain no personal data. URL patterns: a name matches one path segment, `*` any rest.
 */
export const KEPT_ANSWERS: readonly string[] = ['/api/coaches/*', '/api/reviews/:coach/', '/api/specialties/'];

export function isKeptAnswer(path: string): boolean {
  return KEPT_ANSWERS.some((kept) => new RegExp(`^${kept.replace('*', '.*').replaceAll(/:[a-z]+/g, '[^/]+')}$`).test(path));
}

/** On a cached response: when the server sent it, in ms since 1970. */
export const KEPT_AT_HEADER = 'X-Kept-At';
