import { KEPT_ANSWERS } from '#contract/kept-answers.ts';
import { API_ORIGIN } from './api-origin.ts';

interface RouterRule {
  condition: { urlPattern: URLPattern };
  source: 'network' | 'fetch-event';
}

/** Static routing exists in Chromium only, and TypeScript does not know it. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: RouterRule[]): Promise<void>;
}

/**
 * Lets calls of the API whose answers are not kept go to the network without the service worker. It has nothing to do for them, and in
 * Chromium a call that reaches an old version while it is being stopped starts it again: the new version, agreed to, then waits until
 * the old one has had nothing to do for 30 seconds. Where static routing is missing the calls pass through the worker as ever.
 */
export function routeCallsToNetwork(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', (event: InstallEvent) => {
    // A browser that does not take the rules must not miss the new version because of them.
    if (event.addRoutes !== undefined) event.waitUntil(event.addRoutes(rules()).catch(() => undefined));
  });
}

/** The first rule that matches decides. */
function rules(): RouterRule[] {
  const rule = (pathname: string, source: RouterRule['source']): RouterRule => ({
    condition: { urlPattern: new URLPattern({ pathname, baseURL: API_ORIGIN }) },
    source,
  });
  return [...KEPT_ANSWERS.map((pathname) => rule(pathname, 'fetch-event')), rule('/api/*', 'network')];
}
