import { Dexie } from 'dexie';
import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { isSameRandom } from '#domain/sync/operation-id.ts';
import { keepOnlyPending, listRejected } from '#offline/accounts/outbox.ts';
import { openSession } from '#offline/log/sessions.ts';
import { listSets, saveSet } from '#offline/log/set-logs.ts';
import { type Account, accountDatabaseName, closeAccount, openAccount } from '#offline/store/account.ts';
import { saveDraft } from '#offline/store/drafts.ts';
import { StorageFailure, toStorageFailure } from '#offline/store/storage-failure.ts';
import { record } from '#offline/sync/record.ts';
import { World } from './support/phone.ts';

const ORIGIN = 'https://setwise.example';
const world = new World();
const opened: Account[] = [];
afterEach(() => {
  for (const account of opened.splice(0)) closeAccount(account);
});

async function open(indexedDB: IDBFactory, more: { owner?: string; onReplaced?: () => void } = {}): Promise<Account> {
  const account = await openAccount({
    origin: ORIGIN,
    owner: 'owner-1',
    device: 'a',
    indexedDB,
    IDBKeyRange,
    now: () => world.now,
    setTimer: world.setTimer,
    ...more,
  });
  opened.push(account);
  return account;
}

const ENTRY = { exercise: 'Row', exercise_n: 1, set_n: 1, reps: 8, weight: '40', unit: 'kg' as const, rpe: null };

async function logSet(account: Account, set_n = 1): Promise<string> {
  const session = await openSession(account, { performed_on: '2026-11-20', plan_id: 'plan-1', week: 0, day: 0, label: 'A' });
  await saveSet(account, { ...ENTRY, session_id: session.session_id, set_n });
  return session.session_id;
}

async function reasonOf(write: Promise<unknown>): Promise<unknown> {
  try {
    await write;
    return 'saved';
  } catch (error) {
    return error instanceof StorageFailure ? error.reason : error;
  }
}

test('SYNC-1 every write asks the engine for the durability that survives a power cut', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const account = await open(new IDBFactory());
  asked.mockClear();
  await logSet(account);
  const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes).toHaveLength(2);
  for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
});

test('SYNC-14 accounts, and backends, have databases of their own, and the name does not tell whose', async () => {
  const indexedDB = new IDBFactory();
  const mine = await open(indexedDB);
  const session_id = await logSet(mine);
  const theirs = await open(indexedDB, { owner: 'owner-2' });
  expect(await listSets(theirs, session_id)).toEqual([]);
  const names = await Promise.all([
    accountDatabaseName(ORIGIN, 'owner-1'),
    accountDatabaseName(ORIGIN, 'owner-2'),
    accountDatabaseName('https://other.example', 'owner-1'),
  ]);
  expect(new Set(names).size).toBe(3);
  expect(mine.database.name).toBe(names[0]);
  for (const name of names) expect(name).toMatch(/^setwise-account-[0-9a-f]{32}$/);
});

test('SYNC-17 a full phone says so, the value is not half stored, and the same write works once there is room', async () => {
  const account = await open(new IDBFactory());
  const session_id = await logSet(account);
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  account.database.outbox.hook('creating', full);
  expect(await reasonOf(saveSet(account, { ...ENTRY, session_id, set_n: 2 }))).toBe('quota');
  account.database.outbox.hook('creating').unsubscribe(full);
  expect(await listSets(account, session_id)).toHaveLength(1);
  expect(await reasonOf(saveSet(account, { ...ENTRY, session_id, set_n: 2 }))).toBe('saved');
});

test('SYNC-17 a write that does not settle within eight seconds counts as lost, and its repeat is stored once', async () => {
  const account = await open(new IDBFactory());
  const session_id = await logSet(account);
  const { database } = account;
  // Somebody holds the tables, as a dead storage process would for ever.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding = database.transaction('rw', database.registers, () => Dexie.waitFor(held));
  const intent = {
    kind: 'set.put' as const,
    slot: `set|${session_id}|row#1|2`,
    value: { ...ENTRY, session_id, set_n: 2, logged_at: '2026-11-20' },
    op_id: '0193e9a0-0000-7000-8000-000000000001',
  };
  const writing = reasonOf(record(account, [intent]));
  world.advance(8_000);
  expect(await writing).toBe('lost');
  letGo();
  await holding;
  // The write went through after all; after "lost" the caller retries under the same id.
  await expect.poll(() => database.outbox.filter(({ op_id }) => isSameRandom(op_id, intent.op_id)).first()).toBeDefined();
  await record(account, [intent]);
  expect(await database.outbox.where('slot').equals(intent.slot).count()).toBe(1);
});

test('SYNC-17 a storage process that died is reported as lost', async () => {
  const engine = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const account = await open(new IDBFactory());
  const session_id = await logSet(account);
  engine.mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
  });
  expect(await reasonOf(saveSet(account, { ...ENTRY, session_id }))).toBe('lost');
  expect(await reasonOf(saveDraft(account, 'today', 1))).toBe('lost');
});

test('SYNC-17 a browser that gives no storage is told apart from one that lost it', async () => {
  const blocked = {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  } as unknown as IDBFactory;
  expect(await reasonOf(open(blocked))).toBe('unavailable');
  expect(await reasonOf(openAccount({ origin: ORIGIN, owner: 'o', device: 'a', indexedDB: undefined, IDBKeyRange: undefined }))).toBe(
    'unavailable',
  );
});

test('SYNC-17 only storage errors become storage failures', () => {
  const bug = new TypeError('undefined is not a function');
  expect(toStorageFailure(bug)).toBe(bug);
  expect(toStorageFailure('text')).toBe('text');
  const known = new StorageFailure('quota');
  expect(toStorageFailure(known)).toBe(known);
  const inside = Object.assign(new Error('aborted'), { name: 'AbortError', inner: new DOMException('full', 'QuotaExceededError') });
  expect(toStorageFailure(inside)).toMatchObject({ reason: 'quota' });
});

/** The stores as they are now, as Dexie writes them. */
async function storesOf(indexedDB: IDBFactory): Promise<Record<string, string>> {
  const present = new Dexie(await accountDatabaseName(ORIGIN, 'owner-1'), { indexedDB, IDBKeyRange });
  await present.open();
  const stores = present.tables.map(
    ({ name, schema }) => [name, [schema.primKey.src, ...schema.indexes.map((index) => index.src)].join(', ')] as const,
  );
  present.close();
  return Object.fromEntries(stores);
}

test('SYNC-16 a database a newer app has migrated is neither opened nor written to', async () => {
  const indexedDB = new IDBFactory();
  closeAccount(await open(indexedDB));
  const newer = new Dexie(await accountDatabaseName(ORIGIN, 'owner-1'), { indexedDB, IDBKeyRange });
  newer.version(3).stores({ ...(await storesOf(indexedDB)), notes: '&id' });
  await newer.open();
  newer.close();
  expect(await reasonOf(open(indexedDB))).toBe('newer-schema');
});

test('SYNC-16 an open tab lets go when a newer app migrates, says so, and writes nothing after', async () => {
  const indexedDB = new IDBFactory();
  let told = 0;
  const old = await open(indexedDB, { onReplaced: () => (told += 1) });
  const session_id = await logSet(old);
  const newer = new Dexie(old.database.name, { indexedDB, IDBKeyRange });
  newer.version(3).stores({
    registers: '&slot',
    outbox: '&op_id, n, slot',
    rejected: '&op_id',
    chat_messages: '&message_id',
    drafts: '&key',
    meta: '&key',
  });
  await newer.open();
  expect(told).toBe(1);
  expect(await reasonOf(saveSet(old, { ...ENTRY, session_id, set_n: 2 }))).toBe('newer-schema');
  expect(await newer.table('outbox').count()).toBe(2);
  newer.close();
});

test('after a logout with unsent work only that is left, and the same account finds it readable and in order', async () => {
  const indexedDB = new IDBFactory();
  const account = await open(indexedDB);
  const session_id = await logSet(account, 1);
  await saveSet(account, { ...ENTRY, session_id, set_n: 2, reps: 9 });
  const { database } = account;
  const [first] = await database.outbox.where('slot').startsWith('session|').toArray();
  // One was sent, one refused.
  await database.outbox.delete(first!.op_id);
  const [, refused] = await database.outbox.orderBy('n').toArray();
  await database.outbox.delete(refused!.op_id);
  await database.rejected.put({ ...refused!, code: 'bad_value' });
  await saveDraft(account, 'chat', 'Hello');
  const chat = {
    role: 'user' as const,
    content: 'x',
    created_at: '2026-11-20',
    on_phone: false,
    plan_id: null,
    answers: null,
    quick_replies: [],
  };
  await database.chat_messages.bulkPut([
    { ...chat, message_id: 'm1', state: 'answered' },
    { ...chat, message_id: 'm2', state: 'queued' },
  ]);

  await keepOnlyPending(account);
  expect(await database.registers.count()).toBe(0);
  expect(await database.drafts.count()).toBe(0);
  expect(await database.chat_messages.toCollection().primaryKeys()).toEqual(['m2']);
  closeAccount(account);

  const back = await open(indexedDB);
  expect(await listSets(back, session_id)).toMatchObject([
    { set_n: 1, reps: 8, state: 'phone' },
    { set_n: 2, reps: 9, state: 'refused' },
  ]);
  expect(await listRejected(back)).toMatchObject([{ op_id: refused!.op_id }]);
  await saveSet(back, { ...ENTRY, session_id, set_n: 3 });
  const numbers = (await back.database.outbox.orderBy('n').toArray()).map((row) => row.n);
  expect(numbers).toEqual([2, 4]);
});
