import { carryFavourites } from './favourites-storage.ts';
import { localDevice } from './local-device.ts';
import { deleteSnapshot } from './today-snapshot.ts';

/** A literal copy, so that a page without any of them never loads the code that reads them (HIST-3). */
const LEGACY_KEYS = ['ai-plan', 'workout-log', 'workout-history'];

/**
 * The one function that clears local storage: at login, at logout, and when /register opens (AUTH-3). Workouts the first
 * version kept there are copied into the phone's database first; should that fail, everything but them is cleared. Favourites no account
 * has yet are carried past it.
 */
export async function clearLocalStorage(): Promise<void> {
  const deleting = deleteSnapshot();
  try {
    const kept = (await rescueLegacyKeys()) ? [] : readKeys(LEGACY_KEYS);
    carryFavourites();
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
  } catch {
    // Without storage there is nothing to clear.
  }
  await deleting;
}

/** True when the copies are durable or not needed. */
export async function rescueLegacyKeys(): Promise<boolean> {
  if (readKeys(LEGACY_KEYS).length === 0) return true;
  try {
    const [device, { rescueLegacyKeys: rescue }, { readTokens }] = await Promise.all([
      localDevice(),
      import('#offline/legacy/rescue.ts'),
      import('../api/token-storage.ts'),
    ]);
    await rescue(device, localStorage, readTokens().owner);
    return true;
  } catch {
    return false;
  }
}

function readKeys(keys: readonly string[]): [string, string][] {
  return keys.flatMap((key) => {
    const value = localStorage.getItem(key);
    return value === null ? [] : [[key, value] as [string, string]];
  });
}
