import { asc, eq, inArray } from 'drizzle-orm';
import type { OwnCoach, PortfolioItem, Program, Specialty } from '#contract/index.ts';
import { ageOn } from '#domain/coaches/age.ts';
import type { Database } from '#server/db/database.ts';
import { coachSpecialties, portfolioItems, programSpecialties, programs, specialties, users } from '#server/db/schema.ts';
import { type CoachRow, findCoachRow } from './row.ts';

/** A coach's complete profile for themselves; null when nothing is saved. `now` in ms. */
export async function readOwn(database: Database, user_id: string, now: number): Promise<OwnCoach | null> {
  const row = await findCoachRow(database, user_id);
  if (row === null) return null;
  const [person] = await database
    .select({
      first_name: users.first_name,
      last_name: users.last_name,
      profile_image_url: users.profile_image_url,
      profile_image_url_optimized: users.profile_image_url_optimized,
    })
    .from(users)
    .where(eq(users.id, user_id));
  if (person === undefined) return null;
  return {
    ...person,
    ...factsOf(row, now),
    specialties: await specialtiesOf(database, row.id),
    programs: await programsOf(database, row.id),
    portfolio: await portfolioOf(database, row.id),
  };
}

function factsOf(row: CoachRow, now: number) {
  const { id, username, short_bio, country, dob, gender, calendly_username, stripe_charges_enabled, status } = row;
  const { brand_promise, brand_pain, brand_plan, brand_proof } = row;
  const age = dob === null ? null : ageOn(dob, dayOf(now));
  const brand = { brand_promise, brand_pain, brand_plan, brand_proof };
  const registered = row.registered_at !== null;
  return { id, username, short_bio, country, dob, age, gender, calendly_username, ...brand, stripe_charges_enabled, status, registered };
}

/** The UTC date of an instant, like `2026-11-21`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export async function specialtiesOf(database: Database, coach_id: number): Promise<Specialty[]> {
  return database
    .select({ id: specialties.id, title: specialties.title })
    .from(coachSpecialties)
    .innerJoin(specialties, eq(specialties.id, coachSpecialties.specialty_id))
    .where(eq(coachSpecialties.coach_id, coach_id))
    .orderBy(asc(specialties.title));
}

/** All programs of a coach, Standard before Premium, including unlisted ones. */
export async function programsOf(database: Database, coach_id: number): Promise<Program[]> {
  const rows = await database.select().from(programs).where(eq(programs.coach_id, coach_id)).orderBy(asc(programs.type), asc(programs.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const covered = await database
    .select({ program_id: programSpecialties.program_id, id: specialties.id, title: specialties.title })
    .from(programSpecialties)
    .innerJoin(specialties, eq(specialties.id, programSpecialties.specialty_id))
    .where(inArray(programSpecialties.program_id, ids))
    .orderBy(asc(specialties.title));
  return rows.map(({ id, type, description, price, listed }) => ({
    id,
    type,
    description,
    price,
    listed,
    specialties: covered.filter(({ program_id }) => program_id === id).map(({ id: specialty, title }) => ({ id: specialty, title })),
  }));
}

/** Oldest first. */
export async function portfolioOf(database: Database, coach_id: number): Promise<PortfolioItem[]> {
  return database
    .select({
      id: portfolioItems.id,
      image_url: portfolioItems.image_url,
      image_url_optimized: portfolioItems.image_url_optimized,
      description: portfolioItems.description,
    })
    .from(portfolioItems)
    .where(eq(portfolioItems.coach_id, coach_id))
    .orderBy(asc(portfolioItems.id));
}
