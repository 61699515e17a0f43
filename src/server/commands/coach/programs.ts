import { and, eq } from 'drizzle-orm';
import type { Program } from '#contract/index.ts';
import { PROGRAM_FORM_MESSAGES } from '#domain/messages/coach-account.ts';
import { SERVER_MESSAGES } from '#domain/messages/server.ts';
import {
  centsOf,
  editedProgramSchema,
  newProgramSchema,
  type ProgramForm,
  priceOf,
  programTypeSchema,
} from '#domain/programs/program-form.ts';
import type { Account } from '#server/auth/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { programSpecialties, programs } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { knownSpecialties } from './facts.ts';
import { programsOf } from './own.ts';
import { accept } from './refuse.ts';
import { lockCoachRow, lockOrMakeCoachRow } from './row.ts';

/** Adds a program, listed. Fails as a conflict when the coach has one of this type, so that no doubled request makes two. */
export async function addProgram(services: Services, account: Account, form: ProgramForm & { readonly type: string }): Promise<Program> {
  const type = accept(programTypeSchema, form.type);
  const { description, price } = accept(newProgramSchema, form);
  return services.database.transaction(async (transaction) => {
    const { id: coach_id } = await lockOrMakeCoachRow(transaction, account, services.clock());
    const [same] = await transaction
      .select({ id: programs.id })
      .from(programs)
      .where(and(eq(programs.coach_id, coach_id), eq(programs.type, type)));
    if (same !== undefined) {
      fail('conflict', { detail: PROGRAM_FORM_MESSAGES.typeTaken, error: PROGRAM_FORM_MESSAGES.typeTaken, code: 'program_type_taken' });
    }
    const specialty_ids = await knownSpecialties(transaction, form.specialties);
    const [row] = await transaction
      .insert(programs)
      .values({ coach_id, type, description, price: storedPrice(price), created_at: new Date(services.clock()) })
      .returning({ id: programs.id });
    if (row === undefined) throw new Error('The new program was not written.');
    await transaction.insert(programSpecialties).values(specialty_ids.map((specialty_id) => ({ program_id: row.id, specialty_id })));
    return programOf(transaction, coach_id, row.id);
  });
}

/** Changes the given fields. 404 for a program of another coach. */
export async function editProgram(services: Services, account: Account, id: number, change: Partial<ProgramForm>): Promise<Program> {
  return services.database.transaction(async (transaction) => {
    const { id: coach_id } = await lockCoachRow(transaction, account.id);
    const before = await programOf(transaction, coach_id, id);
    const form = { description: before.description, price: before.price, specialties: before.specialties.map((one) => one.id), ...change };
    const { description, price } = accept(editedProgramSchema, form);
    const specialty_ids = await knownSpecialties(transaction, form.specialties);
    await transaction
      .update(programs)
      .set({ description, price: storedPrice(price) })
      .where(eq(programs.id, id));
    await transaction.delete(programSpecialties).where(eq(programSpecialties.program_id, id));
    await transaction.insert(programSpecialties).values(specialty_ids.map((specialty_id) => ({ program_id: id, specialty_id })));
    return programOf(transaction, coach_id, id);
  });
}

/** 404 for a program of another coach. */
export async function setListed(services: Services, account: Account, id: number, listed: boolean): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const { id: coach_id } = await lockCoachRow(transaction, account.id);
    await programOf(transaction, coach_id, id);
    await transaction.update(programs).set({ listed }).where(eq(programs.id, id));
  });
}

async function programOf(database: Database, coach_id: number, id: number): Promise<Program> {
  const own = await programsOf(database, coach_id);
  // A program of another coach is answered like a missing one.
  return own.find((program) => program.id === id) ?? fail('not_found', { detail: SERVER_MESSAGES.notFound, code: 'not_found' });
}

/** Validated by the schema, so it has cents. */
function storedPrice(price: string): string {
  return priceOf(centsOf(price) ?? 0);
}
