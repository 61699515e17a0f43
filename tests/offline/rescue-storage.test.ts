import { beforeEach, expect, test } from 'vitest';
import { STORAGE_RELOAD_WINDOW_MS, STORAGE_WRITE_TIMEOUT_MS } from '#domain/limits.ts';
import { isSameRandom } from '#domain/sync/operation-id.ts';
import { setSlot } from '#domain/sync/slots.ts';
import { askForReload, isStorageLost, type ParkedOperation, parkOperation, replayParked } from '#offline/log/rescue.ts';
import { openSession } from '#offline/log/sessions.ts';
import { deleteSet, listSets, saveSet } from '#offline/log/set-logs.ts';
import type { Account } from '#offline/store/account.ts';
import { StorageFailure } from '#offline/store/storage-failure.ts';
import { MemoryStorage, NOON, Phone } from './accounts-phone.ts';

let phone: Phone;
let account: Account;
let session_id: string;
const storage = new MemoryStorage();
let reloads = 0;
const reload = () => {
  reloads += 1;
};
beforeEach(async () => {
  phone = new Phone();
  account = await phone.account('user-1');
  session_id = (await openSession(account, { performed_on: '2025-09-01', plan_id: 'p', week: 0, day: 0, label: 'Day 1' })).session_id;
  storage.entries.clear();
  reloads = 0;
});

/** What a screen does with a write: whatever the storage lost is parked, and the page reloads. */
async function write(work: () => Promise<unknown>, parked: Omit<ParkedOperation, 'owner' | 'op_id'>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!isStorageLost(error)) return error;
    parkOperation(storage, { ...parked, owner: account.owner, op_id: account.newId() });
    askForReload(storage, account.now(), reload);
    return error;
  }
}

function setEntry(set_n: number) {
  return { session_id, exercise: 'Squat', exercise_n: 1, set_n, reps: 5, weight: '100', unit: 'lb' as const, rpe: null };
}

/** What the screen would have stored. */
function operation(set_n: number) {
  const entry = setEntry(set_n);
  return { kind: 'set.put' as const, slot: setSlot(entry), value: { ...entry, logged_at: new Date(NOON).toISOString() } };
}

test('a set the storage lost is parked, the page reloads, and the set is there after it, once', async () => {
  account.database.close({ disableAutoOpen: true });
  expect(await write(() => saveSet(account, setEntry(1)), operation(1))).toSatisfy(isStorageLost);
  expect(reloads).toBe(1);

  const again = await phone.account('user-1');
  expect(await replayParked(again, storage)).toBe(1);
  expect(await replayParked(again, storage)).toBe(0);
  expect(await listSets(again, session_id)).toMatchObject([{ set_n: 1, reps: 5, state: 'phone' }]);
  expect(storage.getItem('setwise-parked')).toBeNull();
});

test('a write that never settles counts as lost after its time', async () => {
  let fire: (() => void) | undefined;
  const dead: Account = {
    ...account,
    setTimer: (run, ms) => {
      expect(ms).toBe(STORAGE_WRITE_TIMEOUT_MS);
      fire = run;
      return () => {};
    },
  };
  const writing = write(() => saveSet(dead, setEntry(1)), operation(1));
  setImmediate(() => fire?.());
  expect(await writing).toSatisfy(isStorageLost);
  expect(reloads).toBe(1);
  // It may have gone through after all: stored again it still is one set.
  await replayParked(account, storage);
  expect(await listSets(account, session_id)).toHaveLength(1);
});

test('a crash in the middle of the replay stores every parked operation once', async () => {
  const parked = [1, 2].map((set_n) => ({ ...operation(set_n), owner: 'user-1', op_id: account.newId() }));
  for (const entry of parked) expect(parkOperation(storage, entry)).toBe(true);
  expect(parkOperation(storage, parked[0]!)).toBe(true);
  await replayParked(account, new MemoryStorage(Object.fromEntries(storage.entries)));
  expect(await replayParked(account, storage)).toBe(2);
  const rows = await account.database.outbox.toArray();
  expect(rows.filter(({ op_id }) => parked.some((entry) => isSameRandom(entry.op_id, op_id)))).toHaveLength(2);
  expect(rows.filter((row) => row.kind === 'set.put')).toHaveLength(2);
});

test('what is stored again has an id after that of what it replaces, so that it also wins where the server sets a fast clock back', async () => {
  await saveSet(account, setEntry(1));
  parkOperation(storage, { ...operation(1), owner: 'user-1', op_id: '00000000-0000-7000-8000-0123456789ab' });
  await replayParked(account, storage);
  const sets = await account.database.outbox.filter(({ kind }) => kind === 'set.put').sortBy('n');
  expect(sets).toHaveLength(2);
  expect(sets[1]!.op_id > sets[0]!.op_id).toBe(true);
});

test('what one account parked is never stored under another', async () => {
  parkOperation(storage, { ...operation(1), owner: 'user-1', op_id: account.newId() });
  const other = await phone.account('user-2');
  expect(await replayParked(other, storage)).toBe(0);
  expect(await other.database.registers.count()).toBe(0);
  expect(await replayParked(account, storage)).toBe(1);
});

test('a deletion can be parked like a set', async () => {
  await saveSet(account, setEntry(1));
  const slot = setSlot(setEntry(1));
  parkOperation(storage, { owner: 'user-1', op_id: account.newId(), kind: 'set.delete', slot, value: null });
  await replayParked(account, storage);
  expect(await listSets(account, session_id)).toEqual([]);
  await deleteSet(account, slot);
});

test('a storage that is still lost keeps what is parked', async () => {
  parkOperation(storage, { ...operation(1), owner: 'user-1', op_id: account.newId() });
  account.database.close({ disableAutoOpen: true });
  await expect(replayParked(account, storage)).rejects.toBeInstanceOf(StorageFailure);
  expect(await replayParked(await phone.account('user-1'), storage)).toBe(1);
});

test.each(['not json', '{}', '[1,null,{"owner":"user-1"},{"owner":"user-1","op_id":"x","kind":"set.burn","slot":"s","value":{}}]'])(
  'parked text that makes no sense (%s) is passed over',
  async (text) => {
    storage.setItem('setwise-parked', text);
    expect(await replayParked(account, storage)).toBe(0);
  },
);

test('a value no log can take is dropped from the parking place, so that the next one gets through', async () => {
  parkOperation(storage, { owner: 'user-1', op_id: account.newId(), kind: 'set.put', slot: 'set|x', value: { reps: -1 } });
  parkOperation(storage, { ...operation(1), owner: 'user-1', op_id: account.newId() });
  expect(await replayParked(account, storage)).toBe(1);
  expect(storage.getItem('setwise-parked')).toBeNull();
});

test.each(['quota', 'unavailable', 'newer-schema'] as const)('a storage failure of another kind (%s) is no loss', (reason) => {
  expect(isStorageLost(new StorageFailure(reason))).toBe(false);
});

test('where nothing can be parked that is said, and the page stays with what was typed', () => {
  const closed = {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new Error('forbidden');
    },
  };
  expect(parkOperation(closed, { ...operation(1), owner: 'user-1', op_id: account.newId() })).toBe(false);
  expect(askForReload(closed, NOON, reload)).toBe(false);
  expect(reloads).toBe(0);
});

test('the page reloads at most twice a minute', () => {
  const answers = [0, 1_000, 2_000, STORAGE_RELOAD_WINDOW_MS - 1, STORAGE_RELOAD_WINDOW_MS, STORAGE_RELOAD_WINDOW_MS + 500].map((after) =>
    askForReload(storage, NOON + after, reload),
  );
  expect(answers).toEqual([true, true, false, false, true, false]);
  expect(reloads).toBe(3);
});
