import { type Device, LEGACY_KEYS, type LegacyKey, type QuarantineRow } from '../store/device.ts';
import { toStorageFailure } from '../store/storage-failure.ts';
import { contentHash } from './legacy-ids.ts';

/** The used part of local storage. */
export interface LegacyStorage {
  getItem(key: string): string | null;
  removeItem(key: string): void;
}

/**
 * Copies the legacy keys unchanged into quarantine; resolves when durable. Must run before local storage is cleared, and runs at every
 * start; equal texts are stored once. `owner` is the account of the stored token, expired or not; null when nobody was signed in, and then
 * the copy is hidden until claimed. A key that was already migrated (restored by a crash) is only removed. Throws StorageFailure; then
 * nothing may be cleared.
 */
export async function rescueLegacyKeys(device: Device, storage: LegacyStorage, owner: string | null): Promise<void> {
  try {
    for (const key of LEGACY_KEYS) {
      const raw = storage.getItem(key);
      if (raw === null || raw.trim() === '') continue;
      const row = await rescue(device, key, raw, owner ?? '');
      if (row.state === 'verified' || row.state === 'cleared') await clearLegacyKey(device, storage, row);
    }
  } catch (error) {
    throw toStorageFailure(error);
  }
}

async function rescue(device: Device, key: LegacyKey, raw: string, owner: string): Promise<QuarantineRow> {
  const { quarantine } = device.database;
  const id = await contentHash(`${key}\n${raw}`);
  const found_at = new Date(device.now()).toISOString();
  const found: QuarantineRow = { id, key, raw, owner, found_at, state: 'found', issues: [], written: 0 };
  await device.database.transaction('rw', quarantine, async () => {
    if ((await quarantine.get(id)) === undefined) await quarantine.add(found);
  });
  // Reads back what the database holds before anything relies on the copy.
  return device.database.transaction('rw', quarantine, async () => {
    const row = (await quarantine.get(id)) ?? found;
    if (row.raw !== raw) throw new Error(`The copy of ${key} differs from the original.`);
    if (row.state !== 'found') return row;
    await quarantine.update(id, { state: 'copied' });
    return { ...row, state: 'copied' };
  });
}

/** Removes the key from local storage if it still holds the migrated text; other text waits for the next start. */
export async function clearLegacyKey(device: Device, storage: LegacyStorage, row: QuarantineRow): Promise<void> {
  if (storage.getItem(row.key) === row.raw) storage.removeItem(row.key);
  if (row.state === 'verified') await device.database.quarantine.update(row.id, { state: 'cleared' });
}
