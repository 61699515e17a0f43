import type { MiddlewareHandler } from 'hono';
import type { Market } from './market.ts';

/** Whoever has just changed something is shown it: after a request that may write, the market is looked at again. */
export function noteWrites(market: Market): MiddlewareHandler {
  return async (c, next) => {
    try {
      await next();
    } finally {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') market.mayHaveChanged();
    }
  };
}
