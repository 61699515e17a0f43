import type { Table } from 'dexie';
import { STORAGE_WRITE_TIMEOUT_MS } from '#domain/limits.ts';
import { type AccountDatabase, type DatabaseEngine, inOneRead, isMigrated, openAccountDatabase } from './database.ts';
import { restorePending } from './restore-pending.ts';
import { StorageFailure, toStorageFailure } from './storage-failure.ts';

/** Runs `run` after `ms` milliseconds; the returned function cancels it. */
export type SetTimer = (run: () => void, ms: number) => () => void;

export const setPlatformTimer: SetTimer = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The open data of one account on this phone. */
export interface Account {
  /** The account's id at its backend. */
  readonly owner: string;
  readonly database: AccountDatabase;
  /** This installation's id; part of every clock it writes. */
  readonly device: string;
  /** The browser's, `en-GB`: its region decides the unit of weights until the person does. */
  readonly language: string;
  /** This phone's clock, right or wrong, in ms since 1970. */
  readonly now: () => number;
  /** A fresh UUIDv7. */
  readonly newId: () => string;
  readonly setTimer: SetTimer;
}

export interface OpenAccountInput extends DatabaseEngine {
  /** Origin of the backend: equal ids at two backends are two accounts. */
  readonly origin: string;
  readonly owner: string;
  readonly device: string;
  readonly language?: string;
  readonly now?: () => number;
  readonly newId?: () => string;
  readonly setTimer?: SetTimer;
}

/** Opens the account's database, creating it if needed. Throws a StorageFailure. */
export async function openAccount(input: OpenAccountInput): Promise<Account> {
  const now = input.now ?? Date.now;
  try {
    const database = await openAccountDatabase(await accountDatabaseName(input.origin, input.owner), input);
    await restorePending(database);
    return {
      owner: input.owner,
      database,
      device: input.device,
      language: input.language ?? 'en-US',
      now,
      newId: input.newId ?? (() => uuidV7(now())),
      setTimer: input.setTimer ?? setPlatformTimer,
    };
  } catch (error) {
    throw toStorageFailure(error);
  }
}

/** Closes the database; running transactions finish or fail as a whole. */
export function closeAccount(account: Account): void {
  account.database.close({ disableAutoOpen: true });
}

/** A hash, so that the name does not reveal the account. */
export async function accountDatabaseName(origin: string, owner: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${origin}\n${owner}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `setwise-account-${hex.slice(0, 32)}`;
}

/**
 * Runs `write` in one transaction over `tables`; resolves when durable. Throws a StorageFailure otherwise, also after a time-out (`lost`:
 * the write may still complete, so a retry must reuse the `op_id`).
 */
export function writeDurably<T>(account: Account, tables: Table[], write: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = account.setTimer(() => reject(new StorageFailure('lost')), STORAGE_WRITE_TIMEOUT_MS);
    account.database
      // Dexie keeps a transaction open over awaits only of an async function.
      .transaction('rw', tables, async () => write())
      .then(resolve, (error: unknown) =>
        reject(isMigrated(account.database) ? new StorageFailure('newer-schema', error) : toStorageFailure(error)),
      )
      .finally(cancel);
  });
}

/** Runs reads of registers and drafts in one transaction. */
export function readTogether<Value>({ database }: Account, read: () => Promise<Value>): Promise<Value> {
  return inOneRead(database, [database.registers, database.drafts], read);
}

function uuidV7(now: number): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const ms = Math.max(0, Math.floor(now)).toString(16).padStart(12, '0');
  const variant = ((random[2] ?? 0) & 0x3f) | 0x80;
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${hex.slice(0, 3)}-${variant.toString(16)}${hex.slice(6, 8)}-${hex.slice(8)}`;
}
