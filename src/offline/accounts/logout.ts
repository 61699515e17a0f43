import { DATABASE_DELETE_WAIT_MS, LOGOUT_SEND_WAIT_MS } from '#domain/limits.ts';
import { countUnsent } from '../chat/chat.ts';
import { type Account, type SetTimer, setPlatformTimer } from '../store/account.ts';
import { type DatabaseEngine, openAccountDatabase } from '../store/database.ts';
import { bumpGeneration, type Device, type LogoutJournal, setActiveOwner } from '../store/device.ts';
import { toStorageFailure } from '../store/storage-failure.ts';
import { dropCachedProfile } from './cached-profile.ts';
import { countPending, keepOnlyPending } from './outbox.ts';

/** Unsent data. `pending` is the sum. */
export interface LogoutPreparation {
  readonly pending: number;
  readonly operations: number;
  /** Refused by the server, neither retried nor deleted. */
  readonly refused: number;
  /** Unanswered messages to the coach. */
  readonly messages: number;
}

export interface PrepareLogoutInput {
  readonly account: Account;
  readonly sync: { syncNow(): Promise<unknown> };
  readonly setTimer?: SetTimer;
}

/** Tries for a few seconds to send everything; returns what is left. Changes nothing on the phone. */
export async function prepareLogout({ account, sync, setTimer = account.setTimer }: PrepareLogoutInput): Promise<LogoutPreparation> {
  const before = await countLeft(account);
  if (before.operations === 0) return before;
  await within(LOGOUT_SEND_WAIT_MS, setTimer, sync.syncNow());
  return countLeft(account);
}

export interface FinishLogoutInput {
  readonly device: Device;
  /** Sync and chat must be stopped. It is closed here. */
  readonly account: Account;
  /** Keeps unsent work locked until the account signs in again; otherwise everything is deleted. */
  readonly keep_pending: boolean;
}

/**
 * Logs the account out of this phone: the first step starts a new generation, and `resumeLogouts` finishes later steps at the next start if
 * they fail. Returns the number of locked items; null when unknown yet. Throws StorageFailure when the first step failed: still signed in.
 */
export async function finishLogout({ device, account, keep_pending }: FinishLogoutInput): Promise<{ locked: number | null }> {
  const entry = { owner_hash: account.database.name, keep_pending, started_at: new Date(device.now()).toISOString() };
  try {
    await leaveDevice(device, entry);
  } catch (error) {
    throw toStorageFailure(error);
  }
  try {
    return { locked: await completeLogout(device, account, entry) };
  } catch {
    return { locked: null };
  }
}

/** The account was deleted on the server (410): deletes everything, unsent work included. Throws StorageFailure. */
export async function purgeAccount(device: Device, account: Account): Promise<void> {
  try {
    await device.database.quarantine.where('owner').equals(account.owner).delete();
  } catch (error) {
    throw toStorageFailure(error);
  }
  await finishLogout({ device, account, keep_pending: false });
}

/** Finishes interrupted logouts. Must run before any account is opened. Throws StorageFailure. */
export async function resumeLogouts(device: Device, engine: DatabaseEngine = {}): Promise<void> {
  try {
    for (const entry of await device.database.logouts.toArray()) {
      const account = await openByName(device, entry.owner_hash, engine);
      await completeLogout(device, account, entry);
    }
  } catch (error) {
    throw toStorageFailure(error);
  }
}

/** Signs out and journals the remaining steps in one transaction. */
export async function leaveDevice(device: Device, entry: LogoutJournal, next_owner: string | null = null): Promise<number> {
  const { database } = device;
  return database.transaction('rw', [database.settings, database.logouts], async () => {
    const generation = await bumpGeneration(device);
    await setActiveOwner(device, next_owner);
    await dropCachedProfile(device);
    await database.logouts.put(entry);
    return generation;
  });
}

async function completeLogout(device: Device, account: Account, { owner_hash, keep_pending, started_at }: LogoutJournal): Promise<number> {
  const { database } = device;
  if (keep_pending) await keepOnlyPending(account);
  const count = await emptyUnless(account, keep_pending);
  if (count === 0) await within(DATABASE_DELETE_WAIT_MS, account.setTimer, account.database.delete({ disableAutoOpen: true }));
  else account.database.close({ disableAutoOpen: true });
  await database.transaction('rw', [database.locked, database.logouts], async () => {
    if (count > 0) await database.locked.put({ owner_hash, count, since: started_at });
    else await database.locked.delete(owner_hash);
    await database.logouts.delete(owner_hash);
  });
  return count;
}

async function countLeft(account: Account): Promise<LogoutPreparation> {
  const [operations, refused, messages] = await Promise.all([
    countPending(account),
    account.database.rejected.count(),
    countUnsent(account),
  ]);
  return { pending: operations + refused + messages, operations, refused, messages };
}

/**
 * Empties the database, or returns the number of unsent items to keep. One transaction, so that no other tab can write in between; runs
 * before the deletion, which waits for other tabs.
 */
function emptyUnless(account: Account, keep_pending: boolean): Promise<number> {
  const { database } = account;
  return database.transaction('rw', database.tables, async () => {
    const count = keep_pending ? (await countLeft(account)).pending : 0;
    if (count === 0) await Promise.all(database.tables.map((table) => table.clear()));
    return count;
  });
}

/** Deletes an account's locked work permanently. Accounts that are not locked stay. Throws StorageFailure. */
export async function deleteLocked(device: Device, owner_hash: string, engine: DatabaseEngine = {}): Promise<void> {
  try {
    const locked = await device.database.locked.get(owner_hash);
    if (locked === undefined) return;
    const account = await openByName(device, owner_hash, engine);
    await completeLogout(device, account, { owner_hash, keep_pending: false, started_at: locked.since });
  } catch (error) {
    throw toStorageFailure(error);
  }
}

/** The database by its hash, enough to delete it. */
async function openByName(device: Device, owner_hash: string, engine: DatabaseEngine): Promise<Account> {
  const database = await openAccountDatabase(owner_hash, engine);
  const { install_id, now } = device;
  return { owner: '', database, device: install_id, language: 'en-US', now, newId: () => crypto.randomUUID(), setTimer: setPlatformTimer };
}

/** Resolves with the work or when the time is up. */
function within(ms: number, setTimer: SetTimer, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(() => resolve(), ms);
    work.then(() => resolve(), reject).finally(cancel);
  });
}
