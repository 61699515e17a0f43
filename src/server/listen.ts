import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import { CannotListen } from './cannot-listen.ts';
import { securityHeadersOf } from './http/security-headers.ts';

/** Time for running requests to finish on shutdown. */
const DRAIN_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 50;
const REQUEST_MS = 60_000;

/** For HTTP/1.0 requests without `Host`. */
const UNNAMED_HOST = 'localhost';

export interface Listening {
  readonly port: number;
  /** Stops accepting connections, waits up to ten seconds for running requests, then closes the rest. */
  drain(): Promise<void>;
}

/** Serves HTTP; resolves when listening. `setting` names the port to who has to choose another. Throws CannotListen. */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { port, host }: { port: number; host: string },
  setting = 'PORT',
): Promise<Listening> {
  const answer = getRequestListener(fetch, { hostname: UNNAMED_HOST, errorHandler: answerUnreadable });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.requestTimeout = REQUEST_MS;
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(new CannotListen(whyNot(error, { port, host, setting }))));
    server.listen(port, host, done);
  });
  return { port: (server.address() as AddressInfo).port, drain: () => drain(server) };
}

/** Answers malformed requests, such as an invalid target. */
function answerUnreadable(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  const body = isTheirs
    ? { detail: SERVER_MESSAGES.invalid, code: 'invalid_request' }
    : { detail: SERVER_MESSAGES.internal, code: 'internal' };
  return Response.json(body, { status: isTheirs ? 400 : 500, headers: securityHeadersOf({ https: false }) });
}

function whyNot(error: NodeJS.ErrnoException, { port, host, setting }: { port: number; host: string; setting: string }): string {
  if (error.code === 'EADDRINUSE') return `Port ${String(port)} is in use. Stop what uses it, or choose another with ${setting}.`;
  if (error.code === 'EACCES') return `Port ${String(port)} is not allowed for this user. Choose one from 1024 with ${setting}.`;
  return `Cannot listen on ${host}:${String(port)} (${error.code ?? error.message}). ${setting.replace('PORT', 'HOST')} and ${setting} decide where.`;
}

async function drain(server: Server): Promise<void> {
  // Ends keep-alive, so that clients stop sending requests.
  server.prependListener('request', (_, answer) => answer.setHeader('Connection', 'close'));
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(cut);
}
