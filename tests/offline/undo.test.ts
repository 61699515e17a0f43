import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { adjustSessionDay, readSessionDay } from '#offline/log/session-adjust.ts';
import { deleteSession, finishSession, listSessions, nextSessionId, readSession, reopenSession } from '#offline/log/sessions.ts';
import { dayOfSession, readUndoable } from '#offline/log/set-changes.ts';
import { deleteSet, listSets } from '#offline/log/set-logs.ts';
import { undoChange } from '#offline/log/undo-change.ts';
import { expectAgreement } from './support/agreement.ts';
import type { Phone } from './support/phone.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const TODAY = { from: '2026-11-20', to: '2026-11-20' };
const DAY = { plan_id: 'plan-1', week: 0, day: 0 };

async function undoLatest({ account }: Phone) {
  const [latest] = await readUndoable(account, DAY);
  return undoChange(account, DAY, latest?.id ?? '');
}

const reps = async ({ account }: Phone, session_id: string) =>
  (await listSets(account, session_id)).map((set) => `${set.set_n}: ${set.reps}`);

test('the changes of a workout are known by its day of the plan', async () => {
  const a = await backend.phone('a');
  const { session_id } = await a.openSession();
  expect(dayOfSession(session_id)).toMatchObject(DAY);
  await a.logSet(session_id, 1);
  expect(await readUndoable(a.account, DAY)).toMatchObject([{ action: 'log', session_id }]);
  expect(await readUndoable(a.account, { ...DAY, day: 1 })).toEqual([]);
});

test('SYNC-1 a crash leaves a set and its undo together: after it, undo works as before', async () => {
  const a = await backend.phone('a');
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 1, 5);
  await a.logSet(session_id, 1, 8);
  await a.crash();
  expect(await undoLatest(a)).toMatchObject({ outcome: 'undone', change: { action: 'edit' } });
  expect(await reps(a, session_id)).toEqual(['1: 5']);
});

test('SYNC-20 an undo is an operation of its own: sent, it stands on the other phone as well', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 1, 5);
  const before = await a.logSet(session_id, 2, 5);
  await deleteSet(a.account, before.slot);
  for (const phone of [a, b]) await phone.syncNow();
  expect(await reps(b, session_id)).toEqual(['1: 5']);
  await undoLatest(a);
  expect(await listSets(a.account, session_id)).toMatchObject([{ set_n: 1 }, { set_n: 2, logged_at: before.logged_at, state: 'phone' }]);
  for (const phone of [a, b]) await phone.syncNow();
  expect(await reps(b, session_id)).toEqual(['1: 5', '2: 5']);
  await expectAgreement(backend, a, b);
});

test('SYNC-21 what another phone changed since is not overwritten by an undo', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 1, 5);
  for (const phone of [a, b]) await phone.syncNow();
  backend.world.now += 1_000;
  await b.logSet(session_id, 1, 9);
  for (const phone of [b, a]) await phone.syncNow();
  expect(await undoLatest(a)).toMatchObject({ outcome: 'superseded' });
  expect(await readUndoable(a.account, DAY)).toEqual([]);
  for (const phone of [a, b]) expect(await reps(phone, session_id)).toEqual(['1: 9']);
  // The other phone can still undo its own change, back to what it had read.
  expect(await undoLatest(b)).toMatchObject({ outcome: 'undone' });
  for (const phone of [b, a]) await phone.syncNow();
  for (const phone of [a, b]) expect(await reps(phone, session_id)).toEqual(['1: 5']);
});

test('a discarded workout is gone from every phone, and undone it is back with its sets; one changed elsewhere since stays as it is', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session = await a.openSession();
  const { session_id } = session;
  await a.logSet(session_id, 1, 5);
  await a.logSet(session_id, 2, 6);
  for (const phone of [a, b]) await phone.syncNow();
  await deleteSession(a.account, session_id);
  for (const phone of [a, b]) await phone.syncNow();
  expect(await listSessions(b.account, TODAY)).toEqual([]);
  backend.world.now += 1_000;
  await b.logSet(session_id, 2, 9);
  for (const phone of [b, a]) await phone.syncNow();
  expect(await undoLatest(a)).toMatchObject({ outcome: 'undone', superseded: 1 });
  for (const phone of [a, b]) await phone.syncNow();
  for (const phone of [a, b]) {
    expect(await reps(phone, session_id)).toEqual(['1: 5', '2: 9']);
    expect(await readSession(phone.account, session_id)).toEqual({ ...session, state: 'sent' });
  }
  await expectAgreement(backend, a, b);
});

test('a discarded workout does not come back beside another one that is under way', async () => {
  const a = await backend.phone('a');
  const first = await a.openSession();
  await a.logSet(first.session_id, 1, 5);
  await deleteSession(a.account, first.session_id);
  const discarded = (await readUndoable(a.account, DAY))[0]?.id ?? '';
  const second = await a.openSession();
  await a.logSet(second.session_id, 1, 6);
  expect(await undoChange(a.account, DAY, discarded)).toMatchObject({ outcome: 'other-open' });
  expect(await reps(a, first.session_id)).toEqual([]);
  await finishSession(a.account, second.session_id);
  expect(await undoChange(a.account, DAY, discarded)).toMatchObject({ outcome: 'undone' });
  expect(await reps(a, first.session_id)).toEqual(['1: 5']);
  expect(await undoChange(a.account, DAY, discarded)).toEqual({ outcome: 'gone' });
});

test('the last set deleted takes its session along, the changed day waits for the next one, and undo puts both back', async () => {
  const a = await backend.phone('a');
  const session = await a.openSession();
  const { session_id } = session;
  await adjustSessionDay(a.account, { session_id, day: { day: 'Changed' }, why: 'The rack is taken.' });
  const { slot } = await a.logSet(session_id, 1, 5);
  await deleteSet(a.account, slot);
  const next = await nextSessionId(a.account, session);
  expect(next).not.toBe(session_id);
  expect(await readSessionDay(a.account, next)).toMatchObject({ why: 'The rack is taken.' });
  await undoLatest(a);
  expect(await readSession(a.account, session_id)).toEqual(session);
  expect(await readSessionDay(a.account, session_id)).toMatchObject({ why: 'The rack is taken.' });
  expect(await readSessionDay(a.account, next)).toBeNull();
});

test('the first tick undone leaves no empty workout behind', async () => {
  const a = await backend.phone('a');
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 1, 5);
  await undoLatest(a);
  expect(await listSessions(a.account, TODAY)).toEqual([]);
});

test('a workout is reopened and finished again, and the later of two phones decides', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const session = await a.openSession();
  const { session_id } = session;
  await a.logSet(session_id, 1, 5);
  await finishSession(a.account, session_id);
  for (const phone of [a, b]) await phone.syncNow();
  expect((await b.openSession()).session_id).not.toBe(session_id);
  backend.world.now += 60_000;
  await reopenSession(a.account, session_id);
  await reopenSession(a.account, session_id);
  expect(await readSession(a.account, session_id)).toMatchObject({ finished_at: null });
  expect((await a.openSession()).session_id).toBe(session_id);
  for (const phone of [a, b]) await phone.syncNow();
  expect(await readSession(b.account, session_id)).toMatchObject({ finished_at: null, state: 'sent' });
  backend.world.now += 60_000;
  await finishSession(b.account, session_id);
  for (const phone of [b, a]) await phone.syncNow();
  const finished_at = new Date(backend.world.now).toISOString();
  for (const phone of [a, b]) expect(await readSession(phone.account, session_id)).toMatchObject({ finished_at });
});

test('changes are forgotten once the workout is long over', async () => {
  const a = await backend.phone('a');
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 1, 5);
  backend.world.now += 19 * 3_600_000;
  expect(await readUndoable(a.account, DAY)).toEqual([]);
  const other = await a.openSession('2026-11-21', 'plan-2');
  await a.logSet(other.session_id, 1, 5);
  expect(await a.account.database.drafts.where('key').startsWith('changes|').primaryKeys()).toEqual(['changes|plan-2|0|0']);
});
