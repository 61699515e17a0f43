import type { Gym } from '#domain/sync/gym-shape.ts';
import { saveGym } from '#offline/log/gym.ts';
import { saveUnit } from '#offline/log/training-choice.ts';
import type { Account } from '#offline/store/account.ts';
import { storeNow } from '../store-now.ts';

/** Stores gym and unit; resolves to null or the error. */
export function storeGym(account: Account, gym: Gym): Promise<string | null> {
  return storeNow(async () => {
    await saveGym(account, gym);
    await saveUnit(account, gym.unit);
  });
}
