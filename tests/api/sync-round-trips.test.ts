import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { syncHello, syncPush } from '#contract/index.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createWriter, NOON } from './support/operations.ts';

/** Who asks, how often they asked, what is known, and what is stored. */
const MOST = 4;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ driver: 'postgres', clock: () => NOON });
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

test('a push of three sets takes four round trips to PostgreSQL, the first of an account, one repeated, and one that is refused too', async () => {
  const { email } = await server.createUser();
  const { access, owner } = await server.signIn(email);
  const call = server.call(access);
  await call(syncHello, {});
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const a = createWriter('a');
  const ops = [a.set('Squat', 1, 5), a.set('Squat', 2, 5), a.set('Squat', 3, 5)];
  const tripsOf = async (batch: { op_id: string }[], statuses: string[]) => {
    queries.mockClear();
    const answer = await call(syncPush, { body: { owner, device: 'a', ops: batch } });
    expect(answer.ok && answer.value.results.map(({ status }) => status)).toEqual(statuses);
    return queries.mock.calls.length;
  };
  expect(await tripsOf(ops, ['applied', 'applied', 'applied'])).toBeLessThanOrEqual(MOST);
  expect(await tripsOf([a.set('Squat', 4, 5)], ['applied'])).toBeLessThanOrEqual(MOST);
  expect(await tripsOf(ops, ['duplicate', 'duplicate', 'duplicate'])).toBeLessThan(MOST);
  expect(await tripsOf([{ op_id: ops[0]?.op_id ?? '' }], ['rejected'])).toBeLessThanOrEqual(MOST);
});
