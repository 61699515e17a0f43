import { secondsInDay } from 'date-fns/constants';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isKeptAnswer, KEPT_AT_HEADER } from '#contract/kept-answers.ts';
import { API_ORIGIN } from './api-origin.ts';

/** After this a weak signal counts as none, and what was seen before is shown. */
const NETWORK_TIMEOUT_S = 3;
const A_MONTH_S = 30 * secondsInDay;
const ANSWERS_KEPT = 300;
const PICTURES_KEPT = 200;

/**
 * Coaches, profiles and reviews that were looked at open again without signal, with their pictures. Only what is the same for everybody
 * is kept: it is asked for without the person's token, so an answer meant for one person can never be shown to another.
 */
export function keepPublicData(): void {
  registerRoute(
    ({ url }) => url.origin === API_ORIGIN && isKeptAnswer(url.pathname),
    new NetworkFirst({
      cacheName: 'answers',
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      plugins: [
        { requestWillFetch: ({ request }) => Promise.resolve(withoutToken(request)), cacheWillUpdate: ({ response }) => stamped(response) },
        new ExpirationPlugin({ maxEntries: ANSWERS_KEPT, maxAgeSeconds: A_MONTH_S, purgeOnQuotaError: true }),
      ],
    }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
    new CacheFirst({
      cacheName: 'pictures',
      plugins: [
        { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
        new ExpirationPlugin({ maxEntries: PICTURES_KEPT, maxAgeSeconds: A_MONTH_S, purgeOnQuotaError: true }),
      ],
    }),
  );
}

function withoutToken(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Authorization');
  return new Request(request, { headers });
}

/** The copy that is kept says when it was given; the one that is shown now does not. Refusals and strangers' pages are never kept. */
async function stamped(response: Response): Promise<Response | null> {
  const isOurs = response.status === 200 && (response.headers.get('Content-Type') ?? '').startsWith('application/json');
  if (!isOurs) return null;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, String(Date.now()));
  return new Response(await response.blob(), { status: response.status, headers });
}
