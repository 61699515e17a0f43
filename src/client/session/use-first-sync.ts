import { useSyncStatus } from './use-sync-status.ts';

/** The first sync is running, so missing data may still arrive. */
export function useFirstSync(): boolean {
  const { online, phase, last_sync } = useSyncStatus();
  return online && phase === 'syncing' && last_sync === null;
}
