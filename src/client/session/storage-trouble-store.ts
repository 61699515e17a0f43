import { create } from 'zustand';
import { STORAGE_LOST_WAIT_MS, STORAGE_WRITE_TIMEOUT_MS } from '#domain/limits.ts';
import { askForReload, isStorageLost } from '#offline/log/rescue.ts';
import { StorageFailure, type StorageFailureReason } from '#offline/store/storage-failure.ts';
import { useSession } from './session-store.ts';

/** What is wrong with this phone's storage, as long as it is; the AI Coach says so above every screen. */
export const useStorageTrouble = create<{ reason: StorageFailureReason | null }>()(() => ({ reason: null }));

let isReloadDue = false;

/**
 * Tells that storage failed while somebody is signed in. A lost storage comes back only with a reload, so the page reloads by itself,
 * at most twice a minute, once every write under way has had the time to fail and to be parked: soon where the engine itself said that
 * the storage is gone, because it says so of every write; later where one only did not answer. What is no storage failure is left alone.
 */
export function reportStorageFailure(error: unknown): void {
  const { reason } = useStorageTrouble.getState();
  // In a tab that a newer version replaced everything fails; that one waits for the person.
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

/** The person has read it, or made room. */
export function dismissStorageTrouble(): void {
  useStorageTrouble.setState({ reason: null });
}
