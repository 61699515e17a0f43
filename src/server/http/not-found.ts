import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Api } from './api.ts';
import type { Pages } from './page-request.ts';
import { requestIdOf } from './request-log.ts';

/** Handles unmatched requests: client files and pages, 405 for a known path, else 404. */
export function serveNotFound(api: Api, pages?: Pages): void {
  api.hono.notFound(async (c) => {
    const methods = isForPrograms(c.req.path) ? methodsFor(api, c.req.path) : [];
    if (methods.length > 0) {
      c.header('Allow', methods.join(', '));
      return c.json({ detail: SERVER_MESSAGES.methodNotAllowed, code: 'method_not_allowed' }, 405);
    }
    if (!isForPrograms(c.req.path) && !readsAsHost(c.req.path) && (c.req.method === 'GET' || c.req.method === 'HEAD')) {
      // Pages are loaded without the visitor's token, within their network's rate limit.
      const forwarded = c.req.header('X-Forwarded-For');
      const page = await pages?.(c.req.raw, {
        ask: async (request) => {
          if (forwarded !== undefined) request.headers.set('X-Forwarded-For', forwarded);
          return api.hono.fetch(request, c.env);
        },
        readDataVersion: () => api.market.view(),
        headers: requestIdOf(c),
      });
      if (page) return page;
    }
    return c.json({ detail: SERVER_MESSAGES.notFound, code: 'not_found' }, 404);
  });
}

/** API prefixes, below which unknown paths are errors. */
function isForPrograms(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === '/healthz' || path === '/readyz';
}

/** A path that resolves to another host. */
function readsAsHost(path: string): boolean {
  return path.startsWith('//');
}

function methodsFor(api: Api, path: string): string[] {
  const asked = path.split('/');
  return api.endpoints
    .filter((endpoint) => {
      const pattern = endpoint.path.split('/');
      return (
        pattern.length === asked.length &&
        pattern.every((part, index) => part === asked[index] || (part.startsWith(':') && asked[index] !== ''))
      );
    })
    .map((endpoint) => endpoint.method);
}
