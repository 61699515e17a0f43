import { addDays, differenceInCalendarDays, isValid, parseISO } from 'date-fns';
import { type SQL, sql } from 'drizzle-orm';
import type { ClientLog } from '#contract/index.ts';
import { type Consent, type Grant, grantInForce } from '#domain/coaching/grant.ts';
import { type LoggedSession, sharedDays, sharedPlan } from '#domain/coaching/shared-log.ts';
import { CLIENT_LOG_DAYS_MAX, READ_LEASE_DAYS } from '#domain/limits.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { CONSENT_MESSAGES } from '#domain/messages/consent.ts';
import { BODY_PREFIX_OF_WEIGHT, PLAN_USE_SLOT } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Database } from '#server/db/database.ts';
import { fail } from '#server/errors/domain-error.ts';
import { readServerEpoch } from '../sync/epoch.ts';
import { consentOf } from './consent-view.ts';
import { circumstancesOf, FINGERPRINT, type FoundRelationship, findOwnRelationship } from './list.ts';

export interface AskedLog {
  readonly id: string;
  readonly user_id: string;
  /** Both count; yyyy-mm-dd. */
  readonly from: string;
  readonly to: string;
  readonly now: number;
  /** The plans of the workouts that are read as well, not only the one in use. */
  readonly withPlans?: boolean;
  /** The stamp of what the device has: where nothing of it changed, nothing is read but that. */
  readonly known?: string | null;
}

/** Each time a choice or a payment came between judging and reading. */
const TRIES = 3;

/** What a client shares with this coach, of some days (GRANT-1). */
export async function readClientLogOf(database: Database, asked: AskedLog): Promise<ClientLog> {
  checkRange(asked);
  const read = await readSharedLog(database, asked);
  if (read === 'not_found') return fail('not_found', { error: COACHING_MESSAGES.notYours, code: 'not_found' });
  if (read === 'not_shared') return fail('forbidden', { error: CONSENT_MESSAGES.not_shared, code: 'not_shared' });
  const { rows, ...terms } = read;
  const plan = rows.plans.find(({ is_used }) => is_used);
  const shared = plan === undefined ? undefined : readValue('plan.put', plan);
  return {
    ...termsOf(asked, terms),
    plan: shared === undefined ? null : sharedPlan(shared.plan, terms.grant),
    days: sharedDays({ sessions: loggedSessions(rows), body: rows.body.flatMap((each) => readValue('body.put', each) ?? []) }, terms.grant),
  };
}

export interface SharedLog {
  readonly rows: ClientRows;
  readonly consent: Consent;
  readonly grant: Grant;
}

/** Judges, reads and notes the reading; again where something came in between. `first` is the relationship, when it was just found. */
export async function readSharedLog(
  database: Database,
  asked: AskedLog,
  first?: FoundRelationship,
): Promise<SharedLog | 'not_found' | 'not_shared'> {
  const { id, user_id, now } = asked;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = tries === 0 && first !== undefined ? first : await findOwnRelationship(database, { id, user_id });
    if (found?.coach_user_id !== user_id) return 'not_found';
    const consent = consentOf(found.consent);
    const grant = grantInForce(consent, circumstancesOf(found, { now, epoch: await readServerEpoch(database) }));
    if (grant === null) return 'not_shared';
    const rows = await readAndLog(database, found, consent, asked);
    if (rows !== null) return { rows, consent, grant };
  }
  return 'not_shared';
}

/** What every answer from a client's log begins with (GRANT-7, READ-2). */
export function termsOf({ id, now }: Pick<AskedLog, 'id' | 'now'>, { consent, grant }: Pick<SharedLog, 'consent' | 'grant'>) {
  return {
    relationship_id: id,
    version: consent.version,
    fields: [...grant.fields],
    history_from: grant.history_from,
    until: new Date(grant.until).toISOString(),
    lease_until: new Date(Math.min(grant.until, addDays(now, READ_LEASE_DAYS).getTime())).toISOString(),
  };
}

/** A day somebody can have trained on, with room for the days around it: both dates and the database know it. */
export function isDay(text: string): boolean {
  return /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));
}

function checkRange({ from, to }: AskedLog): void {
  const days = isDay(from) && isDay(to) ? differenceInCalendarDays(parseISO(to), parseISO(from)) : -1;
  if (days < 0 || days >= CLIENT_LOG_DAYS_MAX) fail('invalid', { error: CONSENT_MESSAGES.badRange, code: 'range_not_valid' });
}

interface Register {
  readonly kind: string;
  readonly v: number;
  readonly value: unknown;
}

/** As read. Without `is_new` the device has it all. */
export interface ClientRows {
  readonly stamp: string;
  readonly is_new: boolean;
  readonly sessions: readonly (Register & { readonly session_id: string; readonly day: string; readonly finish: Register | null })[];
  readonly sets: readonly (Register & { readonly session_id: string })[];
  readonly body: readonly Register[];
  readonly plans: readonly (Register & { readonly plan_id: string; readonly is_used: boolean; readonly used_hlc: string | null })[];
}

/**
 * The one statement that reads another account's log (GRANT-2): in its own snapshot it compares the consent and everything the
 * relationship's state follows from with what was judged, reads, and writes the reading into the client's list. Null, with nothing read or
 * written, where something has changed since. Never inside a longer transaction: then it would read an older snapshot than the revocation's
 * (GRANT-5).
 */
async function readAndLog(database: Database, found: FoundRelationship, { version }: Consent, asked: AskedLog): Promise<ClientRows | null> {
  const { rows } = await database.execute<{ found: ClientRows }>(sql`
    with ${judged(found, version, asked)}, ${parts(found.trainee_id, asked)}, ${logged(found.id, asked.now)}
    select json_build_object(
      'stamp', judged.stamp, 'is_new', judged.is_new,
      'sessions', (
        select coalesce(json_agg(json_build_object('session_id', s.session_id, 'day', s.day, 'kind', s.kind, 'v', s.v, 'value', s.value, 'finish', (
          select json_build_object('kind', o.kind, 'v', o.v, 'value', o.value)
          from held h join sync_operations o on o.owner = ${found.trainee_id} and o.op_id = h.op_id where h.slot = 'finish|' || s.session_id
        )) order by s.day, s.session_id), '[]') from sessions s
      ),
      'sets', (select coalesce(json_agg(x), '[]') from sets x),
      'body', (select coalesce(json_agg(x), '[]') from body x),
      'plans', (select coalesce(json_agg(x), '[]') from plans x)
    ) as found, (select count(*) from logged) as logged
    from judged
  `);
  return rows[0]?.found ?? null;
}

/**
 * One row while what was judged still stands, with the days that may be read; else none. The stamp says which change of the shared parts
 * was the last, by an id that tells nothing of how many there were.
 */
function judged({ id, trainee_id, fingerprint }: FoundRelationship, version: number, { from, to, now, known = null }: AskedLog): SQL {
  const at = new Date(now).toISOString();
  return sql`judged as materialized (
    select *, stamp is distinct from ${known}::text as is_new from (
      select v.version, v.fields, greatest(v.history_from, ${from}::date) as first, ${to}::date as last,
        v.history_from <= (${at}::timestamptz at time zone 'UTC')::date + 1 as has_begun,
        coalesce((
          select md5(v.version::text || k.op_id::text) from sync_registers k
          where k.owner = ${trainee_id} and case
            when k.slot like 'session|%' or k.slot like 'set|%' or k.slot like 'finish|%' then v.fields && array['sets', 'notes']
            when starts_with(k.slot, ${BODY_PREFIX_OF_WEIGHT}) then 'body' = any(v.fields)
            else (k.slot = ${PLAN_USE_SLOT} or k.slot like 'plan|%') and 'plan' = any(v.fields)
          end
          order by k.rev desc limit 1
        ), v.version::text) as stamp
      from coaching_relationships r
      join lateral (select * from consent_versions c where c.relationship_id = r.id order by c.version desc limit 1) v on true
      left join sync_owners o on o.owner = ${trainee_id}
      where r.id = ${id} and ${FINGERPRINT} = ${fingerprint} and v.version = ${version} and v.until > ${at}::timestamptz
        and v.epoch = (select m.epoch::text from sync_meta m) || '.' || coalesce(o.generation, 0)::text
    ) standing
  )`;
}

/** The registers of each shared part, and no others. */
function parts(trainee_id: string, { withPlans = false }: AskedLog): SQL {
  const ofSessions = withPlans ? sql`union select s.value ->> 'plan_id', false, null from sessions s` : sql``;
  return sql`held as materialized (
    select k.slot, k.op_id from sync_registers k where k.owner = ${trainee_id} and exists (select 1 from judged where is_new)
  ), sessions as materialized (
    select substr(h.slot, 9) as session_id, d.day, o.kind, o.v, o.value
    from judged j cross join held h
    join sync_operations o on o.owner = ${trainee_id} and o.op_id = h.op_id and o.kind = 'session.put'
    cross join lateral (
      select case when o.value ->> 'moved_to' ~ '^\\d{4}-\\d{2}-\\d{2}$' then o.value ->> 'moved_to' else o.value ->> 'performed_on' end as day
    ) d
    where h.slot like 'session|%' and j.fields && array['sets', 'notes'] and d.day collate "C" between j.first::text and j.last::text
  ), sets as materialized (
    select s.session_id, o.kind, o.v, o.value
    from sessions s
    join held h on h.slot like 'set|%' and split_part(h.slot, '|', 2) = split_part(s.session_id, '|', 1)
      and starts_with(h.slot, 'set|' || s.session_id || '|')
    join sync_operations o on o.owner = ${trainee_id} and o.op_id = h.op_id and o.kind = 'set.put'
  ), body as materialized (
    select o.kind, o.v, o.value
    from judged j cross join held h
    join sync_operations o on o.owner = ${trainee_id} and o.op_id = h.op_id and o.kind = 'body.put'
    where starts_with(h.slot, ${BODY_PREFIX_OF_WEIGHT}) and 'body' = any(j.fields)
      and right(h.slot, 10) collate "C" between j.first::text and j.last::text
  ), plans as materialized (
    select o.kind, o.v, o.value, p.plan_id, p.is_used, p.used_hlc
    from judged j
    cross join (
      select plan_id, bool_or(is_used) as is_used, max(used_hlc) as used_hlc from (
        select c.value ->> 'plan_id' as plan_id, true as is_used, c.hlc as used_hlc
        from held u join sync_operations c on c.owner = ${trainee_id} and c.op_id = u.op_id where u.slot = ${PLAN_USE_SLOT}
        ${ofSessions}
      ) each group by plan_id
    ) p
    join held h on h.slot = 'plan|' || p.plan_id
    join sync_operations o on o.owner = ${trainee_id} and o.op_id = h.op_id and o.kind = 'plan.put'
    where 'plan' = any(j.fields) and j.has_begun
  )`;
}

/** Writes into the client's list what the same statement reads (GRANT-8); a repeated reading of the same hour is counted there. */
function logged(relationship_id: string, now: number): SQL {
  return sql`logged as (
    insert into consent_reads (relationship_id, version, hour, field, first_day, last_day, row_count, reads)
    select ${relationship_id}, j.version, date_trunc('hour', ${new Date(now).toISOString()}::timestamptz, 'UTC'), f.field,
      case when f.field <> 'plan' then j.first end, case when f.field <> 'plan' then j.last end,
      case f.field
        when 'sets' then (select count(*) from sets)
        when 'notes' then
          (select count(*) from sessions where value ->> 'note' is not null) + (select count(*) from sets where value ->> 'note' is not null)
        when 'body' then (select count(*) from body)
        else (select count(*) from plans)
      end, 1
    from judged j cross join unnest(j.fields) as f(field)
    where case when f.field = 'plan' then j.has_begun else j.first <= j.last end
    on conflict (relationship_id, version, hour, field) do update set
      first_day = least(consent_reads.first_day, excluded.first_day), last_day = greatest(consent_reads.last_day, excluded.last_day),
      row_count = consent_reads.row_count + excluded.row_count, reads = consent_reads.reads + 1
    returning field
  )`;
}

/** The workouts as the domain reads them. */
export function loggedSessions({ sessions, sets }: Pick<ClientRows, 'sessions' | 'sets'>): LoggedSession[] {
  const own = new Map<string, Register[]>();
  for (const set of sets) own.set(set.session_id, [...(own.get(set.session_id) ?? []), set]);
  return sessions.flatMap((session): LoggedSession[] => {
    const value = readValue('session.put', session);
    if (value === undefined) return [];
    const finished_at = session.finish === null ? null : readValue('session.finish', session.finish)?.finished_at;
    const read = (own.get(session.session_id) ?? []).flatMap((set) => readValue('set.put', set) ?? []);
    return [{ day: session.day, value, is_finished: finished_at != null, sets: read }];
  });
}
