import type { Context } from 'hono';
import type { Endpoint } from '#contract/index.ts';
import type { Account } from '../auth/accounts.ts';
import type { LimitClass } from '../services/limits.ts';
import { enforceAccess, identify, requireAccount } from './access.ts';
import type { Api } from './api.ts';
import { clientNetwork } from './client-network.ts';

/**
 * Registers an endpoint whose answer may be too large to hold: `pieces` are the parts of one JSON text, made while they are sent. A failure
 * before the first piece is answered like any other, a later one breaks the answer off, so that it cannot be read as whole.
 */
export function serveStreamed(api: Api, endpoint: Endpoint, limit: LimitClass, pieces: (account: Account) => AsyncGenerator<string>): void {
  api.endpoints.push(endpoint);
  api.hono.on(endpoint.method, endpoint.path, async (c) => {
    const caller = await identify(api, c.req.header('Authorization'));
    await api.limits.count(limit, caller.visitor?.id ?? clientNetwork(c, api.trustedProxies));
    await enforceAccess(api, endpoint.access, caller);
    return answerWith(c, pieces(requireAccount(caller)));
  });
}

async function answerWith(c: Context, pieces: AsyncGenerator<string>): Promise<Response> {
  const encoder = new TextEncoder();
  const first = await pieces.next();
  let held = first.done === true ? '' : first.value;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      controller.enqueue(encoder.encode(held));
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else held = next.value;
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
  c.header('Content-Type', 'application/json; charset=utf-8');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(body);
  c.header('Content-Encoding', 'gzip');
  const { readable, writable } = new CompressionStream('gzip');
  // What breaks the body off breaks off what is read of it too.
  body.pipeTo(writable as WritableStream<Uint8Array>).catch(() => undefined);
  return c.body(readable as ReadableStream<Uint8Array>);
}
