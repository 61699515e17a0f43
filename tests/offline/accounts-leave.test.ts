import { IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOGOUT_SEND_WAIT_MS } from '#domain/limits.ts';
import { deleteLocked, enterAccount, listLocked, unlockAccount } from '#offline/accounts/accounts.ts';
import { saveCachedProfile } from '#offline/accounts/cached-profile.ts';
import { finishLogout, prepareLogout, purgeAccount, resumeLogouts } from '#offline/accounts/logout.ts';
import { countPending } from '#offline/accounts/outbox.ts';
import { listChat, queueMessage } from '#offline/chat/chat.ts';
import { rescueLegacyKeys } from '#offline/legacy/rescue.ts';
import { openSession } from '#offline/log/sessions.ts';
import { listSets, saveSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
import { bumpGeneration, type Device, readActiveOwner, readGeneration, setActiveOwner } from '#offline/store/device.ts';
import { saveDraft } from '#offline/store/drafts.ts';
import { MemoryStorage, ORIGIN, Phone } from './accounts-phone.ts';
import { ManualTimer } from './chat-network.ts';

let phone: Phone;
let device: Device;
let account: Account;
beforeEach(async () => {
  phone = new Phone();
  device = await phone.device();
  await enterAccount({ device, origin: ORIGIN, owner: 'user-1', engine: engine() });
  account = await phone.account('user-1');
});

function engine() {
  return { indexedDB: phone.indexedDB, IDBKeyRange };
}

/** Two sets, both still on the phone; answers the session. */
async function train(on: Account): Promise<string> {
  const session = await openSession(on, { performed_on: '2025-09-01', plan_id: 'p', week: 0, day: 0, label: 'Day 1' });
  for (const set_n of [1, 2]) {
    await saveSet(on, {
      session_id: session.session_id,
      exercise: 'Squat',
      exercise_n: 1,
      set_n,
      reps: 5,
      weight: '100',
      unit: 'lb',
      rpe: null,
    });
  }
  return session.session_id;
}

/** What a server that takes everything leaves behind. */
async function sendAll(on: Account): Promise<void> {
  await on.database.outbox.clear();
}

async function databases(): Promise<string[]> {
  return (await phone.indexedDB.databases()).map((entry) => entry.name ?? '').sort();
}

const idle = { syncNow: () => Promise.resolve() };

describe('the first step of a logout', () => {
  test('sends what waits and says that nothing is left', async () => {
    await train(account);
    const prepared = await prepareLogout({ account, sync: { syncNow: () => sendAll(account) } });
    expect(prepared).toEqual({ pending: 0, operations: 0, refused: 0, messages: 0 });
  });

  test('gives up after a few seconds without signal and says what is left', async () => {
    await train(account);
    await queueMessage(account, 'Hi');
    const refusedOperation = (await account.database.outbox.toArray())[0]!;
    await account.database.outbox.delete(refusedOperation.op_id);
    await account.database.rejected.add({ ...refusedOperation, code: 'bad_value' });
    const timer = new ManualTimer();
    const preparing = prepareLogout({ account, sync: { syncNow: () => new Promise(() => {}) }, setTimer: timer.set });
    while (timer.due.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(timer.due.map((due) => due.ms)).toEqual([LOGOUT_SEND_WAIT_MS]);
    timer.fire();
    expect(await preparing).toEqual({ pending: 4, operations: 2, refused: 1, messages: 1 });
  });

  test('does not keep anybody waiting who has nothing to send', async () => {
    expect(await prepareLogout({ account, sync: { syncNow: () => new Promise(() => {}) } })).toMatchObject({ pending: 0 });
  });
});

describe('a finished logout', () => {
  test('with everything sent leaves nothing of the account', async () => {
    await train(account);
    await sendAll(account);
    await saveCachedProfile(device, { owner: 'user-1', profile: null, has_ai_coach: true });
    const before = await readGeneration(device);
    expect(await finishLogout({ device, account, keep_pending: true })).toEqual({ locked: 0 });
    expect(await databases()).toEqual(['setwise-device']);
    expect(await readActiveOwner(device)).toBeNull();
    expect(await readGeneration(device)).toBe(before + 1);
    expect(await device.database.settings.get('profile')).toBeUndefined();
    expect(await device.database.logouts.count()).toBe(0);
    expect(await listLocked(device)).toEqual([]);
  });

  test('with work that was not sent keeps that and nothing else, locked and counted', async () => {
    await train(account);
    await sendAll(account);
    await saveDraft(account, 'composer', 'half a sentence');
    const session_id = await train(account);
    await queueMessage(account, 'Hi');
    const pending = await account.database.outbox.toArray();
    expect(await finishLogout({ device, account, keep_pending: true })).toEqual({ locked: pending.length + 1 });
    const since = new Date(phone.now).toISOString();
    expect(await listLocked(device)).toEqual([{ owner_hash: account.database.name, count: pending.length + 1, since }]);
    expect(JSON.stringify(await listLocked(device))).not.toContain('user-1');

    const again = await phone.account('user-1');
    expect(await unlockAccount(device, again)).toBe(pending.length + 1);
    expect(await again.database.outbox.toArray()).toEqual(pending);
    expect((await listSets(again, session_id)).map((set) => set.state)).toEqual(['phone', 'phone']);
    expect((await listChat(again)).map((entry) => entry.state)).toEqual(['queued']);
    expect(await again.database.drafts.count()).toBe(0);
    expect(await listLocked(device)).toEqual([]);
  });

  test('that gives up what was not sent leaves nothing', async () => {
    await train(account);
    expect(await finishLogout({ device, account, keep_pending: false })).toEqual({ locked: 0 });
    expect(await databases()).toEqual(['setwise-device']);
  });

  test('cannot be undone by tokens a crash brought back: their generation is over', async () => {
    const before = await bumpGeneration(device);
    await finishLogout({ device, account, keep_pending: true });
    expect(await readGeneration(device)).toBeGreaterThan(before);
  });

  test('that is cut off after its first step is finished at the next start', async () => {
    await train(account);
    const cut = Object.assign(Object.create(account) as Account, {
      setTimer: () => {
        throw new Error('the browser was killed');
      },
    });
    expect(await finishLogout({ device, account: cut, keep_pending: true })).toEqual({ locked: null });
    expect(await readActiveOwner(device)).toBeNull();
    expect(await listLocked(device)).toEqual([]);
    phone.crash();

    device = await phone.device();
    await resumeLogouts(device, engine());
    await resumeLogouts(device, engine());
    expect(await listLocked(device)).toMatchObject([{ count: 3 }]);
    expect(await device.database.logouts.count()).toBe(0);
    const again = await phone.account('user-1');
    expect(await countPending(again)).toBe(3);
  });

  test('is finished even when another tab holds on to the database', async () => {
    const tab = await phone.account('user-1');
    await train(tab);
    await sendAll(tab);
    await finishLogout({ device, account, keep_pending: true });
    expect(await databases()).toEqual(['setwise-device']);
    await expect(train(tab)).rejects.toMatchObject({ reason: 'lost' });
  });
});

describe('locked work', () => {
  test('can be deleted by whoever holds the phone, and only what is locked', async () => {
    await train(account);
    await finishLogout({ device, account, keep_pending: true });
    const other = await phone.account('user-2');
    await train(other);
    await deleteLocked(device, other.database.name, engine());
    expect(await countPending(other)).toBe(3);
    await deleteLocked(device, account.database.name, engine());
    expect(await listLocked(device)).toEqual([]);
    expect(await databases()).toEqual([other.database.name, 'setwise-device'].sort());
  });

  test('of several accounts is listed oldest first', async () => {
    await train(account);
    await finishLogout({ device, account, keep_pending: true });
    phone.now += 1_000;
    const other = await phone.account('user-2');
    await train(other);
    await queueMessage(other, 'Hi');
    await finishLogout({ device, account: other, keep_pending: true });
    expect((await listLocked(device)).map((row) => row.count)).toEqual([3, 4]);
  });

  test('goes when the account itself is deleted, with the raw copies of its old data', async () => {
    await train(account);
    await rescueLegacyKeys(device, new MemoryStorage({ 'workout-log': '{}' }), 'user-1');
    await rescueLegacyKeys(device, new MemoryStorage({ 'ai-plan': '{}' }), 'user-2');
    await purgeAccount(device, account);
    expect(await databases()).toEqual(['setwise-device']);
    expect((await device.database.quarantine.toArray()).map((row) => row.owner)).toEqual(['user-2']);
    expect(await readActiveOwner(device)).toBeNull();
  });
});

describe('somebody signs in', () => {
  test('again as the same account: nothing is left and the generation stays', async () => {
    const generation = await readGeneration(device);
    expect(await enterAccount({ device, origin: ORIGIN, owner: 'user-1', engine: engine() })).toEqual({ generation, left: false });
  });

  test('as another account: the first one’s unsent work is locked, and arrives when it returns', async () => {
    const session_id = await train(account);
    const op_ids = (await account.database.outbox.toArray()).map((row) => row.op_id);
    const generation = await readGeneration(device);
    expect(await enterAccount({ device, origin: ORIGIN, owner: 'user-2', engine: engine() })).toEqual({
      generation: generation + 1,
      left: true,
    });
    expect(await readActiveOwner(device)).toBe('user-2');
    expect(await listLocked(device)).toMatchObject([{ count: 3 }]);
    const other = await phone.account('user-2');
    expect(await listSets(other, session_id)).toEqual([]);
    expect(await countPending(other)).toBe(0);

    expect(await enterAccount({ device, origin: ORIGIN, owner: 'user-1', engine: engine() })).toMatchObject({ left: true });
    const again = await phone.account('user-1');
    expect(await unlockAccount(device, again)).toBe(3);
    expect((await again.database.outbox.toArray()).map((row) => row.op_id)).toEqual(op_ids);
    expect(await listSets(again, session_id)).toHaveLength(2);
    // The second account had nothing to send, so nothing of it stays.
    expect(await databases()).toEqual([again.database.name, 'setwise-device'].sort());
  });

  test('as another account after a logout: nothing is left behind to leave', async () => {
    await finishLogout({ device, account, keep_pending: true });
    expect(await enterAccount({ device, origin: ORIGIN, owner: 'user-2', engine: engine() })).toMatchObject({ left: false });
    expect(await readActiveOwner(device)).toBe('user-2');
  });

  test('for the first time on this phone: the account is remembered', async () => {
    await setActiveOwner(device, null);
    await enterAccount({ device, origin: ORIGIN, owner: 'user-9', engine: engine() });
    expect(await readActiveOwner(device)).toBe('user-9');
  });
});

describe('the phone itself', () => {
  test('keeps its id over restarts, also when two tabs open it first at once', async () => {
    const other = new Phone('phone-b');
    const [one, two] = await Promise.all([other.device(), other.device()]);
    expect([one.install_id, two.install_id]).toEqual(['phone-b', 'phone-b']);
    expect(await prepareLogout({ account, sync: idle })).toMatchObject({ pending: 0 });
  });

  test('counts generations one by one, whoever bumps them', async () => {
    const before = await readGeneration(device);
    const tab = await phone.device();
    await Promise.all([bumpGeneration(device), bumpGeneration(tab)]);
    expect(await readGeneration(tab)).toBe(before + 2);
  });
});
