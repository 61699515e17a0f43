import { useSyncStatus } from './use-sync-status.ts';

/** The first sync of this phone is running: what is missing may still arrive, and what is there may be of an earlier plan. */
export function useFirstSync(): boolean {
  const { online, phase, last_sync } = useSyncStatus();
  return online && phase === 'syncing' && last_sync === null;
}
