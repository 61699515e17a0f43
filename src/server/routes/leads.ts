import { desc, eq } from 'drizzle-orm';
import { listLeads } from '#contract/index.ts';
import { LEADS_MAX } from '#domain/limits.ts';
import { coaches, discoveryCalls } from '../db/schema.ts';
import type { Api } from '../http/api.ts';
import { serve } from '../http/serve.ts';

/** Free calls that were asked for (REL-6). Nothing else about the person is shown. */
export function serveLeadRoutes(api: Api): void {
  serve(api, listLeads, async ({ account }) => {
    const rows = await api.database
      .select({ id: discoveryCalls.id, name: discoveryCalls.name, email: discoveryCalls.email, asked_at: discoveryCalls.created_at })
      .from(discoveryCalls)
      .innerJoin(coaches, eq(coaches.id, discoveryCalls.coach_id))
      .where(eq(coaches.user_id, account.id))
      .orderBy(desc(discoveryCalls.created_at), discoveryCalls.id)
      .limit(LEADS_MAX);
    return rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() }));
  });
}
