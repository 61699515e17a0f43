import { createCall } from '../api/http.ts';
import { documentAt } from './documents.ts';
import { type BuiltClient, type OpenedPage, openPage } from './open-page.tsx';

/** Long for a call inside one process; past it the visitor is better served by the empty page, which asks again. */
const CALL_TIMEOUT_MS = 5_000;

export interface PublicDocument {
  type: string;
  body: string;
}

/**
 * Everything of the product that is readable without a script. `url` is the address everybody reaches the page at; `ask` answers
 * calls of the contract as the server answers them to nobody in particular.
 */
export function createRenderer(client: BuiltClient) {
  return {
    open: (url: URL, ask: (request: Request) => Promise<Response>): Promise<OpenedPage | null> => openPage(client, url, callOf(url, ask)),
    document: (url: URL, ask: (request: Request) => Promise<Response>): Promise<PublicDocument | null> => documentAt(url, callOf(url, ask)),
  };
}

/** Nobody's call: no token, no browser. */
function callOf(url: URL, ask: (request: Request) => Promise<Response>): ReturnType<typeof createCall> {
  const call = createCall({
    origin: url.origin,
    tokens: {
      read: () => ({ access: null, refresh: null, expires_at: null }),
      replace: () => false,
      refused: () => undefined,
      gone: () => undefined,
    },
    fetch: (input, init) => ask(new Request(input, init)),
  });
  return (endpoint, input, options) => call(endpoint, input, { timeout_ms: CALL_TIMEOUT_MS, ...options });
}
