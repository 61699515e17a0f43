import { Dexie } from 'dexie';

/**
 * Why the phone could not store something. The typed value is still with the caller and must stay on the screen.
 * - `quota`: the phone is full. - `unavailable`: the browser gives no storage here (a setting, a private window).
 * - `lost`: the storage stopped answering; only a reload brings it back, and whether the write went through is not known.
 * - `newer-schema`: a newer version of the app has taken over; only a reload helps.
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

/** What engines say when the process that keeps IndexedDB has died (WebKit, Chromium, Firefox). */
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

/** Names a storage error; anything that is not one (a bug, a refused value) comes back unchanged. */
export function toStorageFailure(error: unknown): unknown {
  if (error instanceof StorageFailure || !(error instanceof Error)) return error;
  // The engine reports a full disk by aborting the transaction: the reason is inside.
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
