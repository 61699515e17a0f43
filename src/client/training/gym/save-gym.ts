import type { Gym } from '#domain/sync/gym-shape.ts';
import { addGym, deleteGym, type OwnGym, restoreGym, saveGym, switchGym } from '#offline/log/gym.ts';
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

/** A further gym; resolves to null or the error. */
export function storeNewGym(account: Account, gym: Gym): Promise<string | null> {
  return storeNow(() => addGym(account, gym));
}

/** Being in another gym; resolves to null or the error. */
export function storeSwitch(account: Account, to: OwnGym): Promise<string | null> {
  return storeNow(() => switchGym(account, to));
}

/** Resolves to null or the error. */
export function dropGym(account: Account, gym: OwnGym): Promise<string | null> {
  return storeNow(() => deleteGym(account, gym));
}

/** Brings a deleted gym back, and one is in it; resolves to null or the error. */
export function bringGymBack(account: Account, gym: OwnGym): Promise<string | null> {
  return storeNow(() => restoreGym(account, gym));
}
