import type { Context } from 'hono';
import type { Endpoint, ParsedInputOf } from '#contract/index.ts';
import type { AnswerForm, KeptAnswer } from '../compression/kept-answer.ts';
import type { MarketView } from '../market/market-view.ts';
import { checkAnswer } from './answer-check.ts';
import type { Api } from './api.ts';
import { clientNetwork } from './client-network.ts';
import { completeAnswer } from './complete-answer.ts';
import { requestIdOf } from './request-log.ts';
import { securityHeadersOf } from './security-headers.ts';
import { parsePart } from './serve.ts';

/** Revalidated each time, with 304 while unchanged. */
const CACHE_CONTROL = 'public, no-cache';

/** Serves a public endpoint without identifying the caller, with ETag and 304. The handler returns a cached answer or calls `refuse`. */
export function servePublic<E extends Endpoint>(api: Api, endpoint: E, handler: (input: ParsedInputOf<E>) => Promise<KeptAnswer>): void {
  answerPublic(api, endpoint, async (c) => handler(parseAddress(endpoint, c)));
}

/** Like `servePublic`, for market data: a repeated address is not parsed again. */
export function serveMarket<E extends Endpoint>(
  api: Api,
  endpoint: E,
  answer: (view: MarketView, input: ParsedInputOf<E>) => KeptAnswer,
): void {
  answerPublic(api, endpoint, async (c) => {
    const view = await api.market.view();
    const { url } = c.req;
    return view.answers.at(url.slice(url.indexOf('/', 'https://'.length)), () => answer(view, parseAddress(endpoint, c)));
  });
}

function answerPublic(api: Api, endpoint: Endpoint, find: (c: Context) => Promise<KeptAnswer>): void {
  api.endpoints.push(endpoint);
  const checked = new WeakSet<KeptAnswer>();
  const headersOf = createHeaders(api.publicOrigin.startsWith('https:'));
  api.hono.on(endpoint.method, endpoint.path, async (c) => {
    await api.limits.count('read', clientNetwork(c, api.trustedProxies));
    const answer = await find(c);
    if (api.checkAnswers && !checked.has(answer)) {
      checkAnswer(endpoint, JSON.parse(Buffer.from(answer.bytes).toString()));
      checked.add(answer);
    }
    const form = await answer.inForm(c.req.header('Accept-Encoding'));
    const isNew = !isKnown(c.req.header('If-None-Match'), form.tag);
    return completeAnswer(isNew ? form.bytes : null, isNew ? 200 : 304, {
      ...headersOf(form)[isNew ? 'whole' : 'known'],
      ...requestIdOf(c),
    });
  });
}

function parseAddress<E extends Endpoint>(endpoint: E, c: Context): ParsedInputOf<E> {
  const parts: { params?: unknown; query?: unknown } = {};
  if (endpoint.params) parts.params = parsePart('params', endpoint.params, c.req.param());
  if (endpoint.query) parts.query = parsePart('query', endpoint.query, c.req.query());
  return parts as ParsedInputOf<E>;
}

interface Headers {
  readonly whole: Record<string, string>;
  /** For a 304. */
  readonly known: Record<string, string>;
}

/** All headers but the request id, built once per form. */
function createHeaders(https: boolean): (form: AnswerForm) => Headers {
  const made = new WeakMap<AnswerForm, Headers>();
  return (form) => {
    const before = made.get(form);
    if (before !== undefined) return before;
    const known = { ...securityHeadersOf({ https }), 'Cache-Control': CACHE_CONTROL, ETag: form.tag, Vary: 'Accept-Encoding' };
    const type = { 'Content-Type': 'application/json; charset=utf-8' };
    const whole = { ...known, ...type, ...(form.encoding === null ? {} : { 'Content-Encoding': form.encoding }) };
    const headers = { known, whole };
    made.set(form, headers);
    return headers;
  };
}

function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, ''))) ?? false;
}
