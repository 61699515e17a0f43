import { createCall } from '../api/http.ts';
import { documentAt } from './documents.ts';
import { type BuiltClient, type OpenedPage, openPage } from './open-page.tsx';

/** In-process calls are fast; past this the empty page is sent, which loads in the browser. */
const CALL_TIMEOUT_MS = 5_000;

export interface PublicDocument {
  type: string;
  body: string;
}

/** Renders everything readable without scripts. `url` is the public URL; `ask` answers calls as the server does for visitors. */
export function createRenderer(client: BuiltClient) {
  return {
    open: (url: URL, ask: (request: Request) => Promise<Response>): Promise<OpenedPage | null> => openPage(client, url, callOf(url, ask)),
    document: (url: URL, ask: (request: Request) => Promise<Response>): Promise<PublicDocument | null> => documentAt(url, callOf(url, ask)),
  };
}

/** Without token or browser. */
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
