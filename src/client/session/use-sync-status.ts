import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '#offline/sync/sync.ts';
import { readRuntime, subscribeRuntime } from './runtime.ts';
import { useOnline } from './use-online.ts';

const NOTHING_OPEN: SyncStatus = { phase: 'idle', pending: 0, rejected: 0, last_sync: null, next_try_at: null };

/** Unsent items and sync state. `online` is the browser's hint; `phase` is observed. */
export function useSyncStatus(): SyncStatus & { online: boolean } {
  const status = useSyncExternalStore(subscribe, readStatus, () => NOTHING_OPEN);
  const online = useOnline();
  return { ...status, online };
}

function readStatus(): SyncStatus {
  return readRuntime()?.sync.getStatus() ?? NOTHING_OPEN;
}

function subscribe(listener: () => void): () => void {
  let leave = readRuntime()?.sync.subscribe(listener);
  const unsubscribe = subscribeRuntime(() => {
    leave?.();
    leave = readRuntime()?.sync.subscribe(listener);
    listener();
  });
  return () => {
    unsubscribe();
    leave?.();
  };
}
