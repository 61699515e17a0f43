import { Dexie, type Table } from 'dexie';
import { abortTransactionsOnPageHide } from './abort-transactions-on-page-hide.ts';
import type { DatabaseEngine } from './database.ts';
import { StorageFailure, toStorageFailure } from './storage-failure.ts';

const SCHEMA_VERSION = 1;

/**
 * Data of the phone rather than of an account: the signed-in account, the session generation, locked work, and the untouched local storage
 * copies of the product's first version.
 */
export class DeviceDatabase extends Dexie {
  declare readonly settings: Table<DeviceSetting, string>;
  declare readonly logouts: Table<LogoutJournal, string>;
  declare readonly locked: Table<LockedAccount, string>;
  declare readonly quarantine: Table<QuarantineRow, string>;

  constructor(name: string, { onReplaced, ...engine }: DatabaseEngine) {
    super(name, { ...engine, chromeTransactionDurability: 'strict', cache: 'disabled' });
    abortTransactionsOnPageHide(this);
    this.version(SCHEMA_VERSION).stores({ settings: 'key', logouts: 'owner_hash', locked: 'owner_hash', quarantine: 'id, owner' });
    this.on('versionchange', () => {
      // Another tab brings a newer version: close, and never write the old form afterwards.
      this.close({ disableAutoOpen: true });
      onReplaced?.();
      return false;
    });
    const refuseNewerSchema = () => {
      // Dexie stores its version times ten, counts repairs in the last digit, and opens newer databases without an error.
      if (Math.floor(this.backendDB().version / 10) <= SCHEMA_VERSION) return;
      this.close({ disableAutoOpen: true });
      throw new StorageFailure('newer-schema');
    };
    this.on('ready', refuseNewerSchema, true);
  }
}

interface DeviceSetting {
  key: 'install_id' | 'generation' | 'active_owner' | 'profile';
  value: string | number;
}

/** A decided logout, to be finished now or at the next start. */
export interface LogoutJournal {
  /** Name of the account's database. */
  owner_hash: string;
  /** Unsent work stays, locked; otherwise everything is deleted. */
  keep_pending: boolean;
  started_at: string;
}

/** Unsent work of an account that signed out; its database holds nothing else and opens only for its next sign-in. */
export interface LockedAccount {
  /** Name of the account's database: a hash, which does not reveal the account. */
  owner_hash: string;
  count: number;
  since: string;
}

export const LEGACY_KEYS = ['ai-plan', 'workout-log', 'workout-history'] as const;
export type LegacyKey = (typeof LEGACY_KEYS)[number];

/**
 * `found → copied → parsed → written → verified → cleared` for readable data. `unreadable` and `unknown-version` stay; `dismissed` was
 * declined by the user.
 */
export type QuarantineState =
  | 'found'
  | 'copied'
  | 'parsed'
  | 'written'
  | 'verified'
  | 'cleared'
  | 'unreadable'
  | 'unknown-version'
  | 'dismissed';

/** The raw text of one legacy local storage key. */
export interface QuarantineRow {
  /** Hash of key and text, which deduplicates rows. */
  id: string;
  key: LegacyKey;
  raw: string;
  /** The account; empty when nobody was signed in, until claimed. */
  owner: string;
  found_at: string;
  state: QuarantineState;
  /** Parts that could not be migrated, with reason and text. */
  issues: readonly LegacyIssue[];
  /** Number of operations migrated from the text. */
  written: number;
}

export interface LegacyIssue {
  /** The position in readable form: `2025-08-01 › Squat › set 2`. */
  readonly where: string;
  readonly reason: string;
  /** The part as JSON; outlives the raw copy. */
  readonly part: string;
}

/** The open device database and this installation's id for clocks. */
export interface Device {
  readonly database: DeviceDatabase;
  readonly install_id: string;
  readonly now: () => number;
}

export interface OpenDeviceInput extends DatabaseEngine {
  readonly now?: () => number;
  readonly newId?: () => string;
}

const DEVICE_DATABASE = 'setwise-device';

/** Opens the device database; the first open creates the installation id, also with concurrent tabs. Throws a StorageFailure. */
export async function openDevice({ now = Date.now, newId = () => crypto.randomUUID(), ...engine }: OpenDeviceInput = {}): Promise<Device> {
  const database = new DeviceDatabase(DEVICE_DATABASE, engine);
  const fresh = newId();
  try {
    const install_id = (await readInstallId(database)) ?? (await createInstallId(database, fresh));
    return { database, install_id, now };
  } catch (error) {
    throw toStorageFailure(error);
  }
}

async function readInstallId({ settings }: DeviceDatabase): Promise<string | undefined> {
  const known = await settings.get('install_id');
  return known === undefined ? undefined : String(known.value);
}

function createInstallId(database: DeviceDatabase, fresh: string): Promise<string> {
  return database.transaction('rw', database.settings, async () => {
    const known = await readInstallId(database);
    if (known === undefined) await database.settings.put({ key: 'install_id', value: fresh });
    return known ?? fresh;
  });
}

export function closeDevice(device: Device): void {
  device.database.close();
}

/** Counts changes of the signed-in account. A crash can restore older tokens; those of another generation are void. */
export async function readGeneration(device: Device): Promise<number> {
  return Number((await device.database.settings.get('generation'))?.value ?? 0);
}

/** Starts and returns a new generation; durable when resolved. */
export function bumpGeneration(device: Device): Promise<number> {
  const { settings } = device.database;
  return device.database.transaction('rw', settings, async () => {
    const value = Number((await settings.get('generation'))?.value ?? 0) + 1;
    await settings.put({ key: 'generation', value });
    return value;
  });
}

/** The last signed-in account, also while offline; null after a logout. */
export async function readActiveOwner(device: Device): Promise<string | null> {
  const row = await device.database.settings.get('active_owner');
  return row === undefined ? null : String(row.value);
}

export async function setActiveOwner(device: Device, owner: string | null): Promise<void> {
  if (owner === null) await device.database.settings.delete('active_owner');
  else await device.database.settings.put({ key: 'active_owner', value: owner });
}
