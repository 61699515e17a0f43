import type { Gym } from '#domain/sync/gym-shape.ts';
import { GYM_SLOT } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import { record } from '../sync/record.ts';

/** The gym whose weights are suggested; undefined until one was saved on any device. */
export async function readGym(account: Account): Promise<Gym | undefined> {
  const row = await account.database.registers.get(GYM_SLOT);
  return row === undefined ? undefined : readValue('gym.put', row)?.gym;
}

/** Replaces the gym. Throws StorageFailure, or InvalidOperationError for an invalid gym. */
export async function saveGym(account: Account, gym: Gym): Promise<void> {
  await record(account, [{ kind: 'gym.put', slot: GYM_SLOT, value: { gym, made_at: new Date(account.now()).toISOString() } }]);
}
