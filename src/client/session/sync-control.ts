import type { SyncStatus } from '#offline/sync/sync.ts';
import { readRuntime } from './runtime.ts';

/** Schedules a sync after a write. Cheap, never fails. */
export function wakeSync(): void {
  readRuntime()?.sync.wake();
}

/** Syncs now; resolves to the status. Null without an open account. */
export async function syncNow(): Promise<SyncStatus | null> {
  const runtime = readRuntime();
  return runtime === null ? null : runtime.sync.syncNow();
}
