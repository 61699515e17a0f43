import { Dexie, type Table } from 'dexie';
import type { Register } from '#domain/sync/register.ts';
import { letGoWhenFrozen } from './let-go-when-frozen.ts';
import { StorageFailure } from './storage-failure.ts';

/**
 * The one door to Dexie for an account's data. Rule: the schema only grows (new tables, new indexes, new optional fields), because
 * an older tab may still be open; every value carries the version `v` of its shape.
 */
const SCHEMA_VERSION = 1;

const STORES = {
  registers: '&slot, session_id, trained_on, made_at, [shown_on+session_id+state], [exercise_key+shown_on+logged_at]',
  outbox: '&op_id, n, slot',
  rejected: '&op_id, n, slot',
  chat_messages: '&message_id, created_at, state',
  drafts: '&key',
  meta: '&key',
} as const;

/** Index keys of a register, computed from slot, kind and value whenever it is stored (`register-keys.ts`). Absent keys are not indexed. */
export interface RegisterKeys {
  /** Of a set: its session. */
  readonly session_id?: string;
  /** Of a session, live or deleted: its day. */
  readonly trained_on?: string;
  /** Of a set that is not deleted: its session's day. */
  readonly shown_on?: string;
  readonly exercise_key?: string;
  readonly logged_at?: string;
  /** Of a plan version. */
  readonly made_at?: string;
}

/** A register as stored: one record per set, per session, per finish, per plan version, and one for the pointer to the current plan. */
export type RegisterRow = Register & RegisterKeys;

/** An operation that waits to be sent. `kind` is any text, because values of kinds unknown to this app may have to be sent again. */
export interface OutboxRow {
  readonly op_id: string;
  readonly n: number;
  readonly kind: string;
  readonly slot: string;
  readonly hlc: string;
  readonly v: number;
  readonly value: Record<string, unknown> | null;
  readonly made_at: string;
}

/** An operation the server will not take, with the reason it gave. */
export interface RejectedRow extends OutboxRow {
  readonly code: string;
}

/** A chat message; its states are those of the chat's own queue, not of sync. */
export interface ChatRow {
  readonly message_id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly created_at: string;
  readonly state: 'queued' | 'sending' | 'answered' | 'failed' | 'dead' | null;
  readonly on_phone: boolean;
  readonly plan_id: string | null;
  readonly answers: string | null;
  readonly quick_replies: string[];
}

export interface DraftRow {
  readonly key: string;
  readonly value: unknown;
}

/** The device's own counters; advanced in the same transaction as the operation that uses them. */
export interface ClockRow {
  readonly key: 'clock';
  /** The greatest time this device made or saw. */
  readonly hlc: string;
  /** The greatest time the server confirmed: where `hlc` returns to once nothing made by a wrong clock is pending any more. */
  readonly confirmed: string;
  /** Operations made so far. */
  readonly n: number;
  /** Milliseconds to add to this phone's clock to get the server's. */
  readonly offset: number;
}

/** How far this phone has read the server's changes. */
export interface CursorRow {
  readonly key: 'cursor';
  /** Null until the server has answered once. */
  readonly epoch: string | null;
  readonly cursor: number;
  /** When a round last ended with nothing left to do, as an instant. */
  readonly last_sync: string | null;
}

type MetaRow = ClockRow | CursorRow;

export type AccountDatabase = Dexie & {
  readonly registers: Table<RegisterRow, string>;
  readonly outbox: Table<OutboxRow, string>;
  readonly rejected: Table<RejectedRow, string>;
  readonly chat_messages: Table<ChatRow, string>;
  readonly drafts: Table<DraftRow, string>;
  readonly meta: Table<MetaRow, string>;
};

export interface DatabaseEngine {
  /** Another tab migrates or deletes this database; this one has let go of it and can only ask for a reload. */
  readonly onReplaced?: () => void;
  /** The engine has closed this database by itself, because the process that keeps it died: only a reload brings it back. */
  readonly onLost?: () => void;
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

/**
 * Opens (making it at first) an account's database. Throws a StorageFailure: `newer-schema` when a newer version of the app has
 * migrated it, because this one would write rows the newer cannot read.
 */
export async function openAccountDatabase(name: string, engine: DatabaseEngine): Promise<AccountDatabase> {
  const database = new Dexie(name, {
    // Survives a power cut, not only a crash of the browser.
    chromeTransactionDurability: 'strict',
    // A live query must show what is stored, never what is about to be.
    cache: 'disabled',
    ...(engine.indexedDB === undefined ? {} : { indexedDB: engine.indexedDB }),
    ...(engine.IDBKeyRange === undefined ? {} : { IDBKeyRange: engine.IDBKeyRange }),
  }) as AccountDatabase;
  letGoWhenFrozen(database);
  database.version(SCHEMA_VERSION).stores(STORES);
  database.on('versionchange', (event) => {
    // Left open, an old tab would go on writing old rows into the migrated database. No new version means it is being deleted.
    if (event.newVersion !== null) migrated.add(database);
    database.close({ disableAutoOpen: true });
    engine.onReplaced?.();
    return false;
  });
  database.on('ready', () => refuseNewerSchema(database), true);
  await database.open();
  database.backendDB().addEventListener('close', () => engine.onLost?.());
  return database;
}

/** Dexie opens a newer database under an older schema without complaint, so ask the engine itself, at every opening. */
function refuseNewerSchema(database: AccountDatabase): void {
  // Dexie keeps its version times ten in the engine, and counts repairs of the same version in the last digit.
  if (Math.floor(database.backendDB().version / 10) <= SCHEMA_VERSION) return;
  database.close({ disableAutoOpen: true });
  throw new StorageFailure('newer-schema');
}

/** Databases of this page that a newer app has migrated under it. */
const migrated = new WeakSet<Dexie>();

/** Whether a newer app has taken the database over since it was opened; nothing more can be read or written here. */
export function isMigrated(database: AccountDatabase): boolean {
  return migrated.has(database);
}
