import type { SyncStatus } from '#offline/sync/sync.ts';
import { readRuntime } from './runtime.ts';

/** Says that something was written; sending follows shortly. Costs nothing and never fails. */
export function wakeSync(): void {
  readRuntime()?.sync.wake();
}

/** Sends and fetches at once; resolves with how it ended. Null when no account is open. */
export async function syncNow(): Promise<SyncStatus | null> {
  const runtime = readRuntime();
  return runtime === null ? null : runtime.sync.syncNow();
}
