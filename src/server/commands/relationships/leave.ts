import { eq, inArray } from 'drizzle-orm';
import type { Relationship } from '#contract/index.ts';
import { decideEnd, type LeaveStep } from '#domain/coaching/leaving.ts';
import { isInvited } from '#domain/coaching/relationship-state.ts';
import { INVITED_CLIENTS_MAX } from '#domain/limits.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, coachingRelationships } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import { endGrant } from './consents.ts';
import { countInvited, endOf, type FoundRelationship, factsOf, findOwnRelationship, listRelationshipsOf, stateOf } from './list.ts';

interface Leaving {
  readonly id: string;
  readonly user_id: string;
  readonly step: LeaveStep;
  readonly now: number;
}

/** Ends a relationship for the account's side, or takes that back (REL-4). Answers with what it is now. */
export async function endRelationship(database: Database, { id, user_id, step, now }: Leaving): Promise<Relationship> {
  await database.transaction(async (transaction) => {
    if (step === 'return') await holdCoach(transaction, id);
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
    if (step === 'return' && end === null) await checkPlace(transaction, found, now);
    await transaction
      .update(coachingRelationships)
      .set({
        ended_at: end === null ? null : new Date(end.at),
        ended_by: end === null ? null : end.by === 't' ? 'trainee' : 'coach',
        is_blocked: end?.isBlock ?? false,
      })
      .where(eq(coachingRelationships.id, id));
    const after = await findOwnRelationship(transaction, { id, user_id });
    if (after !== undefined) await endGrant(transaction, after, now);
  });
  const after = (await listRelationshipsOf(database, user_id, now)).find((each) => each.id === id);
  return after ?? fail('not_found', { error: COACHING_MESSAGES.notYours, code: 'not_found' });
}

/** Before the relationship, as joining does, so that the two cannot wait for each other. */
async function holdCoach(transaction: Database, relationship_id: string): Promise<void> {
  const ofThisOne = transaction
    .select({ id: coachingRelationships.coach_id })
    .from(coachingRelationships)
    .where(eq(coachingRelationships.id, relationship_id));
  await transaction.select({ id: coaches.id }).from(coaches).where(inArray(coaches.id, ofThisOne)).for('no key update');
}

/** Coming back to a coach without paying needs one of the coach's places (REL-3). */
async function checkPlace(transaction: Database, found: FoundRelationship, now: number): Promise<void> {
  const isRunning = stateOf(found, now) === 'active';
  if (isRunning || found.coach_id === null || !isInvited({ ...factsOf(found), end: null })) return;
  if ((await countInvited(transaction, found.coach_id)) >= INVITED_CLIENTS_MAX)
    fail('conflict', { error: INVITATION_MESSAGES.places_taken, code: 'places_taken' });
}
