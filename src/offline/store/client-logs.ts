import { parseHlc } from '#domain/sync/hlc.ts';
import { type Account, writeDurably } from './account.ts';

/** Begins the rows in which a coach's device keeps what it read of a client, one each. */
const CLIENT_LOG_PREFIX = 'client-log|';

export function clientLogKey(relationship_id: string): string {
  return `${CLIENT_LOG_PREFIX}${relationship_id}`;
}

/** Begins the rows that hold a client's facts for the desk; they leave with the others. */
export const DESK_PREFIX = `${CLIENT_LOG_PREFIX}desk|`;

/** Begins the rows of the plans a coach writes, one for a client. */
const COACH_DRAFT_PREFIX = 'coach-plan|';

export function coachDraftKey(relationship_id: string): string {
  return `${COACH_DRAFT_PREFIX}${relationship_id}`;
}

/** Whether a stored row holds what a client shared: an answer of theirs, or a plan that was begun from theirs (PRIV-4). */
export function isOfClient({ key, value }: { readonly key: string; readonly value: unknown }): boolean {
  if (key.startsWith(CLIENT_LOG_PREFIX)) return true;
  const { base, is_of_client } = value as { readonly base?: unknown; readonly is_of_client?: unknown };
  return key.startsWith(COACH_DRAFT_PREFIX) && (base != null || is_of_client === true);
}

/** Whether an operation that waits or was refused carries what a client shared: a plan proposed as a change of theirs (PRIV-4). */
export function carriesClients({ kind, value }: { readonly kind: string; readonly value: { readonly base?: unknown } | null }): boolean {
  return kind === 'proposal.put' && value?.base != null;
}

/** The greatest time this device made or saw: setting its clock back lengthens no lease (READ-2). */
export async function latestTime({ database, now }: Account): Promise<number> {
  const clock = await database.meta.get('clock');
  const seen = clock?.key === 'clock' && clock.hlc !== '' ? parseHlc(clock.hlc).wall : 0;
  return Math.max(now(), seen);
}

interface Kept {
  readonly relationship_id?: unknown;
  readonly version?: unknown;
  readonly lease_until?: unknown;
}

/**
 * Deletes what this device kept of clients whose lease is over, or who share something else, or nothing, now (READ-2). A plan begun from a
 * client's goes when the plan is shared no more, or when nothing that was read of them may be shown any longer.
 */
export async function dropClientLogs(account: Account): Promise<void> {
  const { drafts, scopes, meta } = account.database;
  const kept = () => drafts.where('key').startsWithAnyOf([CLIENT_LOG_PREFIX, COACH_DRAFT_PREFIX]).filter(isOfClient);
  if ((await kept().count()) === 0) return;
  await writeDurably(account, [drafts, scopes, meta], async () => {
    const at = await latestTime(account);
    const isLeased = ({ lease_until }: Kept) => at < Date.parse(String(lease_until));
    const shared = new Map((await scopes.toArray()).map(({ scope_id, relationship }) => [scope_id, relationship.consent]));
    const rows = (await kept().toArray()).map(({ key, value }) => ({ key, value: value as Kept }));
    const answers = rows.filter(({ key }) => key.startsWith(CLIENT_LOG_PREFIX));
    const over = answers.filter(({ value }) => {
      const consent = shared.get(String(value.relationship_id));
      return consent?.state !== 'on' || consent.version !== value.version || !isLeased(value);
    });
    const leased = new Set(answers.filter(({ value }) => isLeased(value)).map(({ value }) => value.relationship_id));
    const plans = rows.filter(({ key, value }) => {
      if (key.startsWith(CLIENT_LOG_PREFIX)) return false;
      const relationship_id = key.slice(COACH_DRAFT_PREFIX.length);
      const consent = shared.get(relationship_id);
      // Shared again since it was stopped is not what the draft was made from.
      const isSince = Number(value.version ?? Number.POSITIVE_INFINITY) >= (consent?.plan_since ?? 0);
      const isShared = consent?.state === 'on' && consent.fields.includes('plan') && isSince;
      return !isShared || !(isLeased(value) || leased.has(relationship_id));
    });
    await drafts.bulkDelete([...over, ...plans].map(({ key }) => key));
  });
}
