import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Specialty } from '#contract/index.ts';
import { COACH_FACT_MESSAGES } from '#domain/messages/coach-account.ts';
import type { Account } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, coachSpecialties, specialties } from '#server/db/schema.ts';
import { databaseErrorOf } from '#server/describe-error.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { specialtiesOf } from './own.ts';
import { type CoachRow, lockOrMakeCoachRow } from './row.ts';

type Fact = 'short_bio' | 'brand_promise' | 'brand_pain' | 'brand_plan' | 'brand_proof' | 'country' | 'dob' | 'gender';

/** Stores validated facts. */
export async function saveFacts(services: Services, account: Account, facts: Partial<Pick<CoachRow, Fact>>): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const { id } = await lockOrMakeCoachRow(transaction, account, services.clock());
    await transaction.update(coaches).set(facts).where(eq(coaches.id, id));
  });
}

/** A username another coach has, whatever its capitals, is a conflict. */
export async function saveCalendlyUsername(services: Services, account: Account, calendly_username: string): Promise<void> {
  try {
    await services.database.transaction(async (transaction) => {
      const { id } = await lockOrMakeCoachRow(transaction, account, services.clock());
      const [other] = await transaction
        .select({ id: coaches.id })
        .from(coaches)
        .where(and(sql`lower(${coaches.calendly_username}) = lower(${calendly_username})`, ne(coaches.id, id)));
      if (other !== undefined) taken();
      await transaction.update(coaches).set({ calendly_username }).where(eq(coaches.id, id));
    });
  } catch (error) {
    // Two coaches may request it concurrently; the unique index decides.
    if (databaseErrorOf(error)?.sqlstate === UNIQUE_VIOLATION) taken();
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

function taken(): never {
  fail('conflict', {
    detail: COACH_FACT_MESSAGES.calendlyTaken,
    error: COACH_FACT_MESSAGES.calendlyTaken,
    code: 'calendly_username_taken',
  });
}

/** Replaces the coach's specialties. */
export async function saveSpecialties(services: Services, account: Account, ids: readonly number[]): Promise<Specialty[]> {
  return services.database.transaction(async (transaction) => {
    const { id: coach_id } = await lockOrMakeCoachRow(transaction, account, services.clock());
    const wanted = await knownSpecialties(transaction, ids);
    await transaction.delete(coachSpecialties).where(eq(coachSpecialties.coach_id, coach_id));
    if (wanted.length > 0) {
      await transaction.insert(coachSpecialties).values(wanted.map((specialty_id) => ({ coach_id, specialty_id })));
    }
    return specialtiesOf(transaction, coach_id);
  });
}

/** The ids, each once. Ids of no specialty are invalid. */
export async function knownSpecialties(database: Database, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const known = await database.select({ id: specialties.id }).from(specialties).where(inArray(specialties.id, wanted));
  if (known.length < wanted.length) {
    const sentence = COACH_FACT_MESSAGES.unknownSpecialty;
    fail('invalid', { detail: sentence, error: sentence, code: 'unknown_specialty' });
  }
  return wanted;
}
