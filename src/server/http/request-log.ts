import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import type { Metrics } from '../ports/metrics.ts';
import { isComplete } from './complete-answer.ts';

const HEADER = 'X-Request-Id';

/** The request id header. */
export function requestIdOf(c: Context): Record<string, string> {
  return { [HEADER]: String(c.get('request_id')) };
}

/** One line and one count per request: method, route pattern (never the path, which may hold ids), status, duration, request id. */
export function logRequests({ log, metrics }: { log: Log; metrics: Metrics }): MiddlewareHandler<{ Variables: { request_id: string } }> {
  return async (c, next) => {
    const request_id = randomUUID();
    c.set('request_id', request_id);
    const started = performance.now();
    await next();
    if (!isComplete(c.res)) c.res.headers.set(HEADER, request_id);
    const route = matchedRoutes(c).at(-1)?.path ?? '/*';
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const done = { method: c.req.method, route, status: c.res.status, ms };
    metrics.requestDone(done);
    log.info({ request_id, ...done }, 'request');
  };
}
