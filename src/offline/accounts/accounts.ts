import { type Account, accountDatabaseName } from '../store/account.ts';
import type { DatabaseEngine } from '../store/database.ts';
import { type Device, type LockedAccount, readActiveOwner, readGeneration, setActiveOwner } from '../store/device.ts';
import { toStorageFailure } from '../store/storage-failure.ts';
import { leaveDevice, resumeLogouts } from './logout.ts';

export interface EnterAccountInput {
  readonly device: Device;
  /** Origin of the backend. */
  readonly origin: string;
  /** Who signed in. */
  readonly owner: string;
  readonly engine?: DatabaseEngine;
}

export interface EnteredAccount {
  /** The phone's session generation, to be stored with the tokens. */
  readonly generation: number;
  /** Another account was left: the page must be loaded anew, so that nothing of it is left in memory. */
  readonly left: boolean;
}

/**
 * Somebody signed in. When the phone still holds another account, that one is left as by a logout: what it had not sent is locked until
 * it signs in again, nothing else of it stays. Belongs before the tokens are stored. Throws StorageFailure.
 */
export async function enterAccount({ device, origin, owner, engine }: EnterAccountInput): Promise<EnteredAccount> {
  try {
    const previous = await readActiveOwner(device);
    if (previous === null || previous === owner) {
      if (previous === null) await setActiveOwner(device, owner);
      return { generation: await readGeneration(device), left: false };
    }
    const started_at = new Date(device.now()).toISOString();
    const entry = { owner_hash: await accountDatabaseName(origin, previous), keep_pending: true, started_at };
    const generation = await leaveDevice(device, entry, owner);
    // Decided is enough: what cannot be finished now is finished at the next start.
    await resumeLogouts(device, engine).catch(() => undefined);
    return { generation, left: true };
  } catch (error) {
    throw toStorageFailure(error);
  }
}

/** The account that just signed in takes its locked work back: it is pending again, under the same ids. Answers how many items. */
export async function unlockAccount(device: Device, account: Account): Promise<number> {
  try {
    const locked = await device.database.locked.get(account.database.name);
    await device.database.locked.delete(account.database.name);
    return locked?.count ?? 0;
  } catch (error) {
    throw toStorageFailure(error);
  }
}

/** «n locked items on this phone»: who they belong to is not told. Oldest first. */
export async function listLocked(device: Device): Promise<LockedAccount[]> {
  const rows = await device.database.locked.toArray();
  return rows.sort((a, b) => (a.since < b.since ? -1 : 1));
}

export { deleteLocked } from './logout.ts';
