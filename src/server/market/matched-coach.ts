import { sql } from 'drizzle-orm';
import type { CoachMatch, PublicCoach } from '#contract/index.ts';
import { averageOf, reviewerName } from '#domain/reviews/rating.ts';
import type { Database } from '../db/database.ts';
import { cardOf } from './coach-cards.ts';

type Matched = CoachMatch['coach'];
type ShownReview = Matched['review'];

/** A coach in a result. */
export function matchedCoach(coach: PublicCoach, review: ShownReview): Matched {
  const { id, name, image, short_bio, specialties, starting_price } = cardOf(coach);
  return {
    id,
    name,
    image,
    short_bio,
    brand_pain: coach.brand_pain,
    brand_plan: coach.brand_plan,
    rating: coach.rating ?? averageOf(0, 0),
    specialties,
    starting_price,
    programs: coach.programs.map(({ id: program_id, type, description, price, specialties: covered }) => ({
      id: program_id,
      type,
      description,
      price,
      specialties: covered.map(({ title }) => title),
    })),
    review,
  };
}

interface ReviewRow extends Record<string, unknown> {
  readonly coach_id: number;
  readonly rating: number;
  readonly comment: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Each coach's newest review with a comment. */
export async function newestReviews(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, ShownReview>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.execute<ReviewRow>(sql`
    select distinct on (r.coach_id) r.coach_id, r.rating, r.comment, u.first_name, u.last_name
    from reviews r join users u on u.id = r.user_id
    where r.coach_id = any(${sql.param(ids)}::int[]) and trim(r.comment) <> ''
    order by r.coach_id, r.created_at desc, r.id desc
  `);
  return new Map(rows.map(({ coach_id, rating, comment, ...user }) => [coach_id, { by: reviewerName({ user }), rating, comment }]));
}
