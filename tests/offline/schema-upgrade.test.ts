import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openSession } from '#offline/log/sessions.ts';
import { listSets, saveSet } from '#offline/log/set-logs.ts';
import { type Account, closeAccount, openAccount } from '#offline/store/account.ts';
import { closeDevice, openDevice } from '#offline/store/device.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import { World } from './support/phone.ts';

const engineOf = (indexedDB: IDBFactory) => ({ indexedDB, IDBKeyRange });
const world = new World();
const opened: Account[] = [];
afterEach(() => {
  for (const account of opened.splice(0)) closeAccount(account);
});

async function openTab(indexedDB: IDBFactory, onReplaced?: () => void): Promise<Account> {
  const account = await openAccount({
    origin: 'https://setwise.example',
    owner: 'owner-1',
    device: 'a',
    now: () => world.now,
    setTimer: world.setTimer,
    ...engineOf(indexedDB),
    ...(onReplaced === undefined ? {} : { onReplaced }),
  });
  opened.push(account);
  return account;
}

async function logSet(account: Account, set_n: number): Promise<string> {
  const { session_id } = await openSession(account, { performed_on: '2026-11-20', plan_id: 'plan-1', week: 0, day: 0, label: 'A' });
  await saveSet(account, { session_id, exercise: 'Row', exercise_n: 1, set_n, reps: 8, weight: '40', unit: 'kg', rpe: null });
  return session_id;
}

async function reasonOf(write: Promise<unknown>): Promise<unknown> {
  try {
    await write;
    return 'saved';
  } catch (error) {
    return error instanceof StorageFailure ? error.reason : error;
  }
}

/** The next version of the app: the same stores, one more index, one more store. */
async function openNewer(name: string, indexedDB: IDBFactory, stores: Record<string, string>): Promise<Dexie> {
  const newer = new Dexie(name, engineOf(indexedDB));
  newer.version(3).stores({ ...stores, registers: `${stores.registers}, kind`, notes: '&id' });
  await newer.open();
  return newer;
}

function storesOf({ database }: Account): Record<string, string> {
  const stores = database.tables.map(({ name, schema }) => [
    name,
    [schema.primKey.src, ...schema.indexes.map((index) => index.src)].join(', '),
  ]);
  return Object.fromEntries(stores) as Record<string, string>;
}

test('SYNC-16 a newer app takes the database over from two open tabs: both let go, nothing is lost, nothing is written after', async () => {
  const indexedDB = new IDBFactory();
  let told = 0;
  const tabs = [await openTab(indexedDB, () => (told += 1)), await openTab(indexedDB, () => (told += 1))] as const;
  await logSet(tabs[0], 1);
  await logSet(tabs[1], 2);
  const newer = await openNewer(tabs[0].database.name, indexedDB, storesOf(tabs[0]));
  expect(told).toBe(2);
  for (const tab of tabs) expect(await reasonOf(logSet(tab, 3))).toBe('newer-schema');
  expect(await newer.table('outbox').count()).toBe(3);
  expect(await newer.table('registers').where('kind').equals('set.put').count()).toBe(2);
  newer.close();
});

test('SYNC-16 a frozen old tab delays the newer app and cannot write into what it has migrated', async () => {
  const indexedDB = new IDBFactory();
  const tab = await openTab(indexedDB);
  await logSet(tab, 1);
  const stores = storesOf(tab);
  const { name } = tab.database;
  closeAccount(tab);
  // A tab the browser has frozen hears nothing and keeps its connection.
  const frozen = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not opened')));
  });
  // Dexie says that it waits, and so it must.
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isOpen = false;
  const upgrading = openNewer(name, indexedDB, stores).then((newer) => {
    isOpen = true;
    return newer;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isOpen).toBe(false);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('blocked by other connection'));
  // It thaws and is closed by its owner.
  frozen.close();
  const newer = await upgrading;
  expect(await newer.table('outbox').count()).toBe(2);
  newer.close();
  expect(await reasonOf(openTab(indexedDB))).toBe('newer-schema');
});

test('SYNC-16 rolled back, the old app touches nothing, and the newer one finds all of it again', async () => {
  const indexedDB = new IDBFactory();
  const tab = await openTab(indexedDB);
  const session_id = await logSet(tab, 1);
  const stores = storesOf(tab);
  closeAccount(tab);
  const newer = await openNewer(tab.database.name, indexedDB, stores);
  await newer.table('notes').put({ id: 'n1' });
  newer.close();
  expect(await reasonOf(openTab(indexedDB))).toBe('newer-schema');
  const again = await openNewer(tab.database.name, indexedDB, stores);
  expect(await again.table('notes').count()).toBe(1);
  expect(await again.table('registers').where('session_id').equals(session_id).count()).toBe(1);
  again.close();
});

test('SYNC-16 a database whose schema the engine has repaired under the same version is still this app’s, for account and device alike', async () => {
  const indexedDB = new IDBFactory();
  const tab = await openTab(indexedDB);
  const session_id = await logSet(tab, 1);
  closeAccount(tab);
  const device = await openDevice({ ...engineOf(indexedDB), newId: () => 'phone-a' });
  closeDevice(device);
  for (const name of [tab.database.name, device.database.name]) await repair(indexedDB, name);
  const back = await openTab(indexedDB);
  expect(await listSets(back, session_id)).toHaveLength(1);
  const again = await openDevice({ ...engineOf(indexedDB), newId: () => 'another' });
  expect(again.install_id).toBe('phone-a');
  closeDevice(again);
});

/** What a repair leaves: the engine's version one up, everything else as it was. */
async function repair(indexedDB: IDBFactory, name: string): Promise<void> {
  const { version = 0 } = (await indexedDB.databases()).find((database) => database.name === name) ?? {};
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version + 1);
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
    request.addEventListener('error', () => reject(new Error('not repaired')));
  });
}
