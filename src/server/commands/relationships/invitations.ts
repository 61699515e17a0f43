import { addDays } from 'date-fns';
import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Invitation } from '#contract/index.ts';
import { type InvitationFacts, invitationState, invitedName } from '#domain/coaching/invitation.ts';
import { INVITATION_DAYS, INVITATIONS_OPEN_MAX, INVITATIONS_SHOWN, INVITED_CLIENTS_MAX } from '#domain/limits.ts';
import { COACH_FACT_MESSAGES } from '#domain/messages/coach-account.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import type { Database } from '#server/db/database.ts';
import { coachingRelationships, invitations, users } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { type CoachRow, findCoachRow, lockCoachRow } from '../coach/row.ts';
import { deriveInvitationCode, hashInvitationCode } from './invitation-secrets.ts';
import { countInvited } from './list.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** A coach's codes, the newest first (REL-3). */
export async function listInvitationsOf(database: Database, user_id: string, now: number) {
  const { id: coach_id } = await coachOf(database, user_id);
  return { invited: await countInvited(database, coach_id), invitations: await viewsOf(database, { coach_id }, now) };
}

/** Makes a code; repeated with the same id it answers with the same one. */
export async function makeInvitation(
  { database, tokens: { secret }, clock }: Pick<Services, 'database' | 'tokens' | 'clock'>,
  user_id: string,
  { id, label }: { readonly id: string; readonly label: string },
): Promise<{ code: string; invitation: Invitation }> {
  if (!isUuid(id)) fail('not_found', { error: INVITATION_MESSAGES.unknown, code: 'not_found' });
  const now = clock();
  const code = deriveInvitationCode(secret, id);
  const coach_id = await database.transaction(async (transaction) => {
    const coach = await lockCoachRow(transaction, user_id);
    const [known] = await transaction.select({ coach_id: invitations.coach_id }).from(invitations).where(eq(invitations.id, id));
    if (known !== undefined) return known.coach_id === coach.id ? coach.id : unknownInvitation();
    await checkRoom(transaction, coach.id, now);
    await transaction.insert(invitations).values({
      id,
      coach_id: coach.id,
      code_hash: hashInvitationCode(secret, code),
      label: label.trim(),
      created_at: new Date(now),
      expires_at: addDays(now, INVITATION_DAYS),
    });
    return coach.id;
  });
  return { code, invitation: await viewOf(database, { coach_id, id }, now) };
}

async function checkRoom(transaction: Database, coach_id: number, now: number): Promise<void> {
  const [open] = await transaction
    .select({ count: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.coach_id, coach_id),
        isNull(invitations.accepted_at),
        isNull(invitations.cancelled_at),
        gt(invitations.expires_at, new Date(now)),
      ),
    );
  if ((open?.count ?? 0) >= INVITATIONS_OPEN_MAX) fail('conflict', { error: INVITATION_MESSAGES.tooManyOpen, code: 'too_many_open' });
  if ((await countInvited(transaction, coach_id)) >= INVITED_CLIENTS_MAX)
    fail('conflict', { error: INVITATION_MESSAGES.noPlaces, code: 'places_taken' });
}

/** Nobody can use the code any more. Repeated it changes nothing. */
export async function cancelInvitationOf(
  database: Database,
  { id, user_id, now }: { readonly id: string; readonly user_id: string; readonly now: number },
): Promise<Invitation> {
  const { id: coach_id } = await coachOf(database, user_id);
  if (!isUuid(id)) return unknownInvitation();
  await database
    .update(invitations)
    .set({ cancelled_at: new Date(now) })
    .where(
      and(eq(invitations.id, id), eq(invitations.coach_id, coach_id), isNull(invitations.accepted_at), isNull(invitations.cancelled_at)),
    );
  const view = await viewOf(database, { coach_id, id }, now);
  return view.state === 'used' ? fail('conflict', { error: INVITATION_MESSAGES.alreadyUsed, code: 'already_used' }) : view;
}

export function factsOfInvitation({ created_at, expires_at, accepted_at, cancelled_at }: InvitationRow): InvitationFacts {
  return {
    created_at: created_at.getTime(),
    expires_at: expires_at.getTime(),
    accepted_at: accepted_at?.getTime() ?? null,
    cancelled_at: cancelled_at?.getTime() ?? null,
  };
}

async function coachOf(database: Database, user_id: string): Promise<CoachRow> {
  const coach = await findCoachRow(database, user_id);
  return coach ?? fail('not_found', { detail: COACH_FACT_MESSAGES.noProfile, code: 'no_coach_profile' });
}

function unknownInvitation(): never {
  return fail('not_found', { error: INVITATION_MESSAGES.unknown, code: 'not_found' });
}

async function viewOf(database: Database, which: { readonly coach_id: number; readonly id: string }, now: number): Promise<Invitation> {
  const [view] = await viewsOf(database, which, now);
  return view ?? unknownInvitation();
}

async function viewsOf(
  database: Database,
  { coach_id, id }: { readonly coach_id: number; readonly id?: string },
  now: number,
): Promise<Invitation[]> {
  const rows = await database
    .select({ row: invitations, first_name: users.first_name, last_name: users.last_name })
    .from(invitations)
    .leftJoin(coachingRelationships, eq(coachingRelationships.id, invitations.relationship_id))
    .leftJoin(users, eq(users.id, coachingRelationships.trainee_id))
    .where(and(eq(invitations.coach_id, coach_id), id === undefined ? undefined : eq(invitations.id, id)))
    .orderBy(desc(invitations.created_at), invitations.id)
    .limit(INVITATIONS_SHOWN);
  return rows.map(({ row, first_name, last_name }) => ({
    id: row.id,
    label: row.label,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    state: invitationState(factsOfInvitation(row), now),
    used_at: row.accepted_at?.toISOString() ?? null,
    client: first_name === null || last_name === null ? null : (invitedName({ first_name, last_name }) ?? INVITATION_MESSAGES.unnamed),
  }));
}
