import { subDays } from 'date-fns';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { coaches, coachSpecialties, portfolioItems, programSpecialties, programs, reviews, specialties } from '../db/schema.ts';
import type { DemoCoach } from './demo-coach.ts';
import type { DemoPictures } from './demo-pictures.ts';
import { SPECIALTIES } from './specialties-table.ts';

/** A demo coach with account. */
interface SeededCoach {
  readonly user_id: string;
  readonly coach: DemoCoach;
}

export interface MarketSeed {
  readonly seeded: readonly SeededCoach[];
  /** By username; others have none. */
  readonly pictures: ReadonlyMap<string, DemoPictures>;
  readonly reviewers: readonly (string | undefined)[];
  readonly now: number;
}

/** Inserts coaches with all related rows. `reviewers` are account ids in review order; `now` in ms. */
export async function seedMarket(database: Database, { seeded, pictures, reviewers, now }: MarketSeed): Promise<void> {
  if (seeded.length === 0) return;
  const specialtyIds = await seedSpecialties(database);
  const coachIds = await seedCoaches(database, seeded, now);
  const coachOf = ({ user_id }: SeededCoach) => found(coachIds, user_id);
  await database
    .insert(coachSpecialties)
    .values(
      seeded.flatMap((entry) =>
        entry.coach.specialties.map((title) => ({ coach_id: coachOf(entry), specialty_id: found(specialtyIds, title) })),
      ),
    );
  await seedPrograms(
    database,
    seeded.map((entry) => ({ coach_id: coachOf(entry), coach: entry.coach })),
    specialtyIds,
    now,
  );
  await seedPortfolios(
    database,
    seeded.map((entry) => ({ coach_id: coachOf(entry), coach: entry.coach })),
    pictures,
    now,
  );
  await seedReviews(
    database,
    seeded.map((entry) => ({ coach_id: coachOf(entry), coach: entry.coach })),
    reviewers,
    now,
  );
}

async function seedSpecialties(database: Database): Promise<Map<string, number>> {
  const titles = new Set((await database.select({ title: specialties.title }).from(specialties)).map(({ title }) => title));
  const missing = SPECIALTIES.filter((title) => !titles.has(title)).map((title) => ({ title }));
  if (missing.length > 0) await database.insert(specialties).values(missing).onConflictDoNothing();
  const rows = await database
    .select()
    .from(specialties)
    .where(inArray(specialties.title, [...SPECIALTIES]));
  return new Map(rows.map(({ id, title }) => [title, id]));
}

async function seedCoaches(database: Database, seeded: readonly SeededCoach[], now: number): Promise<Map<string, number>> {
  const rows = seeded.map(({ user_id, coach }, index) => {
    const { first_name: _first, last_name: _last, specialties: _specialties, programs: _programs, reviews: _reviews, ...own } = coach;
    const joined = subDays(now, 120 + index * 9);
    return { ...own, user_id, registered_at: joined, created_at: joined };
  });
  const written = await database.insert(coaches).values(rows).returning({ id: coaches.id, user_id: coaches.user_id });
  return new Map(written.map(({ id, user_id }) => [user_id, id]));
}

interface OwnedCoach {
  readonly coach_id: number;
  readonly coach: DemoCoach;
}

async function seedPrograms(
  database: Database,
  owned: readonly OwnedCoach[],
  specialtyIds: ReadonlyMap<string, number>,
  now: number,
): Promise<void> {
  const created_at = subDays(now, 100);
  const rows = owned.flatMap(({ coach_id, coach }) =>
    coach.programs.map(({ specialties: covered, ...program }) => ({ row: { ...program, coach_id, created_at }, covered })),
  );
  if (rows.length === 0) return;
  const written = await database
    .insert(programs)
    .values(rows.map(({ row }) => row))
    .returning({ id: programs.id, coach_id: programs.coach_id, type: programs.type });
  const ids = new Map(written.map(({ id, coach_id, type }) => [`${String(coach_id)} ${type}`, id]));
  await database.insert(programSpecialties).values(
    rows.flatMap(({ row, covered }) =>
      covered.map((title) => ({
        program_id: found(ids, `${String(row.coach_id)} ${row.type}`),
        specialty_id: found(specialtyIds, title),
      })),
    ),
  );
}

async function seedPortfolios(
  database: Database,
  owned: readonly OwnedCoach[],
  pictures: ReadonlyMap<string, DemoPictures>,
  now: number,
): Promise<void> {
  const rows = owned.flatMap(({ coach_id, coach }) =>
    (pictures.get(coach.username)?.portfolio ?? []).map((item) => ({ ...item, coach_id, created_at: subDays(now, 90) })),
  );
  if (rows.length > 0) await database.insert(portfolioItems).values(rows);
}

async function seedReviews(
  database: Database,
  owned: readonly OwnedCoach[],
  reviewers: readonly (string | undefined)[],
  now: number,
): Promise<void> {
  const rows = owned.flatMap(({ coach_id, coach }, place) =>
    coach.reviews.flatMap(({ by, rating, comment }, index) => {
      const user_id = reviewers[by];
      return user_id === undefined ? [] : [{ coach_id, user_id, rating, comment, created_at: subDays(now, 5 + place * 2 + index * 17) }];
    }),
  );
  if (rows.length > 0) await database.insert(reviews).values(rows);
}

function found<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data names ${String(key)}, which was not written.`);
  return value;
}
