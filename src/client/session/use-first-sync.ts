import { useSyncStatus } from './use-sync-status.ts';

/** The account's data is still on its way to this phone for the first time, so that nothing here does not mean that there is nothing. */
export function useFirstSync(): boolean {
  const { online, phase, last_sync } = useSyncStatus();
  return online && phase === 'syncing' && last_sync === null;
}
