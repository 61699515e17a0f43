import { secondsInDay } from 'date-fns/constants';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isKeptAnswer, KEPT_AT_HEADER } from '#contract/kept-answers.ts';
import { API_ORIGIN } from './api-origin.ts';

/** Seconds after which the cached response is shown. */
const NETWORK_TIMEOUT_S = 3;
const A_MONTH_S = 30 * secondsInDay;
const ANSWERS_KEPT = 300;
const PICTURES_KEPT = 200;

/**
 * Caches visited coaches, profiles, reviews and their pictures for offline use. Only public responses, requested without a token, so that
 * no personal response can be shown to another user.
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

/** Marks the cached copy with its time. Refusals and foreign pages are never cached. */
async function stamped(response: Response): Promise<Response | null> {
  const isOurs = response.status === 200 && (response.headers.get('Content-Type') ?? '').startsWith('application/json');
  if (!isOurs) return null;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT_HEADER, String(Date.now()));
  return new Response(await response.blob(), { status: response.status, headers });
}
