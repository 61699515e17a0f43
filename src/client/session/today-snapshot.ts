import { TODAY_SNAPSHOT } from '#contract/today-snapshot.ts';

let revocations = 0;

/** How often a snapshot was revoked here: one that was begun before the last time shows what no longer is. */
export function countRevocations(): number {
  return revocations;
}

/** From now on no kept snapshot of Today is shown (TODAY-13). Cheap, as every write to the log calls it. */
export function revokeSnapshot(): void {
  revocations += 1;
  try {
    localStorage.removeItem(TODAY_SNAPSHOT.key);
  } catch {
    // Without storage none was named.
  }
}

/** Deletes the snapshot, before anything else of an account that leaves. Never rejects. */
export async function deleteSnapshot(): Promise<void> {
  revokeSnapshot();
  // Missing outside secure contexts.
  if ('caches' in window) await caches.delete(TODAY_SNAPSHOT.cache).catch(() => false);
}
