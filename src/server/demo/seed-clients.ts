import { addDays, subDays } from 'date-fns';
import { sql } from 'drizzle-orm';
import type { GrantField } from '#domain/coaching/grant.ts';
import { CONSENT_TEXT_VERSION } from '#domain/limits.ts';
import { grantTo } from '../commands/relationships/consents.ts';
import { pushOperations } from '../commands/sync/push.ts';
import type { Database } from '../db/database.ts';
import { buildClientHistory } from './client-history.ts';
import { clientEmail, DEMO_CLIENTS } from './clients-table.ts';
import { demoId } from './demo-id.ts';

const SHARED_DAYS = 70;
const GRANT_DAYS = 80;

/** Seeds what the demo coach's clients logged, and what they share of it, as they would have chosen it in My coach (GRANT-3). */
export async function seedDemoClients(database: Database, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  for (const client of DEMO_CLIENTS) {
    const user_id = demoId(clientEmail(client));
    if (client.training !== null) {
      const { results } = await pushOperations(database, { owner: user_id, ops: buildClientHistory(client, client.training, today), now });
      const refused = results.find(({ status }) => status === 'rejected');
      if (refused !== undefined) throw new Error(`A demo client's log was refused: ${refused.code ?? 'without a reason'}.`);
    }
    if (client.shares !== null) await shareLog(database, { user_id, fields: client.shares, now });
  }
}

/** Shares ten weeks of a log with the demo coach. */
export async function shareLog(
  database: Database,
  { user_id, fields, now }: { readonly user_id: string; readonly fields: readonly GrantField[]; readonly now: number },
): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql`select id from coaching_relationships where trainee_id = ${user_id}`);
  const id = rows[0]?.id;
  if (id === undefined) return;
  const history_from = subDays(now, SHARED_DAYS).toISOString().slice(0, 10);
  const terms = { fields, history_from, until: addDays(now, GRANT_DAYS).getTime(), text_version: CONSENT_TEXT_VERSION };
  await grantTo(database, { id, user_id, now, expected_version: 0, terms });
}
