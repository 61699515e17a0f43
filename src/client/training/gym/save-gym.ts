import { reportStorageFailure } from '#client/session/storage-trouble-store.ts';
import { wakeSync } from '#client/session/sync-control.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { saveGym } from '#offline/log/gym.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { writeWithRoom } from '#offline/store/quota.ts';
import { notSavedText } from '../failure-text.ts';

/** Stores gym and unit; resolves to null or the error. */
export async function storeGym(account: Account, gym: Gym): Promise<string | null> {
  try {
    await writeWithRoom(() => saveGym(account, gym), globalThis.caches);
    await saveUnit(account, gym.unit);
  } catch (error) {
    reportStorageFailure(error);
    return notSavedText(error);
  }
  wakeSync();
  return null;
}
