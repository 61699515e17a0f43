import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

const SPECIALTIES = 12;
const REVIEWERS = 300;

/**
 * Writes this many listed coaches with programs, portfolios and reviews, beside existing ones: with the demonstration's specialties
 * and portraits where it was written before, with "Specialty 1" to "Specialty 12" and no portraits otherwise.
 */
export async function seedCoaches(database: Database, count: number): Promise<void> {
  const statements = [
    sql`insert into specialties (title) select 'Specialty ' || g from generate_series(1, ${SPECIALTIES}::int) g
      where not exists (select from specialties)`,
    sql`insert into users (id, email, first_name, last_name, role, password_hash, created_at, profile_image_url, profile_image_url_optimized)
      select gen_random_uuid(), 'coach' || g || '@bench.example.com', (array['Dana','Tomás','Mei','Callum','Amara','Lars','Bianca','Noah'])[1 + g % 8],
        'Family' || (g * 7919) % 10007, 'coach', '', now(), large[1 + g % cardinality(large)], small[1 + g % cardinality(small)]
      from generate_series(1, ${count}::int) g, (select array_agg(profile_image_url order by email) as large,
        array_agg(profile_image_url_optimized order by email) as small from users where profile_image_url_optimized is not null) portraits`,
    sql`insert into users (id, email, first_name, last_name, role, password_hash, created_at)
      select gen_random_uuid(), 'member' || g || '@bench.example.com', 'Member', 'Number' || g, 'member', '', now()
      from generate_series(1, ${REVIEWERS}::int) g`,
    sql`insert into coaches (user_id, username, short_bio, brand_promise, brand_pain, brand_plan, brand_proof, country, dob, gender,
        calendly_username, stripe_charges_enabled, registered_at, created_at)
      select id, split_part(email, '@', 1), 'Strength coach for people with jobs, kids and three free hours a week, number ' || email,
        repeat('What I deliver. ', 8), repeat('What I solve. ', 8), repeat('How I work. ', 12), repeat('What I have done. ', 6), 'US', '1988-04-17',
        'female', split_part(email, '@', 1), true, now(), now() from users where email like 'coach%@bench.example.com' order by email`,
    sql`create temporary table added as select id from coaches where calendly_username ~ '^coach[0-9]+$'`,
    sql`insert into coach_specialties select a.id, s.ids[1 + (a.id * 31 + k * 5) % cardinality(s.ids)]
      from added a, generate_series(0, 2) k, (select array_agg(id order by id) as ids from specialties) s on conflict do nothing`,
    sql`insert into programs (coach_id, type, description, price, created_at)
      select id, (array['basic','premium'])[k], repeat('A weekly plan. ', 5), 40 + (id * 13) % 260 + k * 20, now() from added, generate_series(1, 2) k`,
    sql`insert into program_specialties select p.id, s.specialty_id
      from added a join programs p on p.coach_id = a.id join coach_specialties s on s.coach_id = a.id`,
    sql`insert into portfolio_items (coach_id, image_url, image_url_optimized, description, created_at)
      select id, '/images/' || md5(id::text || k) || '.webp', '/images/' || md5(id::text || k || 's') || '.webp', 'A day in the gym', now()
      from added, generate_series(1, 3) k`,
    sql`insert into reviews (coach_id, user_id, rating, comment, created_at)
      select a.id, m.id, 3 + (a.id + m.place)::int % 3, 'Clear plans and quick answers.', now()
      from added a join lateral (select id, row_number() over (order by email) as place from users where email like 'member%@bench.example.com'
        limit 4 + a.id % 3) m on true`,
  ];
  // What is written here is right as it is: no foreign key needs checking, and nobody is looking yet.
  await database.execute(sql`set session_replication_role = replica`);
  for (const statement of statements) await database.execute(statement);
  await database.execute(sql`set session_replication_role = origin`);
  await database.execute(sql`analyze`);
}
