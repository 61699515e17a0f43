import { StorageFailure } from './storage-failure.ts';

/** The used part of `navigator.storage`; browsers may lack it. */
export interface StorageEstimator {
  estimate?(): Promise<{ usage?: number; quota?: number }>;
  persisted?(): Promise<boolean>;
  persist?(): Promise<boolean>;
}

/** Storage use in bytes; null where the browser does not tell. */
export interface StorageReport {
  readonly usage: number | null;
  readonly quota: number | null;
  /** Whether the browser protects this data from eviction; null when unsupported. */
  readonly persisted: boolean | null;
}

export async function readStorageReport(storage: StorageEstimator | undefined): Promise<StorageReport> {
  const [estimate, persisted] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ]);
  return { usage: estimate?.usage ?? null, quota: estimate?.quota ?? null, persisted: persisted ?? null };
}

/** Requests protection from eviction; true when granted. Some browsers prompt, so call it on a deliberate action. */
export async function askToPersist(storage: StorageEstimator | undefined): Promise<boolean> {
  try {
    if ((await storage?.persisted?.()) === true) return true;
    return (await storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}

/** The used part of `caches`. */
export interface CacheShelf {
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

/** Deletes every refetchable cache; the app shell stays, because the app must start offline. */
export async function purgeCaches(caches: CacheShelf | undefined): Promise<number> {
  if (caches === undefined) return 0;
  const names = (await caches.keys()).filter((name) => !name.includes('precache'));
  const dropped = await Promise.all(names.map((name) => caches.delete(name)));
  return dropped.filter(Boolean).length;
}

/**
 * Runs a write; when storage is full, frees the caches and retries once. A second failure throws `StorageFailure` («quota»): keep the typed
 * values on the screen.
 */
export async function writeWithRoom<T>(write: () => Promise<T>, caches: CacheShelf | undefined): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof StorageFailure) || error.reason !== 'quota') throw error;
    await purgeCaches(caches).catch(() => 0);
    return write();
  }
}
