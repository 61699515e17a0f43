import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, type Change, syncHello, syncPull, syncPush } from '#contract/index.ts';
import { OPERATION_VALUE_MAX_BYTES, SYNC_MAX_OPS, SYNC_PROTOCOL, SYNC_PULL_LIMIT, SYNC_PULL_MAX_BYTES } from '#domain/limits.ts';
import { roomOf } from '#domain/sync/account-room.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { renewServerEpoch } from '#server/commands/sync/epoch.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createWriter, NOON } from './support/operations.ts';

describe.each(DRIVERS)('pulling changes, on %s', (driver) => {
  let server: TestServer;
  let call: Call;
  let owner: string;

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => NOON });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.reset();
    const user = await server.createUser();
    const { access } = await server.signIn(user.email);
    call = server.call(access);
    owner = user.id;
  });

  const push = async (ops: Operation[]) => {
    const answer = await call(syncPush, { body: { owner, device: 'a', ops } });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };
  const hello = async () => {
    const answer = await call(syncHello, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };
  const pull = async (epoch: string, after: number, limit?: number) => {
    const answer = await call(syncPull, {
      query: { epoch, after: String(after), ...(limit === undefined ? {} : { limit: String(limit) }) },
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.value;
  };
  const changesOf = async (epoch: string, after: number, limit?: number) => {
    const answer = await pull(epoch, after, limit);
    if ('reset' in answer) throw new Error('reset');
    return answer;
  };

  test.each([
    ['a cursor that is no number', { after: 'all' }],
    ['a negative cursor', { after: '-1' }],
    ['a cursor beyond what a number holds', { after: '9'.repeat(40) }],
    ['a limit that is no number', { limit: '1e9' }],
    ['no cursor at all', { after: undefined }],
  ])('%s is refused with 400', async (_, query) => {
    const { epoch } = await hello();
    const answer = await call(syncPull, { query: { epoch, after: '0', ...query } as never });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 400 } });
  });

  test('hello says what this server speaks, how much it takes at once, and whose token it was', async () => {
    const { epoch, ...rest } = await hello();
    const room = roomOf({ bytes: 0, operations: 0 });
    expect(rest).toEqual({
      protocol: SYNC_PROTOCOL,
      server_time: NOON,
      max_ops: SYNC_MAX_OPS,
      features: [],
      relationships: 0,
      owner,
      room,
    });
    expect(epoch.length).toBeGreaterThan(8);
    expect((await hello()).epoch).toBe(epoch);
  });

  test('who has nothing gets nothing, and stays where they are', async () => {
    const { epoch } = await hello();
    expect(await pull(epoch, 0)).toEqual({ epoch, cursor: 0, more: false, changes: [], owner });
  });

  test('pages follow one another without a gap or a repetition, whatever their size', async () => {
    const a = createWriter('a');
    const ops = Array.from({ length: 23 }, (_, index) => a.set('Squat', index + 1, 5));
    const { epoch } = await push(ops);
    for (const limit of [1, 5, 22, 23, 24]) {
      const seen: Change[] = [];
      let cursor = 0;
      for (let more = true; more; ) {
        const page = await changesOf(epoch, cursor, limit);
        expect(page.changes.length).toBe(Math.min(limit, ops.length - seen.length));
        seen.push(...page.changes);
        ({ cursor, more } = page);
      }
      expect(seen.map(({ op_id }) => op_id)).toEqual(ops.map(({ op_id }) => op_id));
      expect(cursor).toBe(ops.length);
    }
  });

  test('a limit of nothing still moves on, and one past the most is the most', async () => {
    const a = createWriter('a');
    for (const start of [0, SYNC_MAX_OPS])
      await push(Array.from({ length: SYNC_MAX_OPS }, (_, index) => a.set('Row', start + index + 1, 8)));
    const { epoch } = await hello();
    expect((await changesOf(epoch, 0, 0)).changes).toHaveLength(1);
    const page = await changesOf(epoch, 0, 100_000);
    expect([page.changes.length, page.more, page.cursor]).toEqual([SYNC_PULL_LIMIT, true, SYNC_PULL_LIMIT]);
  });

  test('SYNC-25 a page holds no more bytes than one may, and pages of the largest plans follow one another without a gap', async () => {
    const a = createWriter('a');
    const plans = Array.from({ length: 9 }, (_, index) => a.plan(`plan-${index}`, largestPlan()));
    for (const plan of plans) await push([plan]);
    const sets = Array.from({ length: 400 }, (_, index) => a.set('Row', index + 1, 8));
    const { epoch } = await push(sets);
    const seen: Change[] = [];
    let cursor = 0;
    for (let more = true; more; ) {
      const page = await changesOf(epoch, cursor);
      expect(Buffer.byteLength(JSON.stringify(page.changes))).toBeLessThanOrEqual(SYNC_PULL_MAX_BYTES);
      expect(page.changes.length).toBeGreaterThan(0);
      seen.push(...page.changes);
      ({ cursor, more } = page);
    }
    expect(seen.map(({ op_id }) => op_id)).toEqual([...plans, ...sets].map(({ op_id }) => op_id));
  });

  test('a register that changed again is pulled once, with its newest value, at its newest revision', async () => {
    const a = createWriter('a');
    const [first, second, other] = [a.set('Squat', 1, 5), a.set('Squat', 1, 6), a.set('Squat', 2, 5)];
    const { epoch } = await push([first, other]);
    const before = await changesOf(epoch, 0);
    await push([second]);
    expect((await changesOf(epoch, before.cursor)).changes).toMatchObject([{ slot: first.slot, op_id: second.op_id, rev: 3 }]);
    expect((await changesOf(epoch, 0)).changes.map(({ op_id }) => op_id)).toEqual([other.op_id, second.op_id]);
  });

  test('after a restored backup every cursor is told to start again, once', async () => {
    const { epoch } = await push([createWriter('a').set('Squat', 1, 5)]);
    await renewServerEpoch(server.database);
    const answer = await pull(epoch, 1);
    const renewed = (await hello()).epoch;
    expect(renewed).not.toBe(epoch);
    expect(answer).toEqual({ reset: true, epoch: renewed, owner });
    expect((await push([createWriter('a').set('Squat', 1, 5)])).epoch).toBe(renewed);
    expect((await changesOf(renewed, 0)).changes).toHaveLength(1);
  });

  test.each(['', 'another', '\u0000', "'; drop table users; --"])(
    'an epoch that is not this server’s (%j) is answered with reset',
    async (epoch) => {
      expect(await pull(epoch, 0)).toEqual({ reset: true, epoch: (await hello()).epoch, owner });
    },
  );

  test('a cursor ahead of everything given out shows that the data went back: that owner starts again, nobody else does', async () => {
    const ops = [createWriter('a').set('Squat', 1, 5), createWriter('b').set('Squat', 2, 5)];
    const { epoch } = await push(ops);
    const other = await server.createUser();
    const { access } = await server.signIn(other.email);
    // A backup from before the second set, restored by somebody who did not say so.
    await server.database.execute(sql`delete from sync_registers where op_id = ${ops[1]!.op_id}`);
    await server.database.execute(sql`delete from sync_operations where op_id = ${ops[1]!.op_id}`);
    await server.database.execute(sql`update sync_owners set rev = 1`);
    const answer = await pull(epoch, 2);
    const renewed = (await hello()).epoch;
    expect(renewed).not.toBe(epoch);
    expect(answer).toEqual({ reset: true, epoch: renewed, owner });
    expect((await push(ops)).results.map(({ status }) => status)).toEqual(['duplicate', 'applied']);
    expect((await changesOf(renewed, 0)).changes).toHaveLength(2);
    expect(await server.call(access)(syncPull, { query: { epoch, after: '0' } })).toMatchObject({ ok: true, value: { changes: [] } });
  });

  test('SYNC-11 of many phones that notice the same silent restore only the first starts a new generation, at once or one by one', async () => {
    const { epoch } = await push([createWriter('a').set('Squat', 1, 5)]);
    const late = await Promise.all(Array.from({ length: 12 }, () => pull(epoch, 7)));
    late.push(await pull(epoch, 7));
    expect(new Set(late.map((answer) => answer.epoch)).size).toBe(1);
    expect(await server.database.execute(sql`select generation from sync_owners`)).toMatchObject({ rows: [{ generation: 1 }] });
  });
});

function largestPlan(): Record<string, unknown> {
  return { goal: 'strength', explanation: 'x'.repeat(OPERATION_VALUE_MAX_BYTES - 300), schedule: [] };
}
