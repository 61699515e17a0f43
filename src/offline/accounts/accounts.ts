import { type Account, accountDatabaseName } from '../store/account.ts';
import type { DatabaseEngine } from '../store/database.ts';
import { type Device, type LockedAccount, readActiveOwner, readGeneration, setActiveOwner } from '../store/device.ts';
import { toStorageFailure } from '../store/storage-failure.ts';
import { leaveDevice, resumeLogouts } from './logout.ts';

export interface EnterAccountInput {
  readonly device: Device;
  /** Origin of the backend. */
  readonly origin: string;
  /** The signed-in account. */
  readonly owner: string;
  readonly engine?: DatabaseEngine;
}

export interface EnteredAccount {
  /** The phone's session generation, stored with the tokens. */
  readonly generation: number;
  /** Another account was left: the page must reload, so that none of its data stays in memory. */
  readonly left: boolean;
}

/**
 * Signs an account in on this phone. Another account still on it is logged out: its unsent work is locked until it signs in again, the rest
 * is deleted. Must run before the tokens are stored. Throws StorageFailure.
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
    // The journal entry is stored; the next start finishes what fails here.
    await resumeLogouts(device, engine).catch(() => undefined);
    return { generation, left: true };
  } catch (error) {
    throw toStorageFailure(error);
  }
}

/** Unlocks the unsent work of the account that signed in: it is pending again under the same ids. Returns the number of items. */
export async function unlockAccount(device: Device, account: Account): Promise<number> {
  try {
    const locked = await device.database.locked.get(account.database.name);
    if (locked === undefined) return 0;
    await device.database.locked.delete(account.database.name);
    return locked.count;
  } catch (error) {
    throw toStorageFailure(error);
  }
}

/** Locked work of other accounts, oldest first; it does not say whose. */
export async function listLocked(device: Device): Promise<LockedAccount[]> {
  const rows = await device.database.locked.toArray();
  return rows.sort((a, b) => (a.since < b.since ? -1 : 1));
}

export { deleteLocked } from './logout.ts';
