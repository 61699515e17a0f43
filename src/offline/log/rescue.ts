import { STORAGE_RELOAD_WINDOW_MS, STORAGE_RELOADS_MAX } from '#domain/limits.ts';
import { type OperationKind, operationKindSchema } from '#domain/sync/operation.ts';
import type { Account } from '../store/account.ts';
import { StorageFailure } from '../store/storage-failure.ts';
import { type Intent, InvalidOperationError, record } from '../sync/record.ts';

/** The used part of session storage, which survives reloads and the loss of the IndexedDB process. */
export interface ParkingStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A change that may or may not have been stored. Stored again under its `op_id` it counts once. */
export interface ParkedOperation {
  readonly owner: string;
  readonly op_id: string;
  readonly kind: OperationKind;
  readonly slot: string;
  readonly value: Record<string, unknown> | null;
}

const PARKED_KEY = 'setwise-parked';
const RELOADS_KEY = 'setwise-reloads';

/** True when a write failed because storage stopped answering: only a reload recovers it. */
export function isStorageLost(error: unknown): boolean {
  return error instanceof StorageFailure && error.reason === 'lost';
}

/** Keeps an operation over a reload; false when that failed, and then the page must not reload. */
export function parkOperation(storage: ParkingStorage, operation: ParkedOperation): boolean {
  try {
    const parked = readParked(storage).filter(({ op_id }) => op_id !== operation.op_id);
    storage.setItem(PARKED_KEY, JSON.stringify([...parked, operation]));
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores this account's parked operations once each and removes them; those of other accounts stay. Runs at start, after opening the
 * account. Returns the number stored. Throws StorageFailure, with everything still parked.
 */
export async function replayParked(account: Account, storage: ParkingStorage): Promise<number> {
  const mine = readParked(storage).filter(({ owner }) => owner === account.owner);
  let stored = 0;
  for (const { op_id, kind, slot, value } of mine) {
    const intent: Intent = { op_id, kind, slot, value };
    try {
      await record(account, [intent]);
      stored += 1;
    } catch (error) {
      // An invalid value, which the screen refused as well.
      if (!(error instanceof InvalidOperationError)) throw error;
    }
    forget(storage, op_id);
  }
  return stored;
}

function forget(storage: ParkingStorage, op_id: string): void {
  const rest = readParked(storage).filter((operation) => operation.op_id !== op_id);
  if (rest.length === 0) storage.removeItem(PARKED_KEY);
  else storage.setItem(PARKED_KEY, JSON.stringify(rest));
}

function readParked(storage: ParkingStorage): ParkedOperation[] {
  try {
    const parked: unknown = JSON.parse(storage.getItem(PARKED_KEY) ?? '[]');
    return Array.isArray(parked) ? parked.filter(isParked) : [];
  } catch {
    return [];
  }
}

function isParked(entry: unknown): entry is ParkedOperation {
  if (typeof entry !== 'object' || entry === null) return false;
  const { owner, op_id, kind, slot, value } = entry as Record<string, unknown>;
  const isText = typeof owner === 'string' && typeof op_id === 'string' && typeof slot === 'string';
  return isText && operationKindSchema.safeParse(kind).success && (value === null || (typeof value === 'object' && !Array.isArray(value)));
}

/** Reloads unless that happened too often just now, when the page must report the fault instead. `now` in ms. */
export function askForReload(storage: ParkingStorage, now: number, reload: () => void): boolean {
  let recent: number[];
  try {
    const known: unknown = JSON.parse(storage.getItem(RELOADS_KEY) ?? '[]');
    recent = Array.isArray(known)
      ? known.filter((time): time is number => typeof time === 'number' && time <= now && time > now - STORAGE_RELOAD_WINDOW_MS)
      : [];
    if (recent.length >= STORAGE_RELOADS_MAX) return false;
    storage.setItem(RELOADS_KEY, JSON.stringify([...recent, now]));
  } catch {
    return false;
  }
  reload();
  return true;
}
