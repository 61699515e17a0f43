import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from './product.ts';

/** What happens to a request on its way: it passes, or a fault of the network or of another backend answers instead. */
export type Fate =
  | 'pass'
  /** The server does the work, its answer is lost. */
  | 'lose-answer'
  /** The connection breaks before the server hears of it. */
  | 'lose-request'
  /** Nobody answers, and the connection stays. */
  | 'hang'
  | { status: number; body?: string; contentType?: string; headers?: Record<string, string> };

export interface FaultyNetwork {
  readonly url: string;
  /** Decides the fate of each request from now on. */
  decide(fate: (path: string, method: string) => Fate): void;
  close(): Promise<void>;
}

/** A proxy before the product, so that faults happen outside the browser, where a service worker cannot hide them. */
export async function createFaultyNetwork(target: string): Promise<FaultyNetwork> {
  const port = await freePort();
  let fateOf: (path: string, method: string) => Fate = () => 'pass';
  const server = createServer((incoming, outgoing) => {
    const fate = fateOf(incoming.url ?? '/', incoming.method ?? 'GET');
    if (fate === 'lose-request') incoming.socket.destroy();
    else if (fate === 'hang') incoming.resume();
    else if (fate === 'pass' || fate === 'lose-answer') forward(target, incoming, outgoing, fate === 'lose-answer');
    else answer(incoming, outgoing, fate);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${port}`,
    decide(fate) {
      fateOf = fate;
    },
    close: () => closeServer(server),
  };
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, loseAnswer: boolean) {
  const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: { ...incoming.headers } }, (reply) => {
    if (loseAnswer) {
      reply.resume();
      reply.on('end', () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  onward.on('error', () => incoming.socket.destroy());
  incoming.pipe(onward);
}

function answer(incoming: IncomingMessage, outgoing: ServerResponse, fate: Exclude<Fate, string>) {
  incoming.resume();
  outgoing.writeHead(fate.status, { 'content-type': fate.contentType ?? 'application/json', ...fate.headers });
  outgoing.end(fate.body ?? '{"detail":"Not found."}');
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
