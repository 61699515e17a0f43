import { type SQL, sql } from 'drizzle-orm';
import type { Relationship } from '#contract/index.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import type { GrantCircumstances } from '#domain/coaching/grant.ts';
import { invitedName } from '#domain/coaching/invitation.ts';
import type { End } from '#domain/coaching/leaving.ts';
import { hasPaid, isInvited, type RelationshipFacts, relationshipState } from '#domain/coaching/relationship-state.ts';
import { runningSince } from '#domain/coaching/running-since.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { contactDueAt, contactState, isContactOpen } from '#domain/payments/contact-promise.ts';
import type { SubscriptionStatus } from '#domain/subscriptions/subscription-state.ts';
import { capitalised } from '#domain/users/display-name.ts';
import type { Database } from '#server/db/database.ts';
import { contactFactsOf, findPurchases } from '../purchases/view.ts';
import { formatEpoch, readServerEpoch } from '../sync/epoch.ts';
import { type ConsentRow, consentView } from './consent-view.ts';

interface Person {
  readonly first_name: string;
  readonly last_name: string;
}

/** A relationship with both people and what was paid. */
export interface FoundRelationship {
  readonly id: string;
  readonly trainee_id: string;
  readonly coach_id: number | null;
  /** The coach's account. */
  readonly coach_user_id: string | null;
  readonly created_at: string;
  readonly joined_at: string | null;
  readonly ended_at: string | null;
  readonly ended_by: 'trainee' | 'coach' | null;
  readonly is_blocked: boolean;
  /** The latest version of what the trainee shares; null before the first choice. */
  readonly consent: ConsentRow | null;
  /** Of all that says whether it is active, to be compared within the statement that reads a log (GRANT-1). */
  readonly fingerprint: string;
  /** Of the trainee's log. */
  readonly log_generation: number;
  /** Of its log. */
  readonly rev: number | string;
  readonly generation: number;
  readonly trainee: Person & { readonly email: string };
  readonly coach: (Person & { readonly email: string; readonly username: string; readonly picture: string | null }) | null;
  readonly paid: readonly {
    readonly status: SubscriptionStatus;
    readonly began_at: string;
    readonly ended_at: string | null;
    readonly is_refunded: boolean;
  }[];
}

/** Relationships of one account, on either side. */
function findRelationshipsOf(database: Database, user_id: string): Promise<FoundRelationship[]> {
  return find(database, sql`r.trainee_id = ${user_id} or c.user_id = ${user_id}`);
}

/** How many relationships an account has, on either side: most have none, and their phones need not ask for them. */
export async function countRelationships(database: Database, user_id: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from coaching_relationships
    where trainee_id = ${user_id} or coach_id = (select id from coaches where user_id = ${user_id})
  `);
  return rows[0]?.count ?? 0;
}

/** The one with this id, if the account is on either side of it. */
export async function findOwnRelationship(
  database: Database,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<FoundRelationship | undefined> {
  const [found] = await find(database, sql`r.id = ${id} and (r.trainee_id = ${user_id} or c.user_id = ${user_id})`);
  return found;
}

/** Those with these ids of which the account is the coach. */
export function findCoached(
  database: Database,
  { ids, user_id }: { readonly ids: readonly string[]; readonly user_id: string },
): Promise<FoundRelationship[]> {
  return find(
    database,
    sql`r.id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json)) and c.user_id = ${user_id}`,
  );
}

/** What was paid, of the relationship `r`. */
const PAID = sql`(
  select coalesce(json_agg(json_build_object('status', s.status, 'began_at', s.created_at, 'ended_at', s.ended_at, 'is_refunded', coalesce((
    select m.amount_cents > 0 and m.refunded_cents = m.amount_cents
    from payments m where m.subscription_ref = s.provider_id order by m.paid_at desc, m.id limit 1
  ), false)) order by s.id), '[]')
  from subscriptions s where s.user_id = r.trainee_id and s.coach_id = r.coach_id
)`;

/** Of the relationship `r`: changes with anything its state follows from. */
export const FINGERPRINT = sql`md5(json_build_array(r.trainee_id, r.coach_id, r.joined_at, r.ended_at, r.is_blocked, ${PAID})::text)`;

/** Of the relationship `r`: the version behind the last that had no plan, or that was made after the end of the one before it. */
const PLAN_SINCE = sql`(
  select max(case when 'plan' = any(g.fields) then g.version else g.version + 1 end) from consent_versions g
  where g.relationship_id = r.id and not ('plan' = any(g.fields) and exists (
    select 1 from consent_versions b
    where b.relationship_id = g.relationship_id and b.version = g.version - 1 and 'plan' = any(b.fields) and b.until > g.made_at
  ))
)`;

async function find(database: Database, where: SQL): Promise<FoundRelationship[]> {
  const { rows } = await database.execute<Record<keyof FoundRelationship, unknown>>(sql`
    select r.id, r.trainee_id, r.coach_id, c.user_id as coach_user_id, r.created_at::text as created_at,
      case when r.coach_id is not null then r.joined_at::text end as joined_at, r.ended_at::text as ended_at, r.ended_by, r.is_blocked, o.rev, o.generation,
      json_build_object('first_name', t.first_name, 'last_name', t.last_name, 'email', t.email) as trainee,
      case when p.id is not null then json_build_object(
        'first_name', p.first_name, 'last_name', p.last_name, 'email', p.email, 'username', c.username,
        'picture', coalesce(p.profile_image_url_optimized, p.profile_image_url)
      ) end as coach,
      ${PAID} as paid, ${FINGERPRINT} as fingerprint, coalesce(l.generation, 0) as log_generation,
      (select to_json(v)::jsonb || jsonb_build_object('plan_since', ${PLAN_SINCE})
        from consent_versions v where v.relationship_id = r.id order by v.version desc limit 1) as consent
    from coaching_relationships r
    join users t on t.id = r.trainee_id
    join sync_owners o on o.owner = r.id
    left join sync_owners l on l.owner = r.trainee_id
    left join coaches c on c.id = r.coach_id
    left join users p on p.id = c.user_id
    where ${where}
    order by r.created_at, r.id
  `);
  return rows as unknown as FoundRelationship[];
}

type Judged = Pick<FoundRelationship, 'paid' | 'joined_at' | 'ended_at' | 'is_blocked'>;

/** REL-1, REL-3, REL-4 */
export function stateOf(found: Judged, now: number) {
  return relationshipState(factsOf(found), now);
}

/** What decides over a grant. `epoch` is the server's. */
export function circumstancesOf(
  found: FoundRelationship,
  { now, epoch }: { readonly now: number; readonly epoch: string },
): GrantCircumstances {
  const facts = factsOf(found);
  return {
    state: relationshipState(facts, now),
    running_since: runningSince(facts, now),
    now,
    epoch: formatEpoch(epoch, found.log_generation),
  };
}

/** What the domain judges it by. */
export function factsOf({ paid, joined_at, ended_at, is_blocked }: Judged): RelationshipFacts {
  return {
    paid: paid.map(({ began_at, ...rest }) => ({
      ...rest,
      began_at: timeOf(began_at),
      ended_at: rest.ended_at === null ? null : timeOf(rest.ended_at),
    })),
    joined_at: joined_at === null ? null : timeOf(joined_at),
    end: ended_at === null ? null : { at: timeOf(ended_at), isBlock: is_blocked },
  };
}

/** How many people are with a coach by a code (REL-3). */
export async function countInvited(database: Database, coach_id: number): Promise<number> {
  const found = await find(database, sql`r.coach_id = ${coach_id} and r.joined_at is not null`);
  return found.filter((each) => isInvited(factsOf(each))).length;
}

/** Who ended it (REL-4). */
export function endOf({ ended_at, ended_by, is_blocked }: Pick<FoundRelationship, 'ended_at' | 'ended_by' | 'is_blocked'>): End {
  if (ended_at === null || ended_by === null) return null;
  return { at: timeOf(ended_at), by: ended_by === 'trainee' ? 't' : 'c', isBlock: is_blocked };
}

function timeOf(instant: string): number {
  return new Date(instant).getTime();
}

/** What the account may see of its relationships. */
export async function listRelationshipsOf(database: Database, user_id: string, now: number): Promise<Relationship[]> {
  const found = await findRelationshipsOf(database, user_id);
  if (found.length === 0) return [];
  const [contacts, epoch] = await Promise.all([findContacts(database, user_id, now), readServerEpoch(database)]);
  return found.map((each) => ({
    ...viewOf(each, user_id, contacts, now),
    consent: consentView(each.consent, circumstancesOf(each, { now, epoch }), each.trainee_id === user_id),
    epoch: formatEpoch(epoch, each.generation),
    rev: Number(each.rev),
  }));
}

type Contacts = ReadonlyMap<string, NonNullable<Relationship['contact']>>;

/** The latest open promise for each pair. */
async function findContacts(database: Database, user_id: string, now: number): Promise<Contacts> {
  const purchases = await findPurchases(database, { user_id });
  const contacts = new Map<string, NonNullable<Relationship['contact']>>();
  for (const purchase of purchases.toReversed()) {
    const { row } = purchase;
    const facts = contactFactsOf(purchase);
    if (row.kind !== 'program' || row.user_id === null || !isContactOpen(facts, now)) continue;
    contacts.set(pair(row.user_id, row.coach_id), {
      state: contactState(facts, now),
      bought_at: row.bought_at.toISOString(),
      due_at: new Date(contactDueAt(facts.bought_at)).toISOString(),
    });
  }
  return contacts;
}

function pair(trainee_id: string, coach_id: number | null): string {
  return `${trainee_id}|${String(coach_id)}`;
}

function viewOf(
  found: FoundRelationship,
  user_id: string,
  contacts: Contacts,
  now: number,
): Omit<Relationship, 'epoch' | 'rev' | 'consent'> {
  const { id, trainee_id, coach, coach_id } = found;
  const isTrainee = trainee_id === user_id;
  const state = stateOf(found, now);
  const isOver = state === 'closing' || state === 'ended';
  const names = namesOf(found, isTrainee);
  return {
    id,
    side: isTrainee ? 'trainee' : 'coach',
    state,
    with: names?.full ?? null,
    first_name: names?.first ?? null,
    picture: isTrainee ? (coach?.picture ?? null) : null,
    coach_id,
    since: new Date(found.created_at).toISOString(),
    left_by: isOver ? found.ended_by : null,
    is_invited: isInvited(factsOf(found)) || (found.joined_at !== null && !hasPaid(found.paid)),
    is_blocked: isTrainee && isOver && found.is_blocked,
    contact: contacts.get(pair(trainee_id, coach_id)) ?? null,
  };
}

/** The other side's names. A coach sees the address of somebody without a name only where something was paid (PRIV-3). */
function namesOf({ coach, trainee, paid }: FoundRelationship, isTrainee: boolean): { full: string; first: string } | null {
  if (!isTrainee && !hasPaid(paid)) {
    const full = invitedName(trainee) ?? COACHING_MESSAGES.unnamedClient;
    return { full, first: capitalised(trainee.first_name) || full };
  }
  const other = isTrainee ? coach : { ...trainee, username: trainee.email };
  return other === null ? null : { full: fullName(other), first: capitalised(other.first_name) || fullName(other) };
}
