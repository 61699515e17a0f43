import { desc, eq, sql } from 'drizzle-orm';
import type { AccessLog, Relationship } from '#contract/index.ts';
import {
  type Consent,
  confirmConsent,
  endConsent,
  GRANT_FIELDS,
  type GrantCircumstances,
  type GrantRefusal,
  type GrantTerms,
  grantConsent,
  revokeConsent,
} from '#domain/coaching/grant.ts';
import { ACCESS_LOG_ROWS } from '#domain/limits.ts';
import { COACHING_MESSAGES } from '#domain/messages/coaching.ts';
import { CONSENT_MESSAGES } from '#domain/messages/consent.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Database } from '#server/db/database.ts';
import { coachingRelationships, consentReads, consentVersions } from '#server/db/schema.ts';
import { isUuid } from '#server/db/uuid.ts';
import { fail } from '#server/errors/domain-error.ts';
import { readServerEpoch } from '../sync/epoch.ts';
import { type PushBatch, type PushOutcome, pushOperations } from '../sync/push.ts';
import { consentOf } from './consent-view.ts';
import { circumstancesOf, type FoundRelationship, findOwnRelationship, listRelationshipsOf } from './list.ts';

type MadeBy = (typeof consentVersions.$inferSelect)['made_by'];

interface Asked {
  readonly id: string;
  readonly user_id: string;
  readonly now: number;
  readonly expected_version: number;
}

/** Shares what the trainee chose (GRANT-3). Answers with the relationship as it is then. */
export function grantTo(database: Database, { terms, ...asked }: Asked & { readonly terms: GrantTerms }): Promise<Relationship> {
  const { expected_version } = asked;
  return decide(database, asked, 'granted', (consent, circumstances) => grantConsent(consent, { terms, expected_version }, circumstances));
}

/** Shares again what was shared before a restore (GRANT-6). */
export function confirmGrant(database: Database, asked: Asked): Promise<Relationship> {
  return decide(database, asked, 'confirmed', (consent, circumstances) => confirmConsent(consent, asked.expected_version, circumstances));
}

async function decide(
  database: Database,
  { id, user_id, now }: Asked,
  made_by: MadeBy,
  next: (consent: Consent, circumstances: GrantCircumstances) => Consent | GrantRefusal,
): Promise<Relationship> {
  await database.transaction(async (transaction) => {
    const found = await holdOwn(transaction, id, user_id);
    if (found === undefined) return fail('not_found', { error: COACHING_MESSAGES.notYours, code: 'not_found' });
    if (found.trainee_id !== user_id) return fail('forbidden', { error: CONSENT_MESSAGES.trainee_only, code: 'trainee_only' });
    const consent = consentOf(found.consent);
    const decided = next(consent, circumstancesOf(found, { now, epoch: await readServerEpoch(transaction) }));
    if (typeof decided === 'string') return refuse(decided);
    if (decided !== consent) await storeVersion(transaction, id, decided, { made_by, now });
  });
  const after = (await listRelationshipsOf(database, user_id, now)).find((each) => each.id === id);
  return after ?? fail('not_found', { error: COACHING_MESSAGES.notYours, code: 'not_found' });
}

function refuse(code: GrantRefusal): never {
  const isInput = code === 'nothing_chosen' || code === 'bad_dates';
  return fail(isInput ? 'invalid' : 'conflict', { error: CONSENT_MESSAGES[code], code });
}

/** Ends in the caller's transaction what the end of the relationship ends (GRANT-9). */
export async function endGrant(transaction: Database, found: FoundRelationship, now: number): Promise<void> {
  const consent = consentOf(found.consent);
  const ended = endConsent(consent, circumstancesOf(found, { now, epoch: '' }));
  if (ended !== consent) await storeVersion(transaction, found.id, ended, { made_by: 'ended', now });
}

/**
 * Takes operations into an account's own log. Revocations among them end what they name in the same transaction, the first time they
 * arrive: before the push is answered, and before anything logged after them can be read (GRANT-4, GRANT-5).
 */
export function pushToAccount(database: Database, batch: PushBatch): Promise<PushOutcome> {
  const revocations = batch.ops.filter((entry): entry is Operation => 'kind' in entry && entry.kind === 'consent.revoke');
  if (revocations.length === 0) return pushOperations(database, batch);
  return database.transaction(async (transaction) => {
    const outcome = await pushOperations(transaction, batch);
    const applied = new Set(outcome.results.flatMap(({ op_id, status }) => (status === 'applied' ? [op_id] : [])));
    for (const operation of revocations) if (applied.has(operation.op_id)) await revoke(transaction, operation, batch);
    return outcome;
  });
}

/** One that names somebody else's relationship, or none, has no effect. */
async function revoke(transaction: Database, operation: Operation, { owner, now }: PushBatch): Promise<void> {
  const value = readValue('consent.revoke', operation);
  if (value === undefined || !isUuid(value.relationship_id)) return;
  const found = await holdOwn(transaction, value.relationship_id, owner);
  if (found === undefined || found.trainee_id !== owner) return;
  const named = value.fields;
  const fields = named === null ? null : GRANT_FIELDS.filter((field) => named.includes(field));
  await storeVersion(transaction, found.id, revokeConsent(consentOf(found.consent), fields), { made_by: 'revoked', now });
}

/** The relationship with either account on a side, held until the transaction ends. */
async function holdOwn(transaction: Database, id: string, user_id: string): Promise<FoundRelationship | undefined> {
  await transaction
    .select({ id: coachingRelationships.id })
    .from(coachingRelationships)
    .where(eq(coachingRelationships.id, id))
    .for('update');
  return findOwnRelationship(transaction, { id, user_id });
}

async function storeVersion(
  transaction: Database,
  relationship_id: string,
  { version, grant }: Consent,
  { made_by, now }: { readonly made_by: MadeBy; readonly now: number },
): Promise<void> {
  await transaction.insert(consentVersions).values({
    relationship_id,
    version,
    made_by,
    made_at: new Date(now),
    fields: grant === null ? [] : [...grant.fields],
    history_from: grant?.history_from ?? null,
    until: grant === null ? null : new Date(grant.until),
    text_version: grant?.text_version ?? null,
    epoch: grant?.epoch ?? null,
    granted_at: grant === null ? null : new Date(grant.granted_at),
  });
}

/** What was shared when, and what the coach read of it, the newest first (GRANT-8); the trainee's alone. */
export async function readAccessLog(
  database: Database,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<AccessLog> {
  const found = await findOwnRelationship(database, { id, user_id });
  if (found?.trainee_id !== user_id) return fail('not_found', { error: COACHING_MESSAGES.notYours, code: 'not_found' });
  const versions = await database
    .select()
    .from(consentVersions)
    .where(eq(consentVersions.relationship_id, id))
    .orderBy(desc(consentVersions.version))
    .limit(ACCESS_LOG_ROWS);
  const reads = await database
    .select()
    .from(consentReads)
    .where(eq(consentReads.relationship_id, id))
    .orderBy(desc(consentReads.hour), desc(consentReads.version), sql`${consentReads.field} collate "C"`)
    .limit(ACCESS_LOG_ROWS);
  return {
    versions: versions.map(({ relationship_id: _, epoch: __, granted_at: ___, ...version }) => ({
      ...version,
      made_at: version.made_at.toISOString(),
      until: version.until?.toISOString() ?? null,
    })),
    reads: reads.map(({ relationship_id: _, ...read }) => ({ ...read, hour: read.hour.toISOString() })),
  };
}
