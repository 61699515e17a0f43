import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { countPending, deleteRejected, listRejected, retryRejected } from '#offline/accounts/outbox.ts';
import { listSessions, workoutDates } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Fault } from './support/network.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const TODAY = { from: '2026-11-20', to: '2026-11-20' };

/** Damages what waits in a slot, as a fault in an older app might have. */
async function poison(phone: Phone, slot: string): Promise<string> {
  const { outbox } = phone.account.database;
  const [row] = await outbox.where('slot').equals(slot).toArray();
  await outbox.put({ ...row!, value: { ...row!.value, reps: 'five' } });
  return row!.op_id;
}

/** A network that refuses any push holding one of these operations, as a server does that cannot take a batch apart. */
function refuseWhole(phone: Phone, op_ids: string[], refusal: Fault): void {
  phone.network.plan = ({ path, body }) => {
    const ops = (body as { ops?: { op_id: string }[] } | null)?.ops ?? [];
    return path.includes('push') && ops.some((op) => op_ids.includes(op.op_id)) ? refusal : 'deliver';
  };
}

test('SYNC-9 one bad operation in the middle is refused with its reason, and the others arrive', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  for (let n = 1; n <= 5; n += 1) await phone.logSet(session.session_id, n);
  const [, , third] = await listSets(phone.account, session.session_id);
  const op_id = await poison(phone, third!.slot);
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await backend.log()).size).toBe(5);
  expect(await countPending(phone.account)).toBe(0);
  expect(await listRejected(phone.account)).toEqual([
    {
      op_id,
      kind: 'set.put',
      slot: third!.slot,
      code: 'bad_value',
      value: expect.objectContaining({ reps: 'five' }),
      made_at: '2026-11-20T18:00:00.000Z',
    },
  ]);
  await expect.poll(() => phone.sync.getStatus()).toMatchObject({ pending: 0, rejected: 1 });
});

test('SYNC-9 a refused set stays on the screen as refused, and so do its session and its day', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  const { slot } = await phone.logSet(session.session_id, 1, 5);
  const [row] = await phone.account.database.outbox.where('slot').equals(slot).toArray();
  refuseWhole(phone, [row!.op_id], { status: 422 });
  await phone.syncNow();
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 5, state: 'refused' }]);
  expect(await listSessions(phone.account, TODAY)).toMatchObject([{ state: 'refused' }]);
  expect(await workoutDates(phone.account, TODAY)).toEqual(new Map([['2026-11-20', 'refused']]));
});

test.each<[string, Fault, string]>([
  ['400', { status: 400, body: { code: 'malformed_batch' } }, 'malformed_batch'],
  ['413', { status: 413 }, 'too_large'],
  ['a proxy’s 413', { status: 413, html: true }, 'too_large'],
  ['422', { status: 422 }, 'refused_422'],
])('SYNC-9 a batch refused whole with %s is halved until the bad operation stands alone', async (_, refusal, code) => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  for (let n = 1; n <= 15; n += 1) await phone.logSet(session.session_id, n);
  const rows = await phone.account.database.outbox.orderBy('n').toArray();
  refuseWhole(phone, [rows[9]!.op_id], refusal);
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await listRejected(phone.account)).map((rejected) => [rejected.op_id, rejected.code])).toEqual([[rows[9]!.op_id, code]]);
  expect((await backend.log()).size).toBe(15);
  // 16 operations: 4 halvings, the halves that went well, and the empty batch.
  expect(phone.network.count('POST', '/api/sync/v1/push/')).toBe(10);
});

test('SYNC-9 two bad operations are both found, and nothing else is blamed', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  for (let n = 1; n <= 9; n += 1) await phone.logSet(session.session_id, n);
  const rows = await phone.account.database.outbox.orderBy('n').toArray();
  refuseWhole(phone, [rows[0]!.op_id, rows[7]!.op_id], { status: 400 });
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await listRejected(phone.account)).map(({ op_id }) => op_id)).toEqual([rows[0]!.op_id, rows[7]!.op_id]);
  expect((await backend.log()).size).toBe(8);
});

test('SYNC-9 a server that refuses every push, an empty one too, gets nothing blamed and everything later', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  for (let n = 1; n <= 4; n += 1) await phone.logSet(session.session_id, n);
  phone.network.plan = ({ path }) => (path.includes('push') ? { status: 400 } : 'deliver');
  expect(await phone.syncNow()).toMatchObject({ phase: 'unreachable' });
  expect(await listRejected(phone.account)).toEqual([]);
  expect(await countPending(phone.account)).toBe(5);
  phone.network.plan = () => 'deliver';
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await backend.log()).size).toBe(5);
});

test('SYNC-9 sent again, a refused operation arrives unchanged once the server takes it', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1, 7);
  const [, row] = await phone.account.database.outbox.orderBy('n').toArray();
  refuseWhole(phone, [row!.op_id], { status: 400 });
  await phone.syncNow();
  phone.network.plan = () => 'deliver';
  await retryRejected(phone.account, row!.op_id);
  expect(await listRejected(phone.account)).toEqual([]);
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 7, state: 'phone' }]);
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect((await backend.registers()).get(row!.slot)).toMatchObject({ op_id: row!.op_id, value: { reps: 7 } });
  await expectAgreement(backend, phone);
});

test('SYNC-9 given up, a refused value makes room for what the server has', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  const { slot } = await phone.logSet(session.session_id, 1, 5);
  await phone.syncNow();
  await phone.logSet(session.session_id, 1, 6);
  const [row] = await phone.account.database.outbox.toArray();
  refuseWhole(phone, [row!.op_id], { status: 400 });
  await phone.syncNow();
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ slot, reps: 6, state: 'refused' }]);
  await deleteRejected(phone.account, row!.op_id);
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ slot, reps: 5, state: 'sent' }]);
  await expectAgreement(backend, phone);
});

test('SYNC-9 a retry of an old refused value does not win over what was logged since', async () => {
  const phone = await backend.phone('a');
  const session = await phone.openSession();
  await phone.logSet(session.session_id, 1, 5);
  const [, row] = await phone.account.database.outbox.orderBy('n').toArray();
  refuseWhole(phone, [row!.op_id], { status: 400 });
  await phone.syncNow();
  phone.network.plan = () => 'deliver';
  backend.world.now += 5_000;
  await phone.logSet(session.session_id, 1, 9);
  await phone.syncNow();
  await retryRejected(phone.account, row!.op_id);
  expect(await phone.syncNow()).toMatchObject({ phase: 'idle' });
  expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 9, state: 'sent' }]);
  await expectAgreement(backend, phone);
});
