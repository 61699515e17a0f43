import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeCurrent, readCurrentPlan, savePlan } from '#offline/log/plans.ts';
import { deleteSession, finishSession, listSessions, openSession, workoutDates } from '#offline/log/sessions.ts';
import { deleteSet, listSets } from '#offline/log/set-logs.ts';
import { expectAgreement } from './support/agreement.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const TODAY = { from: '2026-11-20', to: '2026-11-20' };

async function twoPhones() {
  return [await backend.phone('a'), await backend.phone('b')] as const;
}

test('SYNC-6 what one phone logs stands on the other, session, sets, finish and state', async () => {
  const [a, b] = await twoPhones();
  const session = await a.openSession();
  await a.logSet(session.session_id, 1);
  backend.world.now += 60_000;
  await finishSession(a.account, session.session_id);
  await a.syncNow();
  await b.syncNow();
  await expectAgreement(backend, a, b);
  const finished_at = new Date(backend.world.now).toISOString();
  expect(await listSessions(b.account, TODAY)).toEqual([{ ...session, finished_at, state: 'sent' }]);
  expect(await workoutDates(b.account, TODAY)).toEqual(new Map([['2026-11-20', 'sent']]));
});

test('SYNC-4 two phones that log the same set without signal agree on the later one, and the earlier stays in the log', async () => {
  const [a, b] = await twoPhones();
  const session = await a.openSession();
  expect((await b.openSession()).session_id).toBe(session.session_id);
  await a.logSet(session.session_id, 1, 5);
  backend.world.now += 1_000;
  await b.logSet(session.session_id, 1, 8);
  // The later one arrives first.
  await b.syncNow();
  await a.syncNow();
  await b.syncNow();
  await expectAgreement(backend, a, b);
  for (const phone of [a, b]) expect(await listSets(phone.account, session.session_id)).toMatchObject([{ reps: 8, state: 'sent' }]);
  expect((await backend.log()).size).toBe(4);
});

test.each([
  ['the deletion', 2_000, 0],
  ['the edit', 0, 1],
])('SYNC-7 deleted on one phone and edited on the other, %s wins when it is the later', async (_, deleteLater, left) => {
  const [a, b] = await twoPhones();
  const session = await a.openSession();
  const { slot } = await a.logSet(session.session_id, 1, 5);
  await a.syncNow();
  await b.syncNow();
  const start = backend.world.now;
  backend.world.now = start + 1_000 + deleteLater;
  await deleteSet(a.account, slot);
  backend.world.now = start + 2_000;
  await b.logSet(session.session_id, 1, 9);
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  for (const phone of [a, b]) expect(await listSets(phone.account, session.session_id)).toHaveLength(left);
});

test('SYNC-5 a set entered on this phone stays visible while another phone’s later value is already known', async () => {
  const [a, b] = await twoPhones();
  const session = await a.openSession();
  await a.syncNow();
  await b.syncNow();
  const { slot } = await a.logSet(session.session_id, 1, 3);
  backend.world.now += 1_000;
  await b.logSet(session.session_id, 1, 8);
  await b.syncNow();
  a.network.plan = ({ path }) => (path.includes('push') ? { status: 503 } : 'deliver');
  expect(await a.syncNow()).toMatchObject({ phase: 'unreachable' });
  expect(await a.account.database.registers.get(slot)).toMatchObject({ base: { value: { reps: 8 } } });
  expect(await listSets(a.account, session.session_id)).toMatchObject([{ reps: 3, state: 'phone' }]);
  a.network.plan = () => 'deliver';
  await a.syncNow();
  expect(await listSets(a.account, session.session_id)).toMatchObject([{ reps: 8, state: 'sent' }]);
  await expectAgreement(backend, a, b);
});

test('SYNC-7 a set another phone logged survives the deletion of its session, and shows its session again', async () => {
  const [a, b] = await twoPhones();
  const session = await a.openSession();
  await a.logSet(session.session_id, 1, 5);
  await a.syncNow();
  await b.syncNow();
  await b.logSet(session.session_id, 2, 6);
  await deleteSession(a.account, session.session_id);
  expect(await listSessions(a.account, TODAY)).toEqual([]);
  for (const phone of [a, b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  for (const phone of [a, b]) {
    expect(await listSets(phone.account, session.session_id)).toMatchObject([{ set_n: 2, reps: 6 }]);
    expect(await listSessions(phone.account, TODAY)).toMatchObject([{ session_id: session.session_id, week: 0, day: 0, label: '' }]);
  }
});

test('SYNC-7 a deleted session stays deleted on every phone', async () => {
  const [a, b] = await twoPhones();
  const session = await a.openSession();
  await a.logSet(session.session_id, 1);
  await a.syncNow();
  await b.syncNow();
  await deleteSession(b.account, session.session_id);
  for (const phone of [b, a]) await phone.syncNow();
  await expectAgreement(backend, a, b);
  expect(await listSessions(a.account, TODAY)).toEqual([]);
  expect(await workoutDates(a.account, TODAY)).toEqual(new Map());
});

test('two phones that start a second session of the same day mean the same second session', async () => {
  const [a, b] = await twoPhones();
  const first = await a.openSession();
  await finishSession(a.account, first.session_id);
  await a.syncNow();
  await b.syncNow();
  const second = await a.openSession();
  expect(second.session_id).not.toBe(first.session_id);
  expect((await b.openSession()).session_id).toBe(second.session_id);
});

test('a new plan on one phone becomes the plan of the other, and what was logged under the old one stays', async () => {
  const [a, b] = await twoPhones();
  const old = await savePlan(a.account, {
    plan: { goal: 'Strength', weeks: [[{ day: 'Day A', primary: [{ exercise: 'Squat' }] }]] },
    source: 'coach',
  });
  const session = await openSession(a.account, { performed_on: '2026-11-20', plan_id: old.plan_id, week: 0, day: 0, label: 'Day A' });
  await a.logSet(session.session_id, 1);
  await a.syncNow();
  await b.syncNow();
  backend.world.now += 1_000;
  const next = await savePlan(b.account, { plan: { goal: 'Build muscle', schedule: [{ day: 'Push' }] }, source: 'coach' });
  await b.syncNow();
  await a.syncNow();
  expect((await readCurrentPlan(a.account))?.plan_id).toBe(next.plan_id);
  expect(await listSets(a.account, session.session_id)).toHaveLength(1);
  await makeCurrent(a.account, old.plan_id);
  await a.syncNow();
  await b.syncNow();
  expect((await readCurrentPlan(b.account))?.plan.goal).toBe('Strength');
  await expectAgreement(backend, a, b);
});
