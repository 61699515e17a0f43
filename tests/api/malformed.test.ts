import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { never, object, string, unknown } from 'zod/mini';
import { type Endpoint, endpoint, syncHello } from '#contract/index.ts';
import { ACTORS, type Actor, type Cast, makeCast } from '#tests/support/authorization-cast.ts';
import { deadly, type OddRequest, type RightRequest, spoil } from '#tests/support/malformed-requests.ts';
import { type Fault, faultsOf } from '#tests/support/request-faults.ts';
import { tableHashes } from '#tests/support/table-hashes.ts';
import { DRIVERS, startTestServer, TEST_ORIGIN, type TestServer } from '#tests/support/test-server.ts';
import { AUTHORIZATION_TABLE } from './authorization-table.ts';
import { createWriter } from './support/operations.ts';

/** On each database; `MALFORMED_REQUESTS=20000 npx vitest run --project api tests/api/malformed.test.ts` asks more. */
const REQUESTS = Number(process.env.MALFORMED_REQUESTS ?? 1_000);
const SEED = Number(process.env.MALFORMED_SEED ?? 20_261_121);
const AT_ONCE = 20;
const PROGRESS = 2_000;
const NOW = Date.UTC(2026, 10, 21, 9);
/** Rate limit counters, which refused requests write too. */
const COUNTED = new Set(['rate_limits']);
/** What an answer must never tell of the inside. */
const INSIDE =
  /\bat .{1,80}:\d+:\d+|node_modules|\.ts:\d|\bselect .{1,80} from |insert into|syntax error|sqlstate|drizzle|pglite|postgres|violates|TypeError|ECONN/i;
/** Calls whose success takes something from the people who ask, or checks a password, which is slow on purpose. */
const MUST_FAIL = new Set([
  'POST /api/token/',
  'POST /api/user/register/',
  'POST /api/password/reset/confirm/',
  'PATCH /api/user/password/',
  'DELETE /api/account/',
  'DELETE /api/account/sessions/',
  'DELETE /api/account/sessions/:id/',
  'POST /api/user/upgrade-to-coach/',
]);

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe.each(DRIVERS)('requests nobody meant, on %s', (driver) => {
  let server: TestServer;
  let cast: Cast;
  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => NOW, settings: { rateLimitFactor: 1_000_000 } });
    cast = await makeCast(server, NOW);
    // The server names its data when it is first asked for the name.
    await server.call(cast.access.member)(syncHello, {});
  });
  afterAll(() => server.close());

  test(
    'any malformed request is refused without a word about the inside, and changes nothing',
    async () => {
      const targets = targetsOf(cast);
      const methods = methodsByPath();
      const figures = new Map<string, number>();
      const count = (name: string) => figures.set(name, (figures.get(name) ?? 0) + 1);
      let before = await tableHashes(server.database, COUNTED);
      for (let from = 0; from < REQUESTS; from += AT_ONCE) {
        const faults = faultsOf(SEED + from, Math.min(AT_ONCE, REQUESTS - from));
        const asked = await Promise.all(faults.map((fault, index) => oddRequest(targets, methods, fault, from + index)));
        const harmless = asked.filter((odd) => odd.isMalformed || isReading(odd));
        await Promise.all(harmless.map(async (odd) => count(await refusal(server, odd))));
        const after = await tableHashes(server.database, COUNTED);
        expect(after, `something of ${harmless.map(({ what, path }) => `${what} ${path}`).join(', ')}`).toEqual(before);
        for (const odd of asked.filter((each) => !harmless.includes(each))) {
          const { status } = await ask(server, odd);
          count(`odd ${String(status)}`);
          const now = await tableHashes(server.database, COUNTED);
          if (status >= 400) expect(now, `${odd.what} ${odd.path} was refused`).toEqual(before);
          before = now;
        }
        if ((from + AT_ONCE) % PROGRESS === 0) console.info(`${driver}: ${String(from + AT_ONCE)} requests`);
      }
      const total = [...figures.values()].reduce((sum, each) => sum + each, 0);
      const list = [...figures].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => `${name}: ${String(each)}`);
      console.info(
        `${driver}, seed ${String(SEED)}: ${String(total)} requests to ${String(new Set(targets).size)} addresses; ${list.join(', ')}`,
      );
      expect(total).toBe(REQUESTS);
    },
    60_000 + REQUESTS * 60,
  );
});

/** Every row of the authorization table, asked by somebody who is let in, and what is no endpoint; more often what takes more. */
function targetsOf(cast: Cast): RightRequest[] {
  const asked = AUTHORIZATION_TABLE.map(({ endpoint, ask: requestOf, expected }) => {
    const actor: Actor = ACTORS.toReversed().find((each) => expected[each] === '200') ?? 'member';
    const { params, query, body, form } = { ...requestOf?.(cast, actor), ...RICHER[nameOf(endpoint)] } as Partial<RightRequest>;
    return {
      endpoint,
      access: cast.access[actor],
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body: nameOf(endpoint) === PUSH ? { ...(body as object), ops: operations() } : body }),
      ...(form === undefined ? {} : { form }),
      mustFail: MUST_FAIL.has(nameOf(endpoint)),
    };
  });
  const all = [...asked, ...OUTSIDE];
  return all.flatMap((right) => Array.from({ length: right.body === undefined && right.form === undefined ? 1 : 3 }, () => right));
}

/** Not in the contract: nothing unsigned is an event, and nothing from elsewhere is a form of ours. */
const OUTSIDE: readonly RightRequest[] = [
  {
    endpoint: endpoint({ method: 'POST', path: '/api/stripe/webhook/', access: 'anyone', body: never(), response: unknown() }),
    access: undefined,
    body: { id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1', object: 'invoice' } } },
  },
  {
    endpoint: endpoint({ method: 'GET', path: '/images/:name', access: 'anyone', params: object({ name: string() }), response: unknown() }),
    access: undefined,
    params: { name: `${'0'.repeat(40)}.webp` },
  },
  {
    endpoint: endpoint({
      method: 'POST',
      path: '/sandbox/checkout/:id/pay',
      access: 'anyone',
      params: object({ id: string() }),
      body: never(),
      response: unknown(),
    }),
    access: undefined,
    params: { id: 'x'.repeat(43) },
    body: { card: 'pays' },
  },
  {
    endpoint: endpoint({
      method: 'POST',
      path: '/sandbox/card/:id/use',
      access: 'anyone',
      params: object({ id: string() }),
      body: never(),
      response: unknown(),
    }),
    access: undefined,
    params: { id: 'x'.repeat(43) },
    body: { card: 'pays' },
  },
];

const PUSH = 'POST /api/sync/v1/push/';
/** Fuller than the table needs, so that there is more to spoil. */
const RICHER: Readonly<Record<string, Partial<RightRequest>>> = {
  'POST /api/ai-coach/': {
    body: {
      messages: [
        { role: 'user', content: 'I want to build muscle, three days a week, in a gym.' },
        { role: 'assistant', content: 'How long have you trained?' },
        { role: 'user', content: 'A year.' },
      ],
      facts: [{ key: 'squat', label: 'Squat, best estimate', value: '132.5 kg' }],
      plan: { plan_title: 'Plan', weeks: [{ days: [{ day: 'Mon', exercises: [{ name: 'Back Squat', sets: 3, reps: '5' }] }] }] },
    },
  },
  'PATCH /api/coach/program/:id/': { body: { description: 'Four sessions a week.', specialties: [1], price: '129.00' } },
  'POST /api/review/create/:coachId/': { body: { rating: 4, comment: 'Good.' } },
  'GET /api/coaches/cards/': { query: { text: 'a', specialties: '1', price: '0-100', sort: 'rating', page: '1', ids: '1,2' } },
  'GET /api/coaches/match/': { query: { quiz: '2', page: '1', goal: 'strength', budget: 'low' } },
};

function operations() {
  const writer = createWriter('f', NOW - 60_000);
  return [
    writer.session(),
    writer.set('Back Squat', 1, 5),
    writer.plan('plan-1', { plan_title: 'Plan' }),
    writer.deleteSet('Back Squat', 1),
  ];
}

function methodsByPath(): ReadonlyMap<string, ReadonlySet<string>> {
  const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':');
  const known = new Map<string, Set<string>>();
  const all = [...AUTHORIZATION_TABLE, ...OUTSIDE].map((row) => row.endpoint);
  for (const { method, path } of all) known.set(shapeOf(path), (known.get(shapeOf(path)) ?? new Set()).add(method));
  return new Map(all.map(({ path }) => [path, known.get(shapeOf(path)) ?? new Set<string>()]));
}

function oddRequest(
  targets: readonly RightRequest[],
  methods: ReadonlyMap<string, ReadonlySet<string>>,
  fault: Fault,
  index: number,
): Promise<OddRequest> {
  const right = targets[index % targets.length];
  if (right === undefined) throw new Error('There is nothing to ask.');
  return spoil(right, right.mustFail === true ? deadly(right, fault) : fault, methods.get(right.endpoint.path) ?? new Set());
}

async function ask(server: TestServer, { what, path, init }: OddRequest): Promise<{ status: number; text: string }> {
  let answer = await server.fetch(`${TEST_ORIGIN}${path}`, init);
  // A busy machine's database may keep somebody waiting too long; who is told to come back does.
  for (let again = 0; answer.status === 503 && answer.headers.has('Retry-After') && again < 5; again += 1) {
    answer = await server.fetch(`${TEST_ORIGIN}${path}`, init);
  }
  const text = await answer.text();
  const context = `${what} ${path} ${shown(init)}`;
  // Whether the server is ready is what that address is asked for, and on a busy machine it may say no.
  if (path !== '/readyz') expect(answer.status, `${context} ${text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status >= 400) expect(text, context).not.toMatch(INSIDE);
  return { status: answer.status, text };
}

function shown({ body }: RequestInit): string {
  return typeof body === 'string' ? body.slice(0, 500) : 'bytes';
}

async function refusal(server: TestServer, odd: OddRequest): Promise<string> {
  const { status, text } = await ask(server, odd);
  const context = `${odd.what} ${odd.path} ${shown(odd.init)} ${text.slice(0, 300)}`;
  // What cannot be read of a search is left out, so that a broken link still shows a list.
  if (isReading(odd)) return `${odd.isMalformed ? 'malformed' : 'odd'} ${String(status)}`;
  expect(status, context).toBeGreaterThanOrEqual(400);
  if (odd.path.startsWith('/api/')) expect(JSON.parse(text), context).toMatchObject({ code: expect.any(String) });
  return `malformed ${String(status)}`;
}

function isReading({ init }: OddRequest): boolean {
  return init.method === 'GET' || init.method === 'HEAD';
}
