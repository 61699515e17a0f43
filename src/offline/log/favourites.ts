import { favouriteSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import { record } from '../sync/record.ts';

/** Ids of the favourite exercises (FAV-1). */
export async function readFavourites(account: Account): Promise<ReadonlySet<string>> {
  const rows = await account.database.registers.where('slot').startsWith(favouriteSlot('')).toArray();
  const marked = rows.flatMap((row) => readValue('favourite.put', row) ?? []);
  return new Set(marked.filter(({ is_favourite }) => is_favourite).map(({ exercise_id }) => exercise_id));
}

/** Marks an exercise, or takes the mark away. Throws StorageFailure. */
export async function markFavourite(account: Account, exercise_id: string, is_favourite: boolean): Promise<void> {
  const made_at = new Date(account.now()).toISOString();
  await record(account, [{ kind: 'favourite.put', slot: favouriteSlot(exercise_id), value: { exercise_id, is_favourite, made_at } }]);
}
