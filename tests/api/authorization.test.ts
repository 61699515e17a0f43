import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/index.ts';
import * as contract from '#contract/index.ts';
import { registeredEndpoints } from '#server/app.ts';
import { ACTORS, type Actor, type Cast, makeCast } from '#tests/support/authorization-cast.ts';
import { tableHashes } from '#tests/support/table-hashes.ts';
import { createTestCall } from '#tests/support/test-call.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { AUTHORIZATION_TABLE, type AuthorizationRow } from './authorization-table.ts';

const ENDPOINTS: readonly Endpoint[] = Object.values(contract as Record<string, unknown>).filter(isEndpoint);
const NOW = Date.UTC(2026, 10, 21, 9);
/** Rate limit counters, which refused requests write too. */
const COUNTED = new Set(['rate_limits']);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const titleOf = ({ endpoint, about }: AuthorizationRow) => (about === undefined ? nameOf(endpoint) : `${nameOf(endpoint)}, ${about}`);

test('every endpoint of the contract is in the table', () => {
  expect([...new Set(AUTHORIZATION_TABLE.map(({ endpoint }) => nameOf(endpoint)))].toSorted()).toEqual(ENDPOINTS.map(nameOf).toSorted());
});

describe.each(DRIVERS)('who may do what, on %s', (driver) => {
  let server: TestServer;
  let cells = 0;
  /** Serves row after row until somebody was let in to change something. */
  let cast: Cast | null = null;
  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => NOW });
  });
  afterAll(async () => {
    console.info(
      `authorization on ${driver}: ${String(cells)} cells, ${String(AUTHORIZATION_TABLE.length)} rows, ${String(ACTORS.length)} people`,
    );
    await server.close();
  });

  async function ask({ endpoint, ask: requestOf }: AuthorizationRow, people: Cast, actor: Actor) {
    let text = '';
    const call = createTestCall(async (path, init) => {
      const answer = await server.fetch(path, init);
      text = await answer.clone().text();
      return answer;
    }, people.access[actor]);
    const answer = await call(endpoint, (requestOf?.(people, actor) ?? {}) as never);
    cells += 1;
    if (answer.ok) return { outcome: '200', text };
    const { failure } = answer;
    return { outcome: failure.kind === 'refused' ? `${String(failure.status)} ${String(failure.body.code)}` : failure.kind, text };
  }

  test('every endpoint of the contract is served, once, and nothing else is', () => {
    expect(registeredEndpoints(server.app).map(nameOf).toSorted()).toEqual(ENDPOINTS.map(nameOf).toSorted());
  });

  test.each(AUTHORIZATION_TABLE.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
    const people = cast ?? (await makeCast(server, NOW));
    const isRefused = (actor: Actor) => row.expected[actor] !== '200';
    const found: Partial<Record<Actor, string>> = {};
    const leaks: string[] = [];
    const run = async (actor: Actor) => {
      const { outcome, text } = await ask(row, people, actor);
      found[actor] = outcome;
      for (const { what, value, owners } of secretsOf(people)) {
        if (text.includes(value) && !owners.includes(actor)) leaks.push(`${actor} was told ${what}`);
      }
    };
    cast = row.endpoint.method === 'GET' || ACTORS.every(isRefused) ? people : null;
    const before = await tableHashes(server.database, COUNTED);
    for (const actor of ACTORS.filter(isRefused)) await run(actor);
    expect(await tableHashes(server.database, COUNTED)).toEqual(before);
    for (const actor of ACTORS.filter((each) => !isRefused(each))) await run(actor);
    expect(found).toEqual(row.expected);
    expect(leaks).toEqual([]);
  });
});

/** What nobody but these may ever read in an answer. */
function secretsOf(cast: Cast): { what: string; value: string; owners: readonly Actor[] }[] {
  return [
    { what: 'the buyer’s address', value: cast.emails.buyer, owners: ['buyer', 'coach'] },
    { what: 'the buyer’s subscription', value: cast.subscription_id, owners: ['buyer'] },
    { what: 'the buyer’s purchase', value: cast.purchase_id, owners: ['buyer', 'coach'] },
    { what: 'the buyer’s other device', value: cast.other_device, owners: ['buyer'] },
    { what: 'the buyer’s account', value: cast.ids.buyer, owners: ['buyer', 'coach'] },
    { what: 'the coach’s address', value: cast.emails.coach, owners: ['coach'] },
    { what: 'the coach’s payout account', value: cast.payout_account, owners: ['coach'] },
    { what: 'the trainee’s address', value: cast.emails.trainee, owners: ['trainee'] },
  ];
}
