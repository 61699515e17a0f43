import { IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterAccount, listLocked, unlockAccount } from '#offline/accounts/accounts.ts';
import { resumeLogouts } from '#offline/accounts/logout.ts';
import { listSessions, openSession } from '#offline/log/sessions.ts';
import { listSets, saveSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
import { createSync } from '#offline/sync/sync.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { ORIGIN, Phone } from './accounts-phone.ts';

const YEAR = { from: '2025-01-01', to: '2025-12-31' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function person() {
  const user = await server.createUser({ subscribed: true });
  const { access, owner } = await server.signIn(user.email);
  return { owner, call: server.call(access) };
}

/** One start of the app for somebody who has just signed in. */
async function signIn(phone: Phone, owner: string) {
  phone.crash();
  const device = await phone.device();
  const engine = { indexedDB: phone.indexedDB, IDBKeyRange };
  const { left } = await enterAccount({ device, origin: ORIGIN, owner, engine });
  await resumeLogouts(device, engine);
  const account = await phone.account(owner);
  return { device, account, left, unlocked: await unlockAccount(device, account) };
}

async function sync(account: Account, call: Awaited<ReturnType<typeof person>>['call']) {
  const running = createSync({ account, call });
  running.start();
  expect(await running.syncNow()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
  await running.stop();
}

async function setLines(account: Account): Promise<string[]> {
  const sessions = await listSessions(account, YEAR);
  const sets = await Promise.all(sessions.map((session) => listSets(account, session.session_id)));
  return sets.flat().map((set) => `${set.exercise} ${set.set_n}: ${set.reps} @ ${set.weight}`);
}

test('what somebody had not sent arrives once after they return, and the person in between saw and sent nothing of it', async () => {
  const phone = new Phone();
  const [ann, ben] = [await person(), await person()];
  const first = await signIn(phone, ann.owner);
  const { session_id } = await openSession(first.account, { performed_on: '2025-09-01', plan_id: 'p', week: 0, day: 0, label: 'Day 1' });
  for (const set_n of [1, 2, 3]) {
    await saveSet(first.account, { session_id, exercise: 'Squat', exercise_n: 1, set_n, reps: 5, weight: '100', unit: 'lb', rpe: null });
  }

  const second = await signIn(phone, ben.owner);
  expect(second.left).toBe(true);
  expect(await setLines(second.account)).toEqual([]);
  await sync(second.account, ben.call);
  expect(await setLines(second.account)).toEqual([]);
  expect(await listLocked(second.device)).toMatchObject([{ count: 4 }]);

  const third = await signIn(phone, ann.owner);
  expect(third.unlocked).toBe(4);
  await sync(third.account, ann.call);
  await sync(third.account, ann.call);
  const lines = ['Squat 1: 5 @ 100', 'Squat 2: 5 @ 100', 'Squat 3: 5 @ 100'];
  expect(await setLines(third.account)).toEqual(lines);

  const other = await signIn(new Phone('phone-b'), ann.owner);
  await sync(other.account, ann.call);
  expect(await setLines(other.account)).toEqual(lines);
});
