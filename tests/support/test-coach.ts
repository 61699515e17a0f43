import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coaches, coachSpecialties, portfolioItems, programSpecialties, programs, reviews, specialties, users } from '#server/db/schema.ts';

type CoachRow = typeof coaches.$inferInsert;

export interface TestCoachOptions extends Partial<Omit<CoachRow, 'id' | 'user_id'>> {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly profile_image_url?: string | null;
  readonly profile_image_url_optimized?: string | null;
  /** Titles; one is written when it is new. */
  readonly specialties?: readonly string[];
  readonly programs?: readonly { type?: string; price?: string; listed?: boolean; description?: string; specialties?: readonly string[] }[];
  readonly portfolio?: readonly { image_url: string; image_url_optimized?: string | null; description?: string }[];
  readonly ratings?: readonly number[];
}

export interface TestCoach {
  readonly id: number;
  readonly user_id: string;
  readonly email: string;
}

const MADE_AT = new Date(Date.UTC(2026, 0, 5));

/** A coach who is fully set up, but for what is said otherwise. Written straight into the database. */
export async function addCoach(database: Database, options: TestCoachOptions = {}): Promise<TestCoach> {
  const {
    first_name = 'Dana',
    last_name = 'Okafor',
    profile_image_url = null,
    profile_image_url_optimized = null,
    specialties: titles = ['Strength'],
    programs: offers = [{}],
    portfolio = [],
    ratings = [],
    ...fields
  } = options;
  const user_id = await addPerson(database, { first_name, last_name, role: 'coach', profile_image_url, profile_image_url_optimized });
  const [coach] = await database
    .insert(coaches)
    .values({ ...COMPLETE, username: `coach.${user_id}`, calendly_username: `calendly-${user_id}`, ...fields, user_id })
    .returning({ id: coaches.id });
  const coach_id = coach!.id;
  for (const title of titles) {
    await database.insert(coachSpecialties).values({ coach_id, specialty_id: await specialtyId(database, title) });
  }
  for (const {
    type = 'basic',
    price = '129.00',
    listed = true,
    description = 'Three sessions a week.',
    specialties: covered = titles,
  } of offers) {
    const values = { coach_id, type, price, listed, description, created_at: MADE_AT };
    const [program] = await database.insert(programs).values(values).returning({ id: programs.id });
    for (const title of covered) {
      await database.insert(programSpecialties).values({ program_id: program!.id, specialty_id: await specialtyId(database, title) });
    }
  }
  if (portfolio.length > 0)
    await database.insert(portfolioItems).values(portfolio.map((item) => ({ ...item, coach_id, created_at: MADE_AT })));
  for (const rating of ratings) await addReview(database, coach_id, { rating });
  return { id: coach_id, user_id, email: `${user_id}@example.com` };
}

const COMPLETE = {
  short_bio: 'Strength for busy people.',
  brand_promise: 'Heavier lifts by spring.',
  brand_pain: 'No time and no plan.',
  brand_plan: 'Three sessions a week.',
  brand_proof: 'Two hundred people.',
  country: 'US',
  dob: '1988-04-17',
  gender: 'female',
  stripe_account_id: 'acct_secret',
  stripe_charges_enabled: true,
  registered_at: MADE_AT,
  created_at: MADE_AT,
} as const;

/** A review by somebody new. */
export async function addReview(
  database: Database,
  coach_id: number,
  { rating = 5, comment = 'Good.', first_name = 'Priya', last_name = 'Raman', created_at = MADE_AT } = {},
): Promise<void> {
  const user_id = await addPerson(database, { first_name, last_name, role: 'member' });
  await database.insert(reviews).values({ coach_id, user_id, rating, comment, created_at });
}

async function addPerson(database: Database, person: Partial<typeof users.$inferInsert>): Promise<string> {
  const id = randomUUID();
  const values = {
    first_name: '',
    last_name: '',
    role: 'member',
    ...person,
    id,
    email: `${id}@example.com`,
    password_hash: '',
    created_at: MADE_AT,
  } as const;
  await database.insert(users).values(values);
  return id;
}

export async function specialtyId(database: Database, title: string): Promise<number> {
  const find = () => database.select({ id: specialties.id }).from(specialties).where(eq(specialties.title, title));
  const [known] = await find();
  if (known !== undefined) return known.id;
  // Two tests' coaches may bring the same one at once.
  await database.insert(specialties).values({ title }).onConflictDoNothing();
  const [row] = await find();
  return row!.id;
}
