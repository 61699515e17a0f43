import { desc, eq } from 'drizzle-orm';
import type { Review } from '#contract/index.ts';
import { capitalised } from '#domain/users/display-name.ts';
import type { Database } from '#server/db/database.ts';
import { reviews, users } from '#server/db/schema.ts';

/** A coach's reviews, newest first, in public form. */
export async function reviewsOf(database: Database, coach_id: number): Promise<Review[]> {
  const rows = await database
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      created_at: reviews.created_at,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.user_id))
    .where(eq(reviews.coach_id, coach_id))
    .orderBy(desc(reviews.created_at), desc(reviews.id));
  return rows.map((row) => publicReview(row, coach_id));
}

/** Visitors see first names, so only the initial of the last name is included. */
function publicReview(
  row: Pick<Review, 'id' | 'rating' | 'comment'> & { created_at: Date; first_name: string; last_name: string },
  coach_id: number,
): Review {
  const first_name = capitalised(row.first_name);
  const initial = Array.from(capitalised(row.last_name))[0];
  const last_name = initial === undefined ? '' : `${initial}.`;
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    user: { first_name, last_name },
    user_name: `${first_name} ${last_name}`.trim(),
    coach_id,
    created_at: row.created_at.toISOString(),
  };
}
