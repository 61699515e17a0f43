import { Dexie } from 'dexie';

/**
 * Why storing failed. The caller still has the typed value and must keep it on the screen. - `quota`: storage is full. - `unavailable`: the
 * browser provides no storage here (a setting, a private window). - `lost`: storage stopped answering; only a reload recovers it, and
 * whether the write completed is unknown. - `newer-schema`: a newer app has migrated the data; reload.
 */
export type StorageFailureReason = 'quota' | 'unavailable' | 'lost' | 'newer-schema';

export class StorageFailure extends Error {
  readonly reason: StorageFailureReason;

  constructor(reason: StorageFailureReason, cause?: unknown) {
    super(`storage: ${reason}`, { cause });
    this.name = 'StorageFailure';
    this.reason = reason;
  }
}

/** Error messages of engines whose IndexedDB process died (WebKit, Chromium, Firefox). */
const LOST = /connection to indexed database server lost|connection is closing|connection was lost|internal error|idbdatabase.*clos/i;

const REASONS: Record<string, StorageFailureReason> = {
  QuotaExceededError: 'quota',
  VersionError: 'newer-schema',
  MissingAPIError: 'unavailable',
  SecurityError: 'unavailable',
  InvalidStateError: 'lost',
  TransactionInactiveError: 'lost',
  DatabaseClosedError: 'lost',
  UnknownError: 'lost',
  TimeoutError: 'lost',
  OpenFailedError: 'unavailable',
};

/** Wraps storage errors; other errors are returned unchanged. */
export function toStorageFailure(error: unknown): unknown {
  if (error instanceof StorageFailure || !(error instanceof Error)) return error;
  // A full disk aborts the transaction; the cause is the inner error.
  const inner = (error as { inner?: unknown }).inner;
  if (inner !== undefined && inner !== null && inner !== error) {
    const named = toStorageFailure(inner);
    if (named instanceof StorageFailure) return named;
  }
  if (LOST.test(error.message)) return new StorageFailure('lost', error);
  const reason = REASONS[error.name];
  if (reason !== undefined) return new StorageFailure(reason, error);
  const isStorageError = error instanceof Dexie.DexieError || (typeof DOMException !== 'undefined' && error instanceof DOMException);
  return isStorageError ? new StorageFailure('unavailable', error) : error;
}
