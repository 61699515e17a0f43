import { NOT_PAGES } from '#domain/routes.ts';

/**
 * Paths that never get the app shell: personal and payment data, health, and files. Only public responses and pictures of these are cached
 * (public-data.ts), so no personal data is in a cache. Workbox matches path and query.
 */
export const NOT_A_PAGE: RegExp[] = [new RegExp(`^/(${NOT_PAGES.join('|')})([/?]|$)`), /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/];
