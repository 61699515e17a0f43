import { parseHlc } from '#domain/sync/hlc.ts';
import { type Account, writeDurably } from './account.ts';

/** Begins the rows in which a coach's device keeps what it read of a client, one each. */
export const CLIENT_LOG_PREFIX = 'client-log|';

export function clientLogKey(relationship_id: string): string {
  return `${CLIENT_LOG_PREFIX}${relationship_id}`;
}

/** Begins the rows that hold a client's facts for the desk; they leave with the others. */
export const DESK_PREFIX = `${CLIENT_LOG_PREFIX}desk|`;

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

/** Deletes what this device kept of clients whose lease is over, or who share something else, or nothing, now (READ-2). */
export async function dropClientLogs(account: Account): Promise<void> {
  const { drafts, scopes, meta } = account.database;
  if ((await drafts.where('key').startsWith(CLIENT_LOG_PREFIX).count()) === 0) return;
  await writeDurably(account, [drafts, scopes, meta], async () => {
    const at = await latestTime(account);
    const shared = new Map((await scopes.toArray()).map(({ scope_id, relationship }) => [scope_id, relationship.consent]));
    const over = (await drafts.where('key').startsWith(CLIENT_LOG_PREFIX).toArray()).filter(({ value }) => {
      const { relationship_id, version, lease_until } = value as Kept;
      const consent = shared.get(String(relationship_id));
      return consent?.state !== 'on' || consent.version !== version || !(at < Date.parse(String(lease_until)));
    });
    await drafts.bulkDelete(over.map(({ key }) => key));
  });
}
