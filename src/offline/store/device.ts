import { Dexie, type Table } from 'dexie';
import type { DatabaseEngine } from './database.ts';
import { letGoWhenFrozen } from './let-go-when-frozen.ts';
import { StorageFailure, toStorageFailure } from './storage-failure.ts';

const SCHEMA_VERSION = 1;

/**
 * What belongs to the phone and to no account: who is signed in, how often that changed, what is kept for somebody who signed
 * out, and the untouched copies of the data the first version of the product left in local storage.
 */
export class DeviceDatabase extends Dexie {
  declare readonly settings: Table<DeviceSetting, string>;
  declare readonly logouts: Table<LogoutJournal, string>;
  declare readonly locked: Table<LockedAccount, string>;
  declare readonly quarantine: Table<QuarantineRow, string>;

  constructor(name: string, { onReplaced, ...engine }: DatabaseEngine) {
    super(name, { ...engine, chromeTransactionDurability: 'strict', cache: 'disabled' });
    letGoWhenFrozen(this);
    this.version(SCHEMA_VERSION).stores({ settings: 'key', logouts: 'owner_hash', locked: 'owner_hash', quarantine: 'id, owner' });
    this.on('versionchange', () => {
      // Another tab brings a newer version of the product: let it, and never write the old form into it afterwards.
      this.close({ disableAutoOpen: true });
      onReplaced?.();
      return false;
    });
    const refuseNewerSchema = () => {
      // Dexie keeps its version times ten in the engine, counts repairs of the same version in the last digit, and would open a newer
      // database without complaint.
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

/** A logout that has been decided and must be finished, now or at the next start. */
export interface LogoutJournal {
  /** Name of the account's database. */
  owner_hash: string;
  /** What was not sent stays, locked; otherwise everything goes. */
  keep_pending: boolean;
  started_at: string;
}

/** Somebody who signed out with unsent work: their database holds nothing else, and only their next sign-in opens it. */
export interface LockedAccount {
  /** Name of the account's database: a hash, so the list names nobody. */
  owner_hash: string;
  count: number;
  since: string;
}

export const LEGACY_KEYS = ['ai-plan', 'workout-log', 'workout-history'] as const;
export type LegacyKey = (typeof LEGACY_KEYS)[number];

/**
 * `found → copied → parsed → written → verified → cleared` is the way of data that can be read. `unreadable` and `unknown-version`
 * stay as they are; `dismissed` is what the person at the phone said is not theirs.
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

/** The raw text of one legacy key, as it stood in local storage. */
export interface QuarantineRow {
  /** Hash of key and text: the same text twice is one row. */
  id: string;
  key: LegacyKey;
  raw: string;
  /** Account it belongs to; empty when nobody was signed in, until somebody claims it. */
  owner: string;
  found_at: string;
  state: QuarantineState;
  /** Parts that could not be taken over, each with the reason and its own text. */
  issues: readonly LegacyIssue[];
  /** Operations the text became. */
  written: number;
}

export interface LegacyIssue {
  /** Where in the text, in words a person can follow: `2025-08-01 › Squat › set 2`. */
  readonly where: string;
  readonly reason: string;
  /** The part itself as JSON, so that it outlives the raw copy. */
  readonly part: string;
}

/** The opened device database and the id this installation signs its clocks with. */
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

/**
 * Opens the device database; the first open of an installation gives it its id. Two tabs opening at once agree on one. Throws a
 * StorageFailure.
 */
export async function openDevice({ now = Date.now, newId = () => crypto.randomUUID(), ...engine }: OpenDeviceInput = {}): Promise<Device> {
  const database = new DeviceDatabase(DEVICE_DATABASE, engine);
  const fresh = newId();
  try {
    const install_id = await database.transaction('rw', database.settings, async () => {
      const known = await database.settings.get('install_id');
      if (known !== undefined) return String(known.value);
      await database.settings.put({ key: 'install_id', value: fresh });
      return fresh;
    });
    return { database, install_id, now };
  } catch (error) {
    throw toStorageFailure(error);
  }
}

export function closeDevice(device: Device): void {
  device.database.close();
}

/** Counts the changes of who is signed in. Tokens written under another generation came back from a crash and are void. */
export async function readGeneration(device: Device): Promise<number> {
  return Number((await device.database.settings.get('generation'))?.value ?? 0);
}

/** Starts a new generation and returns it; durable when the promise resolves. */
export function bumpGeneration(device: Device): Promise<number> {
  const { settings } = device.database;
  return device.database.transaction('rw', settings, async () => {
    const value = Number((await settings.get('generation'))?.value ?? 0) + 1;
    await settings.put({ key: 'generation', value });
    return value;
  });
}

/** The account this phone was last signed in as, also while it cannot be reached; null after a logout. */
export async function readActiveOwner(device: Device): Promise<string | null> {
  const row = await device.database.settings.get('active_owner');
  return row === undefined ? null : String(row.value);
}

export async function setActiveOwner(device: Device, owner: string | null): Promise<void> {
  if (owner === null) await device.database.settings.delete('active_owner');
  else await device.database.settings.put({ key: 'active_owner', value: owner });
}
