import { KEPT_ANSWERS } from '#contract/kept-answers.ts';
import { API_ORIGIN } from './api-origin.ts';

interface RouterRule {
  condition: { urlPattern: URLPattern };
  source: 'network' | 'fetch-event';
}

/** Static routing is Chromium-only and missing from TypeScript's types. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: RouterRule[]): Promise<void>;
}

/**
 * Routes uncached API calls past the service worker. In Chromium such a call would restart an old version that is being stopped, and the
 * new version would then wait 30 seconds for it to become idle. Without static routing the calls pass through the worker.
 */
export function routeCallsToNetwork(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', (event: InstallEvent) => {
    // A browser that rejects the rules must still install the new version.
    if (event.addRoutes !== undefined) event.waitUntil(event.addRoutes(rules()).catch(() => undefined));
  });
}

/** The first matching rule applies. */
function rules(): RouterRule[] {
  const rule = (pathname: string, source: RouterRule['source']): RouterRule => ({
    condition: { urlPattern: new URLPattern({ pathname, baseURL: API_ORIGIN }) },
    source,
  });
  return [...KEPT_ANSWERS.map((pathname) => rule(pathname, 'fetch-event')), rule('/api/*', 'network')];
}
