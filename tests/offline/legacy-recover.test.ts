import { describe, expect, test } from 'vitest';
import { QUARANTINE_DAYS } from '#domain/limits.ts';
import { migrateLegacy } from '#offline/legacy/migrate.ts';
import { rescueLegacyKeys } from '#offline/legacy/rescue.ts';
import { claimUnowned, dismissUnowned, listUnowned } from '#offline/legacy/unowned.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import { LEGACY_KEYS, type LegacyKey, type QuarantineState } from '#offline/store/device.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import { createSync } from '#offline/sync/sync.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { MemoryStorage, Phone, registersOf } from './accounts-phone.ts';

const OWNER = 'user-1';
const squat = [
  { reps: '5', weight: '225', rpe: '8' },
  { reps: '5', weight: '230' },
];
const VALID: Record<LegacyKey, string> = {
  'ai-plan': JSON.stringify({
    goal: 'strength',
    weeks: [[{ day: 'Day 1', primary: [{ exercise: 'Squat' }] }]],
    version: 1_753_000_000_000,
  }),
  'workout-history': JSON.stringify({
    '2025-08-01': { date: '2025-08-01', week: 0, day: 1, exercises: [{ name: 'Squat', sets: squat }] },
    '2025-08-04': { date: '2025-08-04', week: 1, day: 1, exercises: [{ name: 'Squat', sets: squat }] },
  }),
  'workout-log': JSON.stringify({ 'Squat-1-1': { date: '2025-08-04', sets: squat }, 'Row-1-2': { date: '2025-08-05', sets: squat } }),
};

async function migrateAll(phone: Phone, storage: MemoryStorage, owner = OWNER, onStep?: (key: LegacyKey, state: QuarantineState) => void) {
  const device = await phone.device();
  await rescueLegacyKeys(device, storage, owner);
  const account = await phone.account(owner);
  const report = await migrateLegacy(device, account, { storage, onStep });
  return { device, account, report };
}

/** The state a phone must be in after any detour: what an undisturbed migration gives. */
async function undisturbed() {
  const phone = new Phone();
  const { account } = await migrateAll(phone, new MemoryStorage(VALID));
  return { registers: await registersOf(account), op_ids: await opIds(account) };
}

async function opIds(account: Awaited<ReturnType<Phone['account']>>): Promise<string[]> {
  return (await account.database.outbox.toArray()).map((row) => row.op_id).sort();
}

const STEPS: QuarantineState[] = ['parsed', 'written', 'verified', 'cleared'];

describe.each(LEGACY_KEYS)('a crash after the key %s', (key) => {
  test.each(STEPS)('is %s loses nothing and doubles nothing', async (step) => {
    const expected = await undisturbed();
    const phone = new Phone();
    const storage = new MemoryStorage(VALID);
    const crash = (at: LegacyKey, state: QuarantineState) => {
      if (at === key && state === step) throw new Error('the browser was killed');
    };
    await expect(migrateAll(phone, storage, OWNER, crash)).rejects.toThrow('the browser was killed');
    phone.crash();

    const { account, device } = await migrateAll(phone, storage);
    expect(await registersOf(account)).toEqual(expected.registers);
    expect(await opIds(account)).toEqual(expected.op_ids);
    // The key that was cleared last may need one more start before its row says so.
    await rescueLegacyKeys(device, storage, OWNER);
    expect(storage.entries.size).toBe(0);
  });
});

test('a crash between the copy and its confirmation is made up for', async () => {
  const phone = new Phone();
  const storage = new MemoryStorage(VALID);
  const device = await phone.device();
  await rescueLegacyKeys(device, storage, OWNER);
  await device.database.quarantine.toCollection().modify({ state: 'found' });
  phone.crash();
  const { account } = await migrateAll(phone, storage);
  expect(await registersOf(account)).toEqual((await undisturbed()).registers);
});

test('local storage cleared after the rescue and before the migration loses nothing', async () => {
  const phone = new Phone();
  const storage = new MemoryStorage(VALID);
  await rescueLegacyKeys(await phone.device(), storage, OWNER);
  storage.entries.clear();
  phone.crash();
  const { account } = await migrateAll(phone, storage);
  expect(await registersOf(account)).toEqual((await undisturbed()).registers);
});

test('the same keys coming back after a crash are only cleared again', async () => {
  const phone = new Phone();
  const first = await migrateAll(phone, new MemoryStorage(VALID));
  const before = await opIds(first.account);
  const storage = new MemoryStorage(VALID);
  const { account, report, device } = await migrateAll(phone, storage);
  expect(report.written).toBe(0);
  expect(await opIds(account)).toEqual(before);
  expect(storage.entries.size).toBe(0);
  expect(await device.database.quarantine.count()).toBe(3);
});

test('two tabs that migrate at once give the rows of one', async () => {
  const expected = await undisturbed();
  const phone = new Phone();
  const storage = new MemoryStorage(VALID);
  await Promise.all([migrateAll(phone, storage), migrateAll(phone, storage)]);
  const account = await phone.account(OWNER);
  expect(await registersOf(account)).toEqual(expected.registers);
  expect(await opIds(account)).toEqual(expected.op_ids);
});

test('a second phone with the same keys gives the same rows under the same ids', async () => {
  const expected = await undisturbed();
  const other = new Phone('phone-b');
  const { account } = await migrateAll(other, new MemoryStorage(VALID));
  expect(await opIds(account)).toEqual(expected.op_ids);
  expect(await registersOf(account)).toEqual(expected.registers);
});

test('the same text under two accounts makes operations of each, never shared ones', async () => {
  const a = await migrateAll(new Phone(), new MemoryStorage(VALID), 'user-1');
  const b = await migrateAll(new Phone(), new MemoryStorage(VALID), 'user-2');
  const ids = new Set(await opIds(a.account));
  expect((await opIds(b.account)).filter((id) => ids.has(id))).toEqual([]);
});

test('what the server has already from another phone is not sent or shown twice', async () => {
  const server = await startTestServer();
  const user = await server.createUser({ subscribed: true });
  const { access, owner } = await server.signIn(user.email);
  const call = server.call(access);
  const first = await migrateAll(new Phone('phone-a'), new MemoryStorage(VALID), owner);
  const firstSync = createSync({ account: first.account, call });
  firstSync.start();
  expect(await firstSync.syncNow()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
  await firstSync.stop();

  const phone = new Phone('phone-b');
  const account = await phone.account(owner);
  const sync = createSync({ account, call });
  sync.start();
  await sync.syncNow();
  const { report } = await migrateAll(phone, new MemoryStorage(VALID), owner);
  expect(report.written).toBe(0);
  expect(await sync.syncNow()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
  await sync.stop();
  expect(await registersOf(account)).toEqual(await registersOf(first.account));

  // The other way round: both phones migrate before either hears of the other.
  const late = await migrateAll(new Phone('phone-c'), new MemoryStorage(VALID), owner);
  const lateSync = createSync({ account: late.account, call });
  lateSync.start();
  expect(await lateSync.syncNow()).toMatchObject({ phase: 'idle', pending: 0, rejected: 0 });
  await lateSync.stop();
  expect(await registersOf(late.account)).toEqual(await registersOf(first.account));
  await server.close();
});

describe('whose data it is', () => {
  test('keys found with somebody’s token are theirs alone, whoever signs in next', async () => {
    const phone = new Phone();
    const storage = new MemoryStorage(VALID);
    await rescueLegacyKeys(await phone.device(), storage, 'user-1');
    const other = await migrateAll(phone, storage, 'user-2');
    expect(await registersOf(other.account)).toEqual({});
    expect(await listUnowned(other.device)).toBeNull();
    const own = await migrateAll(phone, storage, 'user-1');
    expect(await registersOf(own.account)).toEqual((await undisturbed()).registers);
  });

  test('keys found without a token are shown to nobody until somebody says they are theirs', async () => {
    const phone = new Phone();
    const storage = new MemoryStorage(VALID);
    const device = await phone.device();
    await rescueLegacyKeys(device, storage, null);
    storage.entries.clear();
    const before = await migrateAll(phone, storage);
    expect(await registersOf(before.account)).toEqual({});
    expect(await listUnowned(device)).toEqual({ count: 3, from: '2025-08-01', to: '2025-08-05', has_plan: true });

    await claimUnowned(device, OWNER);
    expect(await listUnowned(device)).toBeNull();
    const after = await migrateAll(phone, storage);
    expect(await registersOf(after.account)).toEqual((await undisturbed()).registers);
  });

  test('what the person says is not theirs is not asked about again', async () => {
    const phone = new Phone();
    const device = await phone.device();
    await rescueLegacyKeys(device, new MemoryStorage({ 'ai-plan': VALID['ai-plan'] }), null);
    expect(await listUnowned(device)).toEqual({ count: 0, from: null, to: null, has_plan: true });
    await dismissUnowned(device);
    expect(await listUnowned(device)).toBeNull();
    await claimUnowned(device, OWNER);
    const { account } = await migrateAll(phone, new MemoryStorage());
    expect(await readCurrentPlan(account)).toBeUndefined();
  });

  test('unreadable data nobody owns is kept and not asked about', async () => {
    const device = await new Phone().device();
    await rescueLegacyKeys(device, new MemoryStorage({ 'workout-log': '{{{' }), null);
    expect(await listUnowned(device)).toBeNull();
    expect(await device.database.quarantine.count()).toBe(1);
  });
});

test('the raw copy of what was taken over stays ninety days, and longer when it could not be read', async () => {
  const phone = new Phone();
  await migrateAll(phone, new MemoryStorage({ ...VALID, 'workout-log': '{{{' }));
  phone.now += QUARANTINE_DAYS * 86_400_000 - 1;
  const { device } = await migrateAll(phone, new MemoryStorage());
  expect(await device.database.quarantine.count()).toBe(3);
  phone.now += 2;
  await migrateAll(phone, new MemoryStorage());
  expect((await device.database.quarantine.toArray()).map((row) => row.key)).toEqual(['workout-log']);
});

test('when the copy cannot be stored, the rescue fails and the keys stay where they are', async () => {
  const phone = new Phone();
  const storage = new MemoryStorage(VALID);
  const device = await phone.device();
  device.database.close({ disableAutoOpen: true });
  await expect(rescueLegacyKeys(device, storage, OWNER)).rejects.toBeInstanceOf(StorageFailure);
  expect(storage.entries.size).toBe(3);
});

describe('a full phone', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  test('keeps the keys when their copy does not fit', async () => {
    const device = await new Phone().device();
    const storage = new MemoryStorage(VALID);
    device.database.quarantine.hook('creating', fail);
    await expect(rescueLegacyKeys(device, storage, OWNER)).rejects.toMatchObject({ reason: 'quota' });
    expect(Object.fromEntries(storage.entries)).toEqual(VALID);
    device.database.quarantine.hook('creating').unsubscribe(fail);
    await rescueLegacyKeys(device, storage, OWNER);
    expect(await device.database.quarantine.count()).toBe(3);
  });

  test('stops the migration without half a workout, and it goes on when there is room', async () => {
    const phone = new Phone();
    const storage = new MemoryStorage(VALID);
    const device = await phone.device();
    const account = await phone.account(OWNER);
    await rescueLegacyKeys(device, storage, OWNER);
    account.database.outbox.hook('creating', fail);
    await expect(migrateLegacy(device, account, { storage })).rejects.toMatchObject({ reason: 'quota' });
    expect(await registersOf(account)).toEqual({});
    expect(Object.fromEntries(storage.entries)).toEqual(VALID);
    account.database.outbox.hook('creating').unsubscribe(fail);
    await migrateLegacy(device, account, { storage });
    expect(await registersOf(account)).toEqual((await undisturbed()).registers);
  });
});
