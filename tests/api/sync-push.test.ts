import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, syncHello, syncPull, syncPush } from '#contract/index.ts';
import { ACCOUNT_MAX_BYTES, ACCOUNT_MAX_OPERATIONS, CLOCK_AHEAD_MAX_MS, OPERATION_VALUE_MAX_BYTES, SYNC_MAX_OPS } from '#domain/limits.ts';
import { valueBytes } from '#domain/sync/value-sizes.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createWriter, NOON } from './support/operations.ts';

describe.each(DRIVERS)('pushing operations, on %s', (driver) => {
  let server: TestServer;
  let call: Call;
  let access: string;
  let owner: string;

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => NOON });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.reset();
    const user = await server.createUser();
    ({ access, owner } = await server.signIn(user.email));
    call = server.call(access);
  });

  const push = async (ops: unknown[], as: { call: Call; owner: string } = { call, owner }) => {
    const answer = await as.call(syncPush, { body: { owner: as.owner, device: 'a', ops: ops as { op_id: string }[] } });
    if (!answer.ok) throw new Error(`push was not taken: ${JSON.stringify(answer.failure)}`);
    return answer.value;
  };
  const pullAll = async (as: { call: Call } = { call }) => {
    const hello = await as.call(syncHello, {});
    if (!hello.ok) throw new Error('hello was refused');
    const answer = await as.call(syncPull, { query: { epoch: hello.value.epoch, after: '0' } });
    if (!answer.ok || 'reset' in answer.value) throw new Error('pull was refused');
    return answer.value.changes;
  };
  const room = async () => {
    const hello = await call(syncHello, {});
    if (!hello.ok) throw new Error('hello was refused');
    return hello.value.room;
  };
  const pushRaw = (body: string) =>
    server.fetch('/api/sync/v1/push/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body,
    });

  test('nobody who is not signed in may push, pull or say hello', async () => {
    const stranger = server.call();
    const answers = [
      await stranger(syncHello, {}),
      await stranger(syncPush, { body: { owner, device: 'a', ops: [] } }),
      await stranger(syncPull, { query: { epoch: '', after: '0' } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 401 } });
  });

  test('changes made under another account are refused whole and stored nowhere', async () => {
    const other = await server.createUser();
    const answer = await call(syncPush, { body: { owner: other.id, device: 'a', ops: [createWriter('a').set('Squat', 1, 5)] } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 409, body: { code: 'owner_mismatch' } } });
    expect(await pullAll()).toEqual([]);
  });

  test.each([
    ['a device name no clock can carry', { device: 'a b\0' }, 400],
    ['more operations than one push may hold', { ops: Array.from({ length: SYNC_MAX_OPS + 1 }, () => ({ op_id: 'x' })) }, 400],
    ['operations that are no list', { ops: 'all of them' }, 400],
    ['an entry without an id', { ops: [42] }, 400],
  ])('%s is refused with a 4xx', async (_, part, status) => {
    const answer = await call(syncPush, { body: { owner, device: 'a', ops: [], ...(part as object) } });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status } });
  });

  test('one poison operation in the middle is rejected with a code and the rest proceed', async () => {
    const a = createWriter('a');
    const good = [a.session(), a.set('Squat', 1, 5), a.set('Squat', 2, 5)];
    const value = a.set('Squat', 3, 5).value;
    const poison: [string, object][] = [
      ['malformed', { op_id: 'not-an-id' }],
      ['malformed', { ...a.set('Squat', 3, 5), kind: 'set.explode' }],
      ['malformed', { ...a.set('Squat', 3, 5), hlc: 'yesterday' }],
      ['malformed', { ...a.set('Squat', 3, 5), n: 1e300 }],
      ['unknown_version', { ...a.set('Squat', 3, 5), v: 2 }],
      ['bad_value', { ...a.set('Squat', 3, 5), value: { ...value, reps: 10_000 } }],
      ['bad_value', { ...a.set('Squat', 3, 5), value: null }],
      ['bad_slot', { ...a.set('Squat', 3, 5), slot: 'plan-use' }],
      ['not_storable', { ...a.set('Squat', 3, 5), value: { ...value, exercise: 'a\0b' } }],
      ['not_storable', { ...a.set('Squat', 3, 5), slot: 'set|\0' }],
      ['not_storable', { ...a.set('Squat', 3, 5), value: { ...value, note: '\ud83d' } }],
      ['too_large', a.plan('plan-2', { goal: 'strength', explanation: 'x'.repeat(OPERATION_VALUE_MAX_BYTES), schedule: [] })],
    ];
    const ops = [good[0]!, ...poison.map(([, operation]) => operation), good[1]!, good[2]!];
    const { results } = await push(ops);
    expect(results).toHaveLength(ops.length);
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected.map(({ code, rev }) => [code, rev])).toEqual(poison.map(([code]) => [code, undefined]));
    expect(rejected.map(({ op_id }) => op_id)).toEqual(poison.map(([, operation]) => (operation as { op_id: string }).op_id));
    expect((await pullAll()).map(({ slot }) => slot)).toEqual(good.map(({ slot }) => slot));
  });

  test.each([
    ['keys that aim at prototypes', '{"plan":{"__proto__":{"admin":true}}}', 'not_storable'],
    ['numbers that are none', '{"plan":{"goal":"strength","weight":1e999}}', 'not_storable'],
    ['a value nested deeper than any plan', `{"plan":${'['.repeat(40)}${']'.repeat(40)}}`, 'not_storable'],
  ])('%s are rejected, never a server error', async (_, value, code) => {
    const operation = { ...createWriter('a').plan('plan-3', {}), value: 'HERE' };
    const body = JSON.stringify({ owner, device: 'a', ops: [operation] }).replace('"HERE"', value);
    const answer = await pushRaw(body);
    expect([answer.status, await answer.json()]).toMatchObject([200, { results: [{ status: 'rejected', code }] }]);
  });

  test('a plan of the greatest size that may be is stored and comes back unchanged', async () => {
    const room = OPERATION_VALUE_MAX_BYTES - 500;
    const operation = createWriter('a').plan('plan-4', {
      goal: 'strength',
      explanation: 'é"\\\u2028'.repeat(Math.floor(room / 9)),
      schedule: [],
    });
    expect((await push([operation])).results).toMatchObject([{ status: 'applied' }]);
    expect((await pullAll())[0]?.value).toEqual(operation.value);
  });

  test('SYNC-26 the greeting tells what is stored; past what an account may store an operation is refused with its own code, smaller ones are not', async () => {
    const a = createWriter('a');
    const [set, plan, late] = [a.set('Squat', 1, 5), a.plan('plan-5', { goal: 'strength', schedule: [] }), a.set('Squat', 2, 5)];
    await push([set]);
    const before = await room();
    expect(before).toMatchObject({ operations: 1, bytes: Buffer.byteLength(JSON.stringify(set.value)) });
    await server.database.execute(sql`update sync_owners set bytes = ${ACCOUNT_MAX_BYTES - valueBytes(late.value)}`);
    expect((await push([{ ...plan, value: { ...plan.value, note: 'x'.repeat(1_000) } }, late])).results).toMatchObject([
      { op_id: plan.op_id, status: 'rejected', code: 'account_full' },
      { op_id: late.op_id, status: 'applied' },
    ]);
    await push([late, set]);
    expect(await room()).toMatchObject({ operations: 2, bytes: ACCOUNT_MAX_BYTES });
    await server.database.execute(sql`update sync_owners set bytes = 0, operations = ${ACCOUNT_MAX_OPERATIONS}`);
    expect((await push([a.deleteSet('Squat', 2)])).results).toMatchObject([{ status: 'rejected', code: 'account_full' }]);
  });

  test('an operation is applied, takes the next revision, and comes back as it was written', async () => {
    const a = createWriter('a');
    const ops = [a.session(), a.set('Squat', 1, 5), a.set('Développé 💪', 1, 8)];
    const { results, server_time } = await push(ops);
    expect(server_time).toBe(NOON);
    expect(results.map(({ op_id, status, rev, hlc }) => ({ op_id, status, rev, hlc }))).toEqual(
      ops.map(({ op_id, hlc }, index) => ({ op_id, status: 'applied', rev: index + 1, hlc })),
    );
    expect(await pullAll()).toEqual(
      ops.map(({ slot, kind, op_id, hlc, v, value }, index) => ({ slot, kind, op_id, hlc, v, value, rev: index + 1 })),
    );
  });

  test('sending a batch again changes nothing and gets the first answers', async () => {
    const a = createWriter('a');
    const ops = [a.set('Squat', 1, 5, NOON + 86_400_000), a.set('Squat', 1, 6, NOON - 1), a.set('Squat', 2, 5)];
    const first = await push(ops);
    expect(first.results.map(({ status }) => status)).toEqual(['applied', 'superseded', 'applied']);
    const before = await pullAll();
    const again = await push([...ops, ...ops]);
    expect(again.results.map(({ op_id, status, rev, hlc }) => ({ op_id, status, rev, hlc }))).toEqual(
      [...first.results, ...first.results].map(({ op_id, rev, hlc }) => ({ op_id, status: 'duplicate', rev, hlc })),
    );
    expect(await pullAll()).toEqual(before);
  });

  test('the same operation twice in one batch is one operation', async () => {
    const operation = createWriter('a').set('Squat', 1, 5);
    expect((await push([operation, operation])).results.map(({ status }) => status)).toEqual(['applied', 'duplicate']);
    expect(await pullAll()).toHaveLength(1);
  });

  test('within a batch the last writer of a slot wins by its clock, and the losing values stay in the log', async () => {
    const a = createWriter('a');
    const late = a.set('Squat', 1, 8, NOON - 10);
    const early = a.set('Squat', 1, 5, NOON - 20);
    const latest = a.deleteSet('Squat', 1, NOON - 5);
    const { results } = await push([late, early, latest]);
    expect(results.map(({ status, rev }) => [status, rev])).toEqual([
      ['applied', 1],
      ['superseded', 1],
      ['applied', 2],
    ]);
    expect(await pullAll()).toMatchObject([{ op_id: latest.op_id, kind: 'set.delete', value: null, rev: 2 }]);
    const log = await server.database.execute<{ reps: number | null }>(
      sql`select (value ->> 'reps')::int as reps from sync_operations order by hlc`,
    );
    expect(log.rows.map(({ reps }) => reps)).toEqual([5, 8, null]);
  });

  test('a clock ahead of the server is set back to a minute from now, so that a wrong phone wins for no longer', async () => {
    const [ahead] = (await push([createWriter('a').set('Squat', 1, 5, NOON + 365 * 86_400_000)])).results;
    expect(ahead).toMatchObject({ status: 'applied', hlc: `${NOON + CLOCK_AHEAD_MAX_MS}:0000:a` });
    const [within] = (await push([createWriter('b').set('Squat', 2, 5, NOON + CLOCK_AHEAD_MAX_MS)])).results;
    expect(within).toMatchObject({ hlc: `${NOON + CLOCK_AHEAD_MAX_MS}:0000:b` });
  });

  test('the same operation id under two accounts is two operations, and neither sees the other', async () => {
    const user = await server.createUser();
    const { access: otherAccess } = await server.signIn(user.email);
    const other = { call: server.call(otherAccess), owner: user.id };
    const mine = createWriter('a').set('Squat', 1, 5);
    await push([createWriter('b').session(), mine]);
    const theirs = { ...createWriter('a').set('Squat', 1, 12), op_id: mine.op_id };
    expect((await push([theirs], other)).results).toEqual([{ op_id: mine.op_id, status: 'applied', rev: 1, hlc: theirs.hlc }]);
    expect((await pullAll(other)).map(({ value }) => value)).toEqual([theirs.value]);
    expect((await pullAll()).map(({ value }) => value)).toContainEqual(mine.value);
  });

  test('what a person stored leaves with their account', async () => {
    await push([createWriter('a').set('Squat', 1, 5)]);
    await server.database.execute(sql`delete from users where id = ${owner}`);
    const left = await server.database.execute<{ rows: number }>(
      sql`select (select count(*) from sync_operations)::int + (select count(*) from sync_registers)::int as rows`,
    );
    expect(left.rows).toEqual([{ rows: 0 }]);
  });
});
