import { asc, eq, sql } from 'drizzle-orm';
import { FAVOURITES_MAX } from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import { favourites, users } from '../db/schema.ts';

/** Saved coach ids in order. Unlisted coaches stay saved. */
export async function readFavouriteIds(database: Database, user_id: string): Promise<number[]> {
  const rows = await database
    .select({ coach_id: favourites.coach_id })
    .from(favourites)
    .where(eq(favourites.user_id, user_id))
    .orderBy(asc(favourites.place));
  return rows.map(({ coach_id }) => coach_id);
}

/** Replaces the list without unknown ids, up to the limit. Returns the saved list. */
export async function replaceFavourites(database: Database, user_id: string, coach_ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(coach_ids)].filter((id) => id > 0 && id <= 2_147_483_647).slice(0, FAVOURITES_MAX);
  return database.transaction(async (transaction) => {
    // Serialises concurrent writes: the later list wins completely.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update');
    await transaction.delete(favourites).where(eq(favourites.user_id, user_id));
    await transaction.execute(sql`
      insert into favourites (user_id, coach_id, place)
      select ${user_id}::uuid, c.id, t.place from unnest(${sql.param(wanted)}::int[]) with ordinality as t(coach_id, place)
      join coaches c on c.id = t.coach_id
    `);
    return readFavouriteIds(transaction, user_id);
  });
}
