import { eq } from 'drizzle-orm';
import type { Relationship } from '#contract/index.ts';
import { decideEnd, type LeaveStep } from '#domain/coaching/leaving.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import type { Database } from '#server/db/database.ts';
import { coachingRelationships } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import { endOf, findOwnRelationship, listRelationshipsOf, stateOf } from './list.ts';

interface Leaving {
  readonly id: string;
  readonly user_id: string;
  readonly step: LeaveStep;
  readonly now: number;
}

/** Ends a relationship for the account's side, or takes that back (REL-4). Answers with what it is now. */
export async function endRelationship(database: Database, { id, user_id, step, now }: Leaving): Promise<Relationship> {
  await database.transaction(async (transaction) => {
    await transaction
      .select({ id: coachingRelationships.id })
      .from(coachingRelationships)
      .where(eq(coachingRelationships.id, id))
      .for('update');
    const found = await findOwnRelationship(transaction, { id, user_id });
    if (found === undefined) return fail('not_found', { error: COACHING_MESSAGES.notYours, code: 'not_found' });
    const side = found.trainee_id === user_id ? 't' : 'c';
    const decided = decideEnd({ state: stateOf(found, now), end: endOf(found) }, side, step, now);
    if (decided === 'trainee_only') return fail('forbidden', { error: COACHING_MESSAGES.trainee_only, code: decided });
    if (typeof decided === 'string') return fail('conflict', { error: COACHING_MESSAGES[decided], code: decided });
    const { end } = decided;
    await transaction
      .update(coachingRelationships)
      .set({
        ended_at: end === null ? null : new Date(end.at),
        ended_by: end === null ? null : end.by === 't' ? 'trainee' : 'coach',
        is_blocked: end?.isBlock ?? false,
      })
      .where(eq(coachingRelationships.id, id));
  });
  const after = (await listRelationshipsOf(database, user_id, now)).find((each) => each.id === id);
  return after ?? fail('not_found', { error: COACHING_MESSAGES.notYours, code: 'not_found' });
}
