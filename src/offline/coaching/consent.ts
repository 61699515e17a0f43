import {
  type AccessLog,
  type Call,
  confirmConsent,
  type Failure,
  listAccessLog,
  type Outcome,
  putConsent,
  type Relationship,
} from '#contract/index.ts';
import { GRANT_FIELDS, type GrantField, type GrantTerms } from '#domain/coaching/grant.ts';
import { revokePrefix, revokeSlot } from '#domain/sync/slots.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Account } from '../store/account.ts';
import { record } from '../sync/record.ts';
import { keepAnswer, readKeptAnswer } from './kept-answer.ts';
import { storeRelationship } from './relationships.ts';

/** What is shared with one coach, as this phone knows it. */
export interface Sharing {
  readonly version: number;
  readonly state: 'off' | 'on' | 'paused' | 'unconfirmed';
  /** Without what was stopped on this phone, also where the server does not know yet. */
  readonly fields: readonly GrantField[];
  /** The first day that may be read, yyyy-mm-dd. */
  readonly history_from: string | null;
  /** When it ends, ISO 8601. */
  readonly until: string | null;
  /** Something stopped here waits for signal; until then the coach can read it (GRANT-5). */
  readonly isWaiting: boolean;
}

/** What the trainee shares in this relationship, with or without signal; null where the server shares no logs. */
export async function readSharing(account: Account, relationship: Relationship): Promise<Sharing | null> {
  const { consent } = relationship;
  if (consent === undefined) return null;
  const stopped = await readWaiting(account, relationship.id);
  const isStopped = (field: GrantField) => stopped.some((fields) => fields === null || fields.includes(field));
  const fields = GRANT_FIELDS.filter((field) => consent.fields.includes(field) && !isStopped(field));
  const isWaiting = stopped.length > 0;
  const { version, state, history_from, until } = consent;
  if (fields.length === 0) return { version, state: 'off', fields, history_from: null, until: null, isWaiting };
  return { version, state, fields, history_from, until, isWaiting };
}

/** What the revocations that wait on this phone name; null is everything. */
async function readWaiting({ database }: Account, relationship_id: string): Promise<(readonly string[] | null)[]> {
  const rows = await database.registers.where('slot').startsWith(revokePrefix(relationship_id)).toArray();
  return rows
    .filter(({ state }) => state === 'phone')
    .flatMap((row) => readValue('consent.revoke', row) ?? [])
    .map(({ fields }) => fields);
}

/** Shares these parts no more, or, with null, nothing (GRANT-4). Needs no signal: it is sent with everything else, and wins. */
export async function stopSharing(account: Account, relationship_id: string, fields: readonly GrantField[] | null): Promise<void> {
  const made_at = new Date(account.now()).toISOString();
  const value = { relationship_id, fields: fields === null ? null : [...fields], made_at };
  await record(account, [{ kind: 'consent.revoke', slot: revokeSlot(relationship_id, account.newId()), value }]);
}

/** Why a choice was not stored: the server's failure, or a revocation that has not been sent and must not be overtaken (GRANT-3). */
export type SharingFailure = Failure | 'revocation_waits';

/** Shares what was chosen on a screen that showed `expected_version`; null when the server has it and this phone knows. */
export function startSharing(
  account: Account,
  call: Call,
  { id, expected_version, terms }: { readonly id: string; readonly expected_version: number; readonly terms: GrantTerms },
): Promise<SharingFailure | null> {
  const body = { expected_version, ...terms, fields: [...terms.fields], until: new Date(terms.until).toISOString() };
  return settle(account, id, () => call(putConsent, { params: { id }, body }));
}

/** Shares after a restore what was shared before it (GRANT-6). */
export function shareAgain(
  account: Account,
  call: Call,
  { id, expected_version }: { readonly id: string; readonly expected_version: number },
) {
  return settle(account, id, () => call(confirmConsent, { params: { id }, body: { expected_version } }));
}

async function settle(account: Account, id: string, ask: () => Promise<Outcome<Relationship>>): Promise<SharingFailure | null> {
  if ((await readWaiting(account, id)).length > 0) return 'revocation_waits';
  const outcome = await ask();
  if (!outcome.ok) return outcome.failure;
  await storeRelationship(account, outcome.value);
  return null;
}

const keyOf = (relationship_id: string) => `access-log|${relationship_id}`;

/** Fetches who read what, for reading without signal (GRANT-8); false when that failed. */
export async function fetchAccessLog(account: Account, call: Call, relationship_id: string): Promise<boolean> {
  const outcome = await call(listAccessLog, { params: { id: relationship_id } });
  if (!outcome.ok) return false;
  await keepAnswer(account, keyOf(relationship_id), outcome.value).catch(() => undefined);
  return true;
}

/** As last fetched; null before. */
export function readAccessLog(account: Account, relationship_id: string): Promise<AccessLog | null> {
  return readKeptAnswer(account, keyOf(relationship_id), listAccessLog.response);
}
