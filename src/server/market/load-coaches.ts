import { type SQL, sql } from 'drizzle-orm';
import type { PublicCoach } from '#contract/index.ts';
import { ageOn } from '#domain/coaches/age.ts';
import { isListed } from '#domain/coaches/is-listed.ts';
import { averageOf } from '#domain/reviews/rating.ts';
import type { Database } from '../db/database.ts';

/** A query row: public fields, and sources of derived ones. */
interface CoachRow extends Record<string, unknown>, Omit<PublicCoach, 'age' | 'rating'> {
  readonly dob: string | null;
  readonly rating_sum: number;
  readonly rating_count: number;
}

/**
 * The listed coaches, all or by ids, in public form. `today` (yyyy-mm-dd) determines ages. One statement, so that a coach is read
 * consistently. The domain decides who is listed.
 */
export async function loadListedCoaches(database: Database, today: string, ids?: readonly number[]): Promise<PublicCoach[]> {
  const { rows } = await database.execute<CoachRow>(coachesQuery(ids));
  return rows.filter(isListed).map((row) => publicCoach(row, today));
}

/** An allow-list of public fields. Unlisted programs are excluded. */
function publicCoach(row: CoachRow, today: string): PublicCoach {
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    short_bio: row.short_bio,
    profile_image_url: row.profile_image_url,
    profile_image_url_optimized: row.profile_image_url_optimized,
    country: row.country,
    age: row.dob === null ? null : ageOn(row.dob, today),
    gender: row.gender,
    calendly_username: row.calendly_username,
    specialties: row.specialties,
    programs: row.programs.filter(({ listed }) => listed),
    portfolio: row.portfolio,
    brand_promise: row.brand_promise,
    brand_pain: row.brand_pain,
    brand_plan: row.brand_plan,
    brand_proof: row.brand_proof,
    stripe_charges_enabled: row.stripe_charges_enabled,
    status: row.status,
    rating: averageOf(row.rating_sum, row.rating_count),
  };
}

function coachesQuery(ids: readonly number[] | undefined): SQL {
  const asked = (column: SQL) => (ids === undefined ? sql`true` : sql`${column} = any(${sql.param(ids)}::int[])`);
  return sql`
    with their_specialties as (
      select cs.coach_id, json_agg(json_build_object('id', s.id, 'title', s.title) order by s.title, s.id) as list
      from coach_specialties cs join specialties s on s.id = cs.specialty_id where ${asked(sql`cs.coach_id`)} group by cs.coach_id
    ), covered as (
      select p.id as program_id, json_agg(json_build_object('id', s.id, 'title', s.title) order by s.title, s.id) as list
      from programs p join program_specialties ps on ps.program_id = p.id join specialties s on s.id = ps.specialty_id
      where ${asked(sql`p.coach_id`)} group by p.id
    ), their_programs as (
      select p.coach_id, json_agg(
        json_build_object('id', p.id, 'type', p.type, 'description', p.description, 'specialties', coalesce(covered.list, '[]'::json),
          'price', p.price::text, 'listed', p.listed)
        order by case p.type when 'basic' then 0 when 'premium' then 1 else 2 end, p.price, p.id) as list
      from programs p left join covered on covered.program_id = p.id where ${asked(sql`p.coach_id`)} group by p.coach_id
    ), their_portfolio as (
      select coach_id, json_agg(
        json_build_object('id', id, 'image_url', image_url, 'image_url_optimized', image_url_optimized, 'description', description)
        order by id) as list
      from portfolio_items where ${asked(sql`coach_id`)} group by coach_id
    ), their_rating as (
      select coach_id, sum(rating)::int as total, count(*)::int as count from reviews where ${asked(sql`coach_id`)} group by coach_id
    )
    select c.id, c.username, u.first_name, u.last_name, c.short_bio, u.profile_image_url, u.profile_image_url_optimized, c.country,
      c.dob::text as dob, c.gender, c.calendly_username, c.brand_promise, c.brand_pain, c.brand_plan, c.brand_proof,
      c.stripe_charges_enabled, c.status, coalesce(s.list, '[]'::json) as specialties, coalesce(p.list, '[]'::json) as programs,
      coalesce(f.list, '[]'::json) as portfolio, coalesce(r.total, 0) as rating_sum, coalesce(r.count, 0) as rating_count
    from coaches c join users u on u.id = c.user_id
    left join their_specialties s on s.coach_id = c.id left join their_programs p on p.coach_id = c.id
    left join their_portfolio f on f.coach_id = c.id left join their_rating r on r.coach_id = c.id
    where ${asked(sql`c.id`)} order by c.id
  `;
}
