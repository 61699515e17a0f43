import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readLoadNotes, withLoadNotes } from '#domain/training/load-notes.ts';
import { adjustSessionDay, readSessionDay } from '#offline/log/session-adjust.ts';
import { deleteSession, finishSession, listSessions, nextSessionId, usedSessionIds } from '#offline/log/sessions.ts';
import { listSets } from '#offline/log/set-logs.ts';
import { expectAgreement } from './support/agreement.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const PLACE = { performed_on: '2026-11-20', plan_id: 'plan-1', week: 0, day: 0 };
const TODAY = { from: '2026-11-20', to: '2026-11-20' };
const DAY = { day: 'Friday', primary: [{ exercise: 'Goblet squat', sets: 3, reps: '10' }] };
const SHORT = { day: 'Friday', primary: [{ exercise: 'Back squat', sets: 1, reps: '5' }] };

test('a change before the first set waits for it: no session is opened, and the set’s session has it', async () => {
  const a = await backend.phone('a');
  const session_id = await nextSessionId(a.account, PLACE);
  await adjustSessionDay(a.account, { session_id, day: DAY, why: 'The rack is taken.' });
  expect(await listSessions(a.account, TODAY)).toEqual([]);
  const session = await a.openSession();
  expect(session.session_id).toBe(session_id);
  expect(await readSessionDay(a.account, session.session_id)).toEqual({ day: DAY, why: 'The rack is taken.' });
  await finishSession(a.account, session.session_id);
  expect(await readSessionDay(a.account, await nextSessionId(a.account, PLACE))).toBeNull();
});

test('changed without signal, it is there over a crash and on the other phone, and undone on both', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  await a.logSet(session_id, 1);
  a.network.plan = () => 'drop-request';
  await adjustSessionDay(a.account, { session_id, day: DAY, why: 'x' });
  expect((await a.syncNow()).phase).toBe('unreachable');
  await a.crash();
  expect((await readSessionDay(a.account, session_id))?.day).toEqual(DAY);
  a.network.plan = () => 'deliver';
  await a.syncNow();
  await b.syncNow();
  expect((await readSessionDay(b.account, session_id))?.day).toEqual(DAY);
  backend.world.now += 1_000;
  await adjustSessionDay(b.account, { session_id, day: null, why: '' });
  await b.syncNow();
  await a.syncNow();
  for (const phone of [a, b]) {
    expect(await readSessionDay(phone.account, session_id)).toBeNull();
    expect(await listSets(phone.account, session_id)).toHaveLength(1);
  }
  await expectAgreement(backend, a, b);
});

test('SYNC-4 two phones that change the same session agree on the later change, and every set of both stays', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  await b.openSession();
  await adjustSessionDay(a.account, { session_id, day: DAY, why: 'a' });
  await a.logSet(session_id, 1, 10, 'Goblet squat');
  backend.world.now += 1_000;
  await adjustSessionDay(b.account, { session_id, day: SHORT, why: 'b' });
  await b.logSet(session_id, 1, 5, 'Back squat');
  for (const phone of [b, a, b]) await phone.syncNow();
  for (const phone of [a, b]) {
    expect((await readSessionDay(phone.account, session_id))?.why).toBe('b');
    expect((await listSets(phone.account, session_id)).map((set) => set.exercise).sort()).toEqual(['Back squat', 'Goblet squat']);
  }
  await expectAgreement(backend, a, b);
});

test('converted loads written on the day arrive with it', async () => {
  const [a, b] = [await backend.phone('a'), await backend.phone('b')];
  const { session_id } = await a.openSession();
  const noted = withLoadNotes(DAY, [{ from: 'Back squat', to: 'Goblet squat', factor: 0.4 }], SHORT, []);
  await adjustSessionDay(a.account, { session_id, day: noted, why: 'x' });
  await a.syncNow();
  await b.syncNow();
  const arrived = await readSessionDay(b.account, session_id);
  expect(readLoadNotes(arrived!.day).get('goblet squat')).toEqual({ from: 'Back squat', factor: 0.4 });
});

test('the id of a deleted session counts as used', async () => {
  const a = await backend.phone('a');
  const { session_id } = await a.openSession();
  await deleteSession(a.account, session_id);
  expect(await usedSessionIds(a.account, TODAY)).toEqual([session_id]);
  expect(await nextSessionId(a.account, PLACE)).not.toBe(session_id);
});
