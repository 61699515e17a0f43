import { eq, sql } from 'drizzle-orm';
import type { Relationship } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import { type JoinRefusal, refuseJoin } from '#domain/coaching/invitation.ts';
import { readInvitationCode } from '#domain/coaching/invitation-code.ts';
import { INVITATION_MESSAGES } from '#domain/messages/invitations.ts';
import { capitalised } from '#domain/users/display-name.ts';
import type { Database } from '#server/db/database.ts';
import { coaches, coachingRelationships, invitations, users } from '#server/db/schema.ts';
import { fail } from '#server/errors/domain-error.ts';
import type { Services } from '#server/services/services.ts';
import { relationshipIdOf } from '../coaching/relationship-id.ts';
import { hashInvitationCode } from './invitation-secrets.ts';
import { factsOfInvitation, type InvitationRow } from './invitations.ts';
import { countInvited, endOf, type FoundRelationship, findOwnRelationship, listRelationshipsOf, stateOf } from './list.ts';

type Tools = Pick<Services, 'database' | 'tokens' | 'clock'>;

/** Whose code it is, before anything begins (REL-3). Wrong, used, cancelled and expired ones are answered alike. */
export async function readInvitationBy(
  { database, tokens, clock, market }: Tools & Pick<Services, 'market'>,
  typed: string,
  user_id: string | null,
) {
  const row = await findRow(database, tokens.secret, typed);
  if (row === undefined) return refuse('code_not_valid');
  const isUsable =
    refuseJoin({ invitation: factsOfInvitation(row), isOwn: false, state: 'ended', end: null, invited: 0 }, clock()) === null;
  if (!isUsable && (user_id === null || !(await isJoined(database, row, user_id, clock())))) return refuse('code_not_valid');
  const [coach] = await database
    .select({
      username: coaches.username,
      first_name: users.first_name,
      last_name: users.last_name,
      picture: sql<string | null>`coalesce(${users.profile_image_url_optimized}, ${users.profile_image_url})`,
    })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.user_id))
    .where(eq(coaches.id, row.coach_id));
  if (coach === undefined) return refuse('code_not_valid');
  const name = fullName(coach);
  const listed = (await market.view()).coach(row.coach_id);
  return { name, first_name: capitalised(coach.first_name) || name, picture: coach.picture, coach_id: listed?.id ?? null };
}

/** Begins coaching with a code: the code is used up and the relationship made in one transaction (REL-2, REL-3). */
export async function joinWithCode({ database, tokens, clock }: Tools, typed: string, user_id: string): Promise<Relationship> {
  const now = clock();
  const id = await database.transaction(async (transaction) => {
    const row = await findRow(transaction, tokens.secret, typed, true);
    if (row === undefined) return refuse('code_not_valid');
    if (row.relationship_id !== null && (await isJoined(transaction, row, user_id, now))) return row.relationship_id;
    const [coach] = await transaction
      .select({ user_id: coaches.user_id })
      .from(coaches)
      .where(eq(coaches.id, row.coach_id))
      .for('no key update');
    const found = await holdRelationship(transaction, row.coach_id, user_id);
    const refusal = refuseJoin(
      {
        invitation: factsOfInvitation(row),
        isOwn: coach?.user_id === user_id,
        state: found === undefined ? 'ended' : stateOf(found, now),
        end: found === undefined ? null : endOf(found),
        invited: await countInvited(transaction, row.coach_id),
      },
      now,
    );
    if (refusal !== null) return refuse(refusal);
    const relationship_id = await relate(transaction, row.coach_id, user_id, now);
    await transaction
      .update(invitations)
      .set({ accepted_at: new Date(now), relationship_id })
      .where(eq(invitations.id, row.id));
    return relationship_id;
  });
  const joined = (await listRelationshipsOf(database, user_id, now)).find((each) => each.id === id);
  return joined ?? refuse('code_not_valid');
}

async function findRow(database: Database, secret: string, typed: string, isHeld = false): Promise<InvitationRow | undefined> {
  const code = readInvitationCode(typed);
  if (code === null) return undefined;
  const query = database
    .select()
    .from(invitations)
    .where(eq(invitations.code_hash, hashInvitationCode(secret, code)));
  const [row] = await (isHeld ? query.for('update') : query);
  return row;
}

/** The answer to a repeated request was lost, or the link was opened again: the account is with the coach by this very code. */
async function isJoined(database: Database, row: InvitationRow, user_id: string, now: number): Promise<boolean> {
  if (row.relationship_id === null) return false;
  const found = await findOwnRelationship(database, { id: row.relationship_id, user_id });
  return found?.trainee_id === user_id && stateOf(found, now) === 'active';
}

/** What is already between the two, held until the transaction ends. */
async function holdRelationship(transaction: Database, coach_id: number, user_id: string): Promise<FoundRelationship | undefined> {
  const [held] = await transaction
    .select({ id: coachingRelationships.id })
    .from(coachingRelationships)
    .where(sql`${coachingRelationships.trainee_id} = ${user_id} and ${coachingRelationships.coach_id} = ${coach_id}`)
    .for('update');
  return held === undefined ? undefined : findOwnRelationship(transaction, { id: held.id, user_id });
}

/** The relationship of the two, made where there is none, with the id that a purchase would give it (REL-2). */
async function relate(transaction: Database, coach_id: number, trainee_id: string, now: number): Promise<string> {
  const joined_at = new Date(now).toISOString();
  const { rows } = await transaction.execute<{ id: string }>(sql`
    with made as (
      insert into coaching_relationships (id, trainee_id, coach_id, created_at, joined_at)
      select ${relationshipIdOf(sql`c.user_id`, sql`${trainee_id}`)}, ${trainee_id}, c.id, ${joined_at}, ${joined_at}
      from coaches c where c.id = ${coach_id}
      on conflict (trainee_id, coach_id) do update set joined_at = excluded.joined_at
      returning id
    ), owned as (
      insert into sync_owners (owner, relationship_id) select id, id from made on conflict do nothing
    )
    select id from made
  `);
  const id = rows[0]?.id;
  return id ?? refuse('code_not_valid');
}

function refuse(code: JoinRefusal): never {
  const failure = { error: INVITATION_MESSAGES[code], code };
  if (code === 'code_not_valid') return fail('not_found', failure);
  return fail(code === 'own_code' ? 'forbidden' : 'conflict', failure);
}
