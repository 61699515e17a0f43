import { StorageFailure } from './storage-failure.ts';

/** The part of `navigator.storage` used here; browsers lack some or all of it. */
export interface StorageEstimator {
  estimate?(): Promise<{ usage?: number; quota?: number }>;
  persisted?(): Promise<boolean>;
  persist?(): Promise<boolean>;
}

/** What «This phone» says about room. Bytes; null where the browser does not tell. */
export interface StorageReport {
  readonly usage: number | null;
  readonly quota: number | null;
  /** Whether the browser promised not to clear this product's data by itself; null when it cannot promise. */
  readonly persisted: boolean | null;
}

export async function readStorageReport(storage: StorageEstimator | undefined): Promise<StorageReport> {
  const [estimate, persisted] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => undefined),
  ]);
  return { usage: estimate?.usage ?? null, quota: estimate?.quota ?? null, persisted: persisted ?? null };
}

/** Asks the browser to protect the data; true when it does. Some browsers ask the person, so this belongs to a deliberate moment. */
export async function askToPersist(storage: StorageEstimator | undefined): Promise<boolean> {
  try {
    if ((await storage?.persisted?.()) === true) return true;
    return (await storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}

/** The part of `caches` used here. */
export interface CacheShelf {
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

/** Drops every cache that can be fetched again; the app shell stays, or the product would not start without signal. */
export async function purgeCaches(caches: CacheShelf | undefined): Promise<number> {
  if (caches === undefined) return 0;
  const names = (await caches.keys()).filter((name) => !name.includes('precache'));
  const dropped = await Promise.all(names.map((name) => caches.delete(name)));
  return dropped.filter(Boolean).length;
}

/**
 * Runs a write; when the phone is full, frees the caches and tries once more. A second refusal comes out as `StorageFailure`
 * («quota»): the caller keeps what was typed on the screen and says so.
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
