import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listSets } from '#offline/log/set-logs.ts';
import { keepValue, listTwoValues } from '#offline/log/two-values.ts';
import { readCursor } from '#offline/sync/cursor.ts';
import { toWire } from '#offline/sync/push.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const openOn = async ({ account }: Phone) => (await listTwoValues(account)).filter(({ isOpen }) => isOpen);
const repsOf = async ({ account }: Phone, session_id: string) => (await listSets(account, session_id)).map(({ reps }) => reps);

/** A round of `phone` in which `act` happens elsewhere after it has read and before it sends. */
async function syncWhile(phone: Phone, act: () => Promise<unknown>): Promise<void> {
  phone.network.failNth('/pull/', 1, 'hold');
  const round = phone.syncNow();
  await phone.network.untilHeld();
  await act();
  phone.network.release();
  await round;
}

/** Two phones with one set of five reps. */
async function twoPhones() {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 1, 5);
  for (const phone of [a, b, a]) await phone.syncNow();
  return { a, b, session_id };
}

test.each(['earlier', 'later'])(
  'SYNC-27 the %s write that reaches the server between reading and sending is shown with one’s own',
  async (which) => {
    const { a, b, session_id } = await twoPhones();
    backend.world.now += 1_000;
    if (which === 'earlier') await a.logSet(session_id, 1, 6);
    backend.world.now += 1_000;
    await b.logSet(session_id, 1, 8);
    backend.world.now += 1_000;
    if (which === 'later') await a.logSet(session_id, 1, 6);
    await syncWhile(b, () => a.syncNow());
    const [two, ...others] = await openOn(b);
    expect(others).toEqual([]);
    expect(two).toMatchObject({ mine: { value: { reps: 8 } }, theirs: { value: { reps: 6 } } });
    await keepValue(b.account, two!, 'theirs');
    for (const phone of [b, a]) await phone.syncNow();
    for (const phone of [a, b]) expect([await repsOf(phone, session_id), await openOn(phone)]).toEqual([[6], []]);
    await expectAgreement(backend, a, b);
  },
);

test('SYNC-27 a phone that sends before it has ever read does not replace a set of another phone unseen', async () => {
  const { a, session_id } = await twoPhones();
  backend.world.now += 1_000;
  const fresh = await backend.phone('fresh');
  await fresh.logSet(session_id, 1, 2);
  await fresh.syncNow();
  expect(await openOn(fresh)).toMatchObject([{ mine: { value: { reps: 2 } }, theirs: { value: { reps: 5 } } }]);
  await a.syncNow();
  await expectAgreement(backend, a, fresh);
});

test('SYNC-27 what is replaced knowingly, and by the phone that wrote it, asks nothing', async () => {
  const { a, b, session_id } = await twoPhones();
  for (const reps of [6, 7]) {
    backend.world.now += 1_000;
    await b.logSet(session_id, 1, reps);
    await syncWhile(b, () => a.logSet(session_id, 2, reps).then(() => a.syncNow()));
    await a.syncNow();
  }
  for (const phone of [a, b]) expect([await openOn(phone), await repsOf(phone, session_id)]).toEqual([[], [7, 7]]);
});

test('SYNC-18 a server that calls everything unread does not keep a phone busy', async () => {
  const { a, session_id } = await twoPhones();
  await a.logSet(session_id, 1, 6);
  const [waiting] = await a.account.database.outbox.toArray();
  const results = [{ op_id: waiting!.op_id, status: 'unread' }];
  const { epoch } = await readCursor(a.account.database);
  const body = { epoch, server_time: backend.world.now, results };
  a.network.plan = ({ path }) => (path.includes('/push/') ? { status: 200, body } : 'deliver');
  const before = a.network.sent.length;
  await a.syncNow();
  expect([a.network.sent.length - before < 10, await a.account.database.outbox.count()]).toEqual([true, 1]);
  a.network.plan = () => 'deliver';
  await a.syncNow();
  await expectAgreement(backend, a);
});

test('SYNC-27 an app that does not say how far it has read is answered as before', async () => {
  const { a, b, session_id } = await twoPhones();
  await a.logSet(session_id, 1, 6);
  await b.logSet(session_id, 1, 8);
  await a.syncNow();
  const { owner, access } = backend;
  const operation = toWire((await b.account.database.outbox.toArray())[0]!);
  const push = async (more: object) => {
    const answer = await backend.server.fetch('/api/sync/v1/push/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body: JSON.stringify({ owner, device: 'b', ops: [operation], ...more }),
    });
    return ((await answer.json()) as { results: { status: string }[] }).results.map(({ status }) => status);
  };
  expect(await push({ read: 0 })).toEqual(['unread']);
  expect(await push({})).not.toEqual(['unread']);
});
