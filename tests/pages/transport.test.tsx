import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type CallDependencies, createCall } from '#client/api/http.ts';
import type { TokenHolder } from '#client/api/refresh.ts';
import { createToken, deleteAccount, readProfile, startCheckout, syncHello, syncPull } from '#contract/index.ts';
import { startTestServer, TEST_ORIGIN, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let sent: Request[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
});

interface Held {
  access: string | null;
  refresh: string | null;
  expires_at: number | null;
}

function holder(held: Held): TokenHolder & { held: Held; refusals: string[]; gone_tokens: string[] } {
  const refusals: string[] = [];
  const gone_tokens: string[] = [];
  return {
    held,
    refusals,
    gone_tokens,
    read: () => ({ ...held }),
    replace: (from, given) => {
      if (held.refresh !== from) return false;
      Object.assign(held, { access: given.access, refresh: given.refresh ?? held.refresh, expires_at: Date.now() + 600_000 });
      return true;
    },
    refused: (token) => refusals.push(token),
    gone: (token) => gone_tokens.push(token),
  };
}

type Answering = (request: Request) => Promise<Response | null>;

/** The real server, with `instead` answering in its place where it wants to. */
function callWith(tokens: TokenHolder, instead: Answering = () => Promise.resolve(null), more: Partial<CallDependencies> = {}) {
  const fetchFrom = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(request.clone());
    return (await instead(request)) ?? server.fetch(request);
  };
  return createCall({ origin: TEST_ORIGIN, tokens, fetch: fetchFrom, ...more });
}

const paths = () => sent.map((request) => new URL(request.url).pathname);
const nobody = () => holder({ access: null, refresh: null, expires_at: null });

async function signedIn(expires_in: number) {
  const { email } = await server.createUser();
  const { access, refresh } = await server.signIn(email);
  return { email, tokens: holder({ access, refresh, expires_at: Date.now() + expires_in }) };
}

test('the bearer token goes along and the answer comes back parsed', async () => {
  const { email, tokens } = await signedIn(600_000);
  const outcome = await callWith(tokens)(readProfile, {});
  expect(outcome).toMatchObject({ ok: true, value: { email } });
  expect(sent[0]?.headers.get('Authorization')).toBe(`Bearer ${tokens.held.access}`);
});

test('a sign-in carries no token of the session before it', async () => {
  const { email, tokens } = await signedIn(600_000);
  const outcome = await callWith(tokens)(createToken, { body: { email, password: TEST_PASSWORD } });
  expect(outcome.ok).toBe(true);
  expect(sent[0]?.headers.has('Authorization')).toBe(false);
});

test('an expired token is refreshed before the call, and its successor is kept', async () => {
  const { tokens } = await signedIn(-1);
  const before = { ...tokens.held };
  expect(await callWith(tokens)(readProfile, {})).toMatchObject({ ok: true });
  expect(paths()).toEqual(['/api/token/refresh/', '/api/user/profile/']);
  expect(await sent[0]?.json()).toEqual({ refresh: before.refresh, rotate: true });
  expect(tokens.held.refresh).not.toBe(before.refresh);
  expect(tokens.held.access).not.toBe(before.access);
});

test('many calls at once with an expired token make one refresh', async () => {
  const { tokens } = await signedIn(-1);
  const call = callWith(tokens);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => call(readProfile, {})));
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  expect(paths().filter((path) => path === '/api/token/refresh/')).toHaveLength(1);
});

test('two tabs with an expired token take turns: the second uses what the first brought', async () => {
  const { tokens } = await signedIn(-1);
  let turn: Promise<unknown> = Promise.resolve();
  const locks = {
    request: <T,>(_name: string, _options: object, run: () => Promise<T>): Promise<T> => {
      const mine = turn.then(run);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
  const [first, second] = [callWith(tokens, undefined, { locks }), callWith(tokens, undefined, { locks })];
  const outcomes = await Promise.all([first(readProfile, {}), second(readProfile, {})]);
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  expect(paths().filter((path) => path === '/api/token/refresh/')).toHaveLength(1);
});

test('a token the server does not take is refreshed once and the call repeated once', async () => {
  const { tokens } = await signedIn(600_000);
  tokens.held.access = 'not.a.token';
  expect(await callWith(tokens)(readProfile, {})).toMatchObject({ ok: true });
  expect(paths()).toEqual(['/api/user/profile/', '/api/token/refresh/', '/api/user/profile/']);
});

test('a refusal that outlives the refresh is the answer, and is not refreshed again', async () => {
  const { tokens } = await signedIn(600_000);
  const refuse: Answering = (request) =>
    Promise.resolve(request.url.endsWith('/profile/') ? Response.json({ detail: 'No.' }, { status: 401 }) : null);
  const outcome = await callWith(tokens, refuse)(readProfile, {});
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', status: 401 } });
  expect(paths()).toHaveLength(3);
  expect(tokens.refusals).toEqual([]);
});

test.each([400, 401])('a refresh refused with %s ends the session', async (status) => {
  const { tokens } = await signedIn(-1);
  const sentToken = tokens.held.refresh;
  const refuse: Answering = (request) =>
    Promise.resolve(request.url.endsWith('/refresh/') ? Response.json({ detail: 'Token is invalid' }, { status }) : null);
  const outcome = await callWith(tokens, refuse)(readProfile, {});
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', status: 401 } });
  expect(tokens.refusals).toEqual([sentToken]);
});

test.each<[string, () => Promise<Response>, string]>([
  ['nothing came back', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ["a portal's page", () => Promise.resolve(new Response('<html>Sign in to the Wi-Fi</html>', { status: 200 })), 'unreadable'],
  ["a proxy's error", () => Promise.resolve(new Response('Bad gateway', { status: 502 })), 'unreadable'],
  ['too many', () => Promise.resolve(Response.json({ detail: 'Slow down' }, { status: 429 })), 'refused'],
  ['an error of the server', () => Promise.resolve(Response.json({ detail: 'Oops' }, { status: 500 })), 'refused'],
])('a refresh that cannot be had (%s) is no refusal: the session stands', async (_, answer, kind) => {
  const { tokens } = await signedIn(600_000);
  const before = { ...tokens.held, access: 'not.a.token' };
  tokens.held.access = before.access;
  const outcome = await callWith(tokens, (request) => (request.url.endsWith('/refresh/') ? answer() : Promise.resolve(null)))(
    readProfile,
    {},
  );
  expect(outcome).toMatchObject({ ok: false, failure: { kind } });
  expect(outcome.ok || (outcome.failure.kind === 'refused' && outcome.failure.status === 401)).toBe(false);
  expect(tokens.refusals).toEqual([]);
  expect(tokens.held).toEqual(before);
});

test('a call anyone may make goes out without a token when the token cannot be refreshed', async () => {
  const { tokens } = await signedIn(-1);
  const call = callWith(tokens, (request) =>
    request.url.endsWith('/refresh/') ? Promise.reject(new TypeError('offline')) : Promise.resolve(null),
  );
  const outcome = await call(startCheckout, { body: { cancel_url: `${TEST_ORIGIN}/ai-coach` } });
  expect(outcome.ok).toBe(true);
  expect(sent.at(-1)?.headers.has('Authorization')).toBe(false);
});

test('an answer of another shape, a broken one and a page are unreadable, never an exception', async () => {
  for (const answer of ['{"first_name": 3}', '{"first_name": "Da', '<!doctype html><p>Welcome', '', 'null']) {
    const call = callWith(nobody(), () => Promise.resolve(new Response(answer, { status: 200 })));
    expect(await call(readProfile, {})).toEqual({ ok: false, failure: { kind: 'unreadable', status: 200 } });
  }
});

test('Retry-After comes along in seconds, from seconds or from a date', async () => {
  const later = (value: string) =>
    callWith(nobody(), () => Promise.resolve(Response.json({ detail: 'x' }, { status: 429, headers: { 'Retry-After': value } })));
  expect(await later('17')(syncHello, {})).toMatchObject({ failure: { retry_after: 17 } });
  const dated = await later(new Date(Date.now() + 60_000).toUTCString())(syncHello, {});
  expect(dated.ok || ('retry_after' in dated.failure && dated.failure.retry_after)).toSatisfy(
    (seconds: number) => seconds > 55 && seconds <= 60,
  );
  expect(await later('soon')(syncHello, {})).toEqual({ ok: false, failure: { kind: 'refused', status: 429, body: { detail: 'x' } } });
});

test('an answer that stalls, head or body, counts as none', async () => {
  const aborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  const stallsAtOnce = callWith(nobody(), (request) => aborted(request.signal));
  expect(await stallsAtOnce(readProfile, {}, { timeout_ms: 20 })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  const stallsHalfWay = callWith(nobody(), (request) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"first_name":'));
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
      },
    });
    return Promise.resolve(new Response(body, { status: 200 }));
  });
  expect(await stallsHalfWay(readProfile, {}, { timeout_ms: 20 })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});

test('query and idempotency key are sent as given; absent parts of the query are left out', async () => {
  const { tokens } = await signedIn(600_000);
  await callWith(tokens)(syncPull, { query: { epoch: 'a b', after: '0', limit: undefined } }, { idempotency_key: 'once' });
  expect(new URL(sent[0]?.url ?? '').search).toBe('?epoch=a+b&after=0');
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('once');
});

test('a refresh answer that arrives after a logout is given to nobody', async () => {
  const { tokens } = await signedIn(-1);
  const call = callWith(tokens, (request) => {
    if (request.url.endsWith('/refresh/')) Object.assign(tokens.held, { access: null, refresh: null, expires_at: null });
    return Promise.resolve(null);
  });
  const replaced = vi.spyOn(tokens, 'replace');
  await call(readProfile, {});
  expect(replaced).toHaveReturnedWith(false);
  expect(tokens.held.access).toBeNull();
});

test('a deleted account is told from its access token, and from its refresh token when that has expired', async () => {
  for (const expires_in of [600_000, -1]) {
    const { email, tokens } = await signedIn(expires_in);
    const { access } = await server.signIn(email);
    const deleted = await server.call(access)(deleteAccount, { body: { password: TEST_PASSWORD } });
    expect(deleted.ok).toBe(true);
    const outcome = await callWith(tokens)(readProfile, {});
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', status: 410, body: { code: 'account_deleted' } } });
    expect(tokens.gone_tokens).toEqual([expires_in > 0 ? tokens.held.access : tokens.held.refresh]);
    expect(tokens.refusals).toEqual([]);
  }
});

test('a 410 of something in between says nothing about the account', async () => {
  const { tokens } = await signedIn(600_000);
  const gone = async () => Response.json({ error: 'Gone' }, { status: 410 });
  expect((await callWith(tokens, gone)(readProfile, {})).ok).toBe(false);
  expect([tokens.gone_tokens, tokens.refusals]).toEqual([[], []]);
});
