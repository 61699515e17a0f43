/**
 * Public answers the phone keeps, so that what was seen opens again without signal. They are the same for everybody: they are asked
 * for without the person's token, and nothing about a person is ever under these addresses.
 */
export const KEPT_ANSWERS: readonly RegExp[] = [/^\/api\/coaches\//, /^\/api\/reviews\/[^/]+\/$/, /^\/api\/specialties\/$/];

/** On an answer the phone had kept: when the server gave it, in milliseconds since 1970. */
export const KEPT_AT_HEADER = 'X-Kept-At';
