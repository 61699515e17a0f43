import type { MiddlewareHandler } from 'hono';
import type { Market } from './market.ts';

/** Invalidates the cached market after each request that may have written, so that its author reads the new state. */
export function invalidateOnWrite(market: Market): MiddlewareHandler {
  return async (c, next) => {
    try {
      await next();
    } finally {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') market.invalidate();
    }
  };
}
