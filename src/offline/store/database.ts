import { Dexie, type Table } from 'dexie';
import type { Relationship } from '#contract/index.ts';
import type { Register } from '#domain/sync/register.ts';
import { abortTransactionsOnPageHide } from './abort-transactions-on-page-hide.ts';
import { StorageFailure } from './storage-failure.ts';

/**
 * The only use of Dexie for account data. The schema only grows (new tables, indexes, optional fields), because an older tab may be open;
 * every value carries its version `v`.
 */
const SCHEMA_VERSION = 2;

const STORES = {
  registers: '&slot, session_id, trained_on, made_at, [shown_on+session_id+state], [exercise_key+shown_on+logged_at]',
  outbox: '&op_id, n, slot',
  rejected: '&op_id, n, slot',
  chat_messages: '&message_id, created_at, state',
  drafts: '&key',
  meta: '&key',
} as const;

/** Added by version 2. */
const SCOPE_STORES = { scopes: '&scope_id', scope_registers: '&[scope_id+slot]' } as const;

/** Index keys of a register, computed from slot, kind and value on every write (`register-keys.ts`). Absent keys are not indexed. */
export interface RegisterKeys {
  /** Of a set. */
  readonly session_id?: string;
  /** Of a session, live or deleted. */
  readonly trained_on?: string;
  /** The session's day, for a set that is not deleted. */
  readonly shown_on?: string;
  readonly exercise_key?: string;
  readonly logged_at?: string;
  /** Of a plan version. */
  readonly made_at?: string;
}

/** A stored register: one per set, session, finish and plan version, and one for the current plan. */
export type RegisterRow = Register & RegisterKeys;

/** An unsent operation. `kind` is any text, because unknown kinds may have to be sent again. */
export interface OutboxRow {
  readonly op_id: string;
  readonly n: number;
  readonly kind: string;
  readonly slot: string;
  readonly hlc: string;
  readonly v: number;
  readonly value: Record<string, unknown> | null;
  readonly made_at: string;
  /** The relationship it belongs to; without it, the account's own log. */
  readonly scope_id?: string;
}

/** An operation refused by the server, with the reason. */
export interface RejectedRow extends OutboxRow {
  readonly code: string;
}

/** A chat message; its states belong to the chat queue, not to sync. */
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

/** The device's counters, advanced in the transaction of the operation that uses them. */
export interface ClockRow {
  readonly key: 'clock';
  /** The greatest time this device made or saw. */
  readonly hlc: string;
  /** The greatest confirmed time: `hlc` returns to it when nothing made by a wrong clock is pending. */
  readonly confirmed: string;
  /** Number of operations made. */
  readonly n: number;
  /** Server clock minus this phone's clock, in ms. */
  readonly offset: number;
}

/** Position in the server's changes. */
export interface CursorRow {
  readonly key: 'cursor';
  /** Null before the first response. */
  readonly epoch: string | null;
  readonly cursor: number;
  /** End of the last complete round. */
  readonly last_sync: string | null;
}

/** How full the account is on the server, in whole percent. */
interface RoomRow {
  readonly key: 'room';
  readonly percent: number;
}

/** A relationship of the account, as the server last told (SCOPE-3). */
export interface ScopeRow {
  readonly scope_id: string;
  readonly relationship: Relationship;
  /** The position in its changes; null before the first. */
  readonly epoch: string | null;
  readonly cursor: number;
}

/** A register of a relationship, beside the account's own, which no message can reach (SCOPE-4). */
export type ScopeRegisterRow = Register & {
  readonly scope_id: string;
  /** The server's revision; null while only this phone has it. */
  readonly rev: number | null;
};

type MetaRow = ClockRow | CursorRow | RoomRow;

export type AccountDatabase = Dexie & {
  readonly registers: Table<RegisterRow, string>;
  readonly outbox: Table<OutboxRow, string>;
  readonly rejected: Table<RejectedRow, string>;
  readonly chat_messages: Table<ChatRow, string>;
  readonly drafts: Table<DraftRow, string>;
  readonly meta: Table<MetaRow, string>;
  readonly scopes: Table<ScopeRow, string>;
  readonly scope_registers: Table<ScopeRegisterRow, [string, string]>;
};

export interface DatabaseEngine {
  /** Another tab migrates or deletes this database; this tab has closed it and needs a reload. */
  readonly onReplaced?: () => void;
  /** The engine closed this database because its process died: only a reload recovers it. */
  readonly onLost?: () => void;
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

/**
 * Opens an account's database, creating it if needed. Throws a StorageFailure: `newer-schema` when a newer app has migrated it, which could
 * not read this app's rows.
 */
export async function openAccountDatabase(name: string, engine: DatabaseEngine): Promise<AccountDatabase> {
  const database = new Dexie(name, {
    // Survives a power cut, not only a browser crash.
    chromeTransactionDurability: 'strict',
    // Live queries must show committed data only.
    cache: 'disabled',
    ...(engine.indexedDB === undefined ? {} : { indexedDB: engine.indexedDB }),
    ...(engine.IDBKeyRange === undefined ? {} : { IDBKeyRange: engine.IDBKeyRange }),
  }) as AccountDatabase;
  abortTransactionsOnPageHide(database);
  database.version(1).stores(STORES);
  database.version(SCHEMA_VERSION).stores(SCOPE_STORES);
  database.on('versionchange', (event) => {
    // An old tab must not write old rows into the migrated database. A null version means deletion.
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

/** Dexie opens newer databases without an error, so the engine's version is checked on every open. */
function refuseNewerSchema(database: AccountDatabase): void {
  // Dexie stores its version times ten and counts repairs in the last digit.
  if (Math.floor(database.backendDB().version / 10) <= SCHEMA_VERSION) return;
  database.close({ disableAutoOpen: true });
  throw new StorageFailure('newer-schema');
}

/**
 * Runs reads in one transaction, or in that of the caller: one start at the engine instead of one for each. Not in one within the caller's,
 * beside whose other reads it could not run.
 */
export function inOneRead<Value>(database: AccountDatabase, tables: Table[], read: () => Promise<Value>): Promise<Value> {
  return Dexie.currentTransaction?.db === database ? read() : database.transaction('r', tables, async () => read());
}

/** Databases migrated by a newer app while open in this page. */
const migrated = new WeakSet<Dexie>();

/** Whether a newer app has migrated the open database; it can no longer be used here. */
export function isMigrated(database: AccountDatabase): boolean {
  return migrated.has(database);
}
