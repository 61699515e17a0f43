import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the protocol of chat completions has it; only what tests look at. */
export interface ModelRequest {
  readonly model: string;
  readonly stream?: boolean;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly response_format?: { readonly type: string };
}

export interface ToolCall {
  readonly name: string;
  /** An object is sent as JSON; a text as it is, which need not be any. */
  readonly arguments: object | string;
}

/** What the model does with one request. */
export type Reply =
  | { readonly say: string; readonly cut?: number; readonly usage?: boolean }
  | { readonly call: readonly ToolCall[] }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | { readonly raw: string; readonly type: string }
  | 'reset'
  | 'silence'
  | 'flood';

/** Decides by the request; `round` counts the requests since this behaviour began, from 0. */
export type Behaviour = (request: ModelRequest, round: number) => Reply;

export interface FakeModel {
  /** What `AI_BASE_URL` would be. */
  readonly baseUrl: string;
  readonly requests: { body: ModelRequest; authorization: string | undefined }[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A language model nobody trained: a real HTTP server that speaks chat completions, with tools and streams, and behaves as told. */
export async function startFakeModel(): Promise<FakeModel> {
  const requests: FakeModel['requests'] = [];
  let behaviour: Behaviour = () => ({ say: 'DONE' });
  let round = 0;
  const server = createServer((request, response) => {
    const take = async () => {
      const body = JSON.parse(await readBody(request)) as ModelRequest;
      requests.push({ body, authorization: request.headers.authorization });
      answer(response, body, behaviour(body, round++));
    };
    void take();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => {
      behaviour = next;
      round = 0;
      requests.length = 0;
    },
    close: () => close(server),
  };
}

/** The model is to act, not to talk. */
export function isAct(request: ModelRequest): boolean {
  return (request.tools ?? []).length > 0;
}

/** A model that makes these tool calls, a round each, and then says these messages. */
export function wellBehaved({ calls = [], messages }: { calls?: readonly ToolCall[]; messages: readonly string[] }): Behaviour {
  return (request, round) => {
    if (!isAct(request)) return { say: JSON.stringify({ messages }) };
    const call = calls[round];
    return call === undefined ? { say: 'DONE' } : { call: [call] };
  };
}

/** The data of a request, out of its fence. */
export function materialOf(request: ModelRequest): Record<string, unknown> {
  const text = request.messages.map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content))).join('\n');
  const fenced = /(DATA-[\w-]+)\n([\s\S]*?)\n\1/.exec(text) ?? /(DATA-[\w-]+)\\n([\s\S]*?)\\n\1/.exec(text);
  return JSON.parse(fenced?.[2] ?? 'null') as Record<string, unknown>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function answer(response: ServerResponse, request: ModelRequest, reply: Reply): void {
  if (reply === 'silence') return;
  if (reply === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (reply === 'flood') {
    flood(response);
    return;
  }
  if ('status' in reply) {
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(reply.body ?? JSON.stringify({ error: { message: 'a word of the service about sk-secret', type: 'error' } }));
    return;
  }
  if ('raw' in reply) {
    response.writeHead(200, { 'Content-Type': reply.type });
    response.end(reply.raw);
    return;
  }
  if (request.stream === true) stream(response, reply);
  else sendWhole(response, reply);
}

type Spoken = Extract<Reply, { say: string } | { call: readonly ToolCall[] }>;

const USAGE = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 };
const PIECE = 9;

function sendWhole(response: ServerResponse, reply: Spoken): void {
  const spoken = 'say' in reply;
  const message = spoken
    ? { role: 'assistant', content: reply.say }
    : { role: 'assistant', content: null, tool_calls: toolCalls(reply.call) };
  const usage = spoken && reply.usage === false ? {} : { usage: USAGE };
  const choice = { index: 0, message, finish_reason: spoken ? 'stop' : 'tool_calls' };
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ id: 'c1', object: 'chat.completion', created: 1, model: 'fake', choices: [choice], ...usage }));
}

function stream(response: ServerResponse, reply: Spoken): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null = null, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason }], ...more })}\n\n`,
    );
  if ('say' in reply) {
    const pieces = reply.say.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [];
    for (const piece of pieces.slice(0, reply.cut)) send({ role: 'assistant', content: piece });
    if (reply.cut !== undefined) {
      // What was written must have left before the connection breaks, or nobody has read half an answer.
      setTimeout(() => response.socket?.resetAndDestroy(), 50);
      return;
    }
    send({}, 'stop', { usage: USAGE });
  } else {
    send({ role: 'assistant', tool_calls: toolCalls(reply.call).map((call, index) => ({ index, ...call })) });
    send({}, 'tool_calls', { usage: USAGE });
  }
  response.end('data: [DONE]\n\n');
}

let calls = 0;
function toolCalls(list: readonly ToolCall[]) {
  return list.map(({ name, arguments: given }) => {
    calls += 1;
    return {
      id: `call_${calls}`,
      type: 'function',
      function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
    };
  });
}

/** Well-formed JSON that does not end in reasonable time. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"id":"c1","choices":[{"index":0,"message":{"role":"assistant","content":"');
  const page = 'x'.repeat(256 * 1024);
  const more = () => {
    while (!response.destroyed) if (!response.write(page)) return;
  };
  response.on('drain', more);
  response.on('error', () => undefined);
  more();
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
