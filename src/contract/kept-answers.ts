/**
 * Public answers the phone keeps, so that what was seen opens again without signal. They are the same for everybody: they are asked
 * for without the person's token, and nothing about a person is ever under these addresses. Written as URL patterns: a name stands for
 * one step of the path, `*` for any rest.
 */
export const KEPT_ANSWERS: readonly string[] = ['/api/coaches/*', '/api/reviews/:coach/', '/api/specialties/'];

export function isKeptAnswer(path: string): boolean {
  return KEPT_ANSWERS.some((kept) => new RegExp(`^${kept.replace('*', '.*').replaceAll(/:[a-z]+/g, '[^/]+')}$`).test(path));
}

/** On an answer the phone had kept: when the server gave it, in milliseconds since 1970. */
export const KEPT_AT_HEADER = 'X-Kept-At';
