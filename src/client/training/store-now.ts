import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import { writeWithRoom } from '#offline/store/quota.ts';
import { notSavedText } from './failure-text.ts';

/** Runs a write to this phone and wakes the synchronisation; resolves to null or the error to show. */
export async function storeNow(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await writeWithRoom(async () => void (await work()), globalThis.caches);
  } catch (error) {
    reportStorageFailure(error);
    return notSavedText(error);
  }
  wakeSync();
  return null;
}
