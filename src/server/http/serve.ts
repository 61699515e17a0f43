import type { Context } from 'hono';
import type { Endpoint, ParsedInputOf, ResponseOf } from '#contract/index.ts';
import { IDEMPOTENCY_KEY_MAX_LENGTH, REQUEST_BODY_MAX_BYTES } from '#domain/limits.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import type { Account } from '../auth/accounts.ts';
import { QueueFullError } from '../concurrency/semaphore.ts';
import type { Emit } from '../ports/emit.ts';
import type { LimitClass } from '../services/limits.ts';
import { type Caller, enforceAccess, identify, requireAccount } from './access.ts';
import { checkAnswer } from './answer-check.ts';
import type { Api } from './api.ts';
import { clientNetwork } from './client-network.ts';
import { compressAnswer } from './compress-answer.ts';
import { readFormBody } from './form-body.ts';
import { refuse } from './refusal.ts';
import { readJsonBody } from './request-body.ts';
import { streamAnswer, takesEvents } from './stream-answer.ts';

export { refuse } from './refusal.ts';

export interface RequestContext {
  /** The request id in the log. */
  readonly request_id: string;
  /** The client's network, for rate limits; never stored in plain. */
  readonly network: string;
  readonly header: (name: string) => string | undefined;
  readonly setHeader: (name: string, value: string) => void;
  /** Sends an event before the answer; present when endpoint and client stream. */
  readonly emit?: Emit;
}

export type HandlerInput<E extends Endpoint> = ParsedInputOf<E> & {
  /** The signed-in account. On an endpoint open to anyone, reading it without one refuses with 401. */
  readonly account: Account;
  /** The signed-in account, if any. */
  readonly visitor: Account | null;
  /** The uploaded file. */
  readonly picture: Uint8Array<ArrayBuffer> | null;
  readonly context: RequestContext;
};

export interface ServeOptions {
  /** The rate limit class; default `read` for GET, else `write`; null for none. */
  readonly limit?: LimitClass | null;
  readonly maxBytes?: number;
  /** The handler may send events before its answer (`context.emit`). */
  readonly streams?: boolean;
}

/** Registers an endpoint: rate limit, access, parsing, handler, answer. A handler returns the answer or calls `refuse`. */
export function serve<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (input: HandlerInput<E>) => Promise<ResponseOf<E>>,
  { limit = endpoint.method === 'GET' ? 'read' : 'write', maxBytes = REQUEST_BODY_MAX_BYTES, streams = false }: ServeOptions = {},
): void {
  api.endpoints.push(endpoint);
  api.hono.on(endpoint.method, endpoint.path, async (c) => {
    const caller = await identify(api, c.req.header('Authorization'));
    const context = contextOf(api, c);
    if (limit !== null) await api.limits.count(limit, caller.visitor?.id ?? context.network);
    await enforceAccess(api, endpoint.access, caller);
    return limitUploads(api, endpoint, async () => {
      const { parts, bodyText } = await parseRequest(endpoint, c, maxBytes);
      const run = (emit?: Emit) =>
        runKeyed(api, endpoint, c, caller, bodyText, async () => {
          const input = withCaller({ ...parts, context: emit === undefined ? context : { ...context, emit } }, caller);
          return answerText(api, endpoint, await handler(input as HandlerInput<E>));
        });
      if (streams && takesEvents(c)) return streamAnswer(c, run, (text) => plainAnswer(c, text));
      return plainAnswer(c, await run());
    });
  });
}

/** A body with a picture is held in memory until it is answered, so few of these run at once. Other requests never wait. */
async function limitUploads(api: Api, endpoint: Endpoint, answer: () => Promise<Response>): Promise<Response> {
  if (endpoint.picture === undefined) return answer();
  try {
    return await api.uploads.run(answer);
  } catch (error) {
    if (error instanceof QueueFullError) return refuse(503, { detail: SERVER_MESSAGES.busy, code: 'try_again' }, 2);
    throw error;
  }
}

async function plainAnswer(c: Context, text: string): Promise<Response> {
  const { body, encoding } = await compressAnswer(text, c.req.header('Accept-Encoding'));
  c.header('Content-Type', 'application/json; charset=utf-8');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (encoding !== null) c.header('Content-Encoding', encoding);
  return c.body(body);
}

function contextOf(api: Api, c: Context): RequestContext {
  return {
    request_id: String(c.get('request_id')),
    network: clientNetwork(c, api.trustedProxies),
    header: (name) => c.req.header(name),
    setHeader: (name, value) => {
      c.header(name, value);
    },
  };
}

function withCaller<T extends object>(input: T, caller: Caller): T & { readonly account: Account; readonly visitor: Account | null } {
  return {
    ...input,
    visitor: caller.visitor,
    get account() {
      return requireAccount(caller);
    },
  };
}

async function parseRequest(endpoint: Endpoint, c: Context, maxBytes: number): Promise<{ parts: object; bodyText: string }> {
  const parts: { params?: unknown; query?: unknown; body?: unknown } = {};
  if (endpoint.params) parts.params = parsePart('params', endpoint.params, c.req.param());
  if (endpoint.query) parts.query = parsePart('query', endpoint.query, c.req.query());
  if (endpoint.form) {
    const { fields, picture, text } = await readFormBody(c.req.raw, endpoint.picture ?? null);
    return { parts: { ...parts, form: parsePart('form', endpoint.form, fields), picture }, bodyText: text };
  }
  if (!endpoint.body) return { parts, bodyText: '' };
  const { value, text } = await readJsonBody(c.req.raw, maxBytes);
  parts.body = parsePart('body', endpoint.body, value);
  return { parts, bodyText: text };
}

/** Parses a part of a request; refuses with 400 and the invalid path. */
export function parsePart(part: string, schema: NonNullable<Endpoint['body']>, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.slice(0, 20).map((issue) => ({ path: [part, ...issue.path].join('.'), code: issue.code }));
  return refuse(400, { detail: SERVER_MESSAGES.invalid, code: 'invalid_request', errors });
}

function answerText(api: Api, endpoint: Endpoint, answer: unknown): string {
  const text = JSON.stringify(answer);
  if (api.checkAnswers) checkAnswer(endpoint, JSON.parse(text));
  return text;
}

async function runKeyed(
  api: Api,
  endpoint: Endpoint,
  c: Context,
  caller: Caller,
  body: string,
  run: () => Promise<string>,
): Promise<string> {
  const key = c.req.header('Idempotency-Key');
  if (endpoint.idempotent !== true || key === undefined || caller.visitor === null) return run();
  if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH || !/^[\w.:-]+$/.test(key)) {
    refuse(400, { detail: SERVER_MESSAGES.keyInvalid, code: 'idempotency_key_invalid' });
  }
  return api.idempotency.once({ user_id: caller.visitor.id, key, endpoint: `${endpoint.method} ${endpoint.path}`, body }, run);
}
