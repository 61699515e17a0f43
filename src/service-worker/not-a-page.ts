/**
 * Never answered with the page: what the server says about a person or a payment, its health, and files, which exist or do not.
 * Of all these only public answers and pictures are kept (public-data.ts), so no personal answer is ever in a cache. Workbox matches them against path and query.
 */
export const NOT_A_PAGE: RegExp[] = [
  /^\/api(\/|\?|$)/,
  /^\/sandbox(\/|\?|$)/,
  /^\/healthz(\?|$)/,
  /^\/readyz(\?|$)/,
  /^[^?]*\/[^/?]+\.[^/?]+(\?|$)/,
];
