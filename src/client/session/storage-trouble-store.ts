import { create } from 'zustand';
import { STORAGE_LOST_WAIT_MS, STORAGE_WRITE_TIMEOUT_MS } from '#domain/limits.ts';
import { askForReload, isStorageLost } from '#offline/log/rescue.ts';
import { StorageFailure, type StorageFailureReason } from '#offline/store/storage-failure.ts';
import { useSession } from './session-store.ts';

/** The current storage failure, shown above every AI Coach screen. */
export const useStorageTrouble = create<{ reason: StorageFailureReason | null }>()(() => ({ reason: null }));

let isReloadDue = false;

/**
 * Reports a storage failure while signed in. Lost storage needs a reload, done automatically at most twice a minute, after pending writes
 * could fail and be parked: soon when the engine reported the loss, later after a mere time-out. Other errors are ignored.
 */
export function reportStorageFailure(error: unknown): void {
  const { reason } = useStorageTrouble.getState();
  // A tab replaced by a newer version waits for the person.
  if (!(error instanceof StorageFailure) || reason === 'newer-schema' || useSession.getState().status !== 'in') return;
  useStorageTrouble.setState({ reason: error.reason });
  if (!isStorageLost(error) || isReloadDue) return;
  isReloadDue = true;
  setTimeout(reload, error.cause === undefined ? STORAGE_WRITE_TIMEOUT_MS : STORAGE_LOST_WAIT_MS);
}

function reload(): void {
  isReloadDue = false;
  askForReload(sessionStorage, Date.now(), () => window.location.reload());
}

/** Dismissed, or space was freed. */
export function dismissStorageTrouble(): void {
  useStorageTrouble.setState({ reason: null });
}
