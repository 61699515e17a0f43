import { sql } from 'drizzle-orm';
import { setsAsCsv } from '#domain/export/sets-csv.ts';
import { readValue } from '#domain/sync/values.ts';
import type { Database } from '#server/db/database.ts';

/** Logged sets as CSV, oldest first. */
export async function exportLogs(database: Database, user_id: string): Promise<string> {
  const { rows } = await database.execute<{ kind: string; v: number; value: unknown; date: string | null }>(sql`
    select o.kind, o.v, o.value, coalesce(s.value ->> 'moved_to', s.value ->> 'performed_on') as date
    from sync_registers r
    join sync_operations o on o.owner = r.owner and o.op_id = r.op_id and o.kind = 'set.put'
    left join sync_registers sr on sr.owner = r.owner and sr.slot = 'session|' || (o.value ->> 'session_id')
    left join sync_operations s on s.owner = sr.owner and s.op_id = sr.op_id and s.kind = 'session.put'
    where r.owner = ${user_id}
  `);
  const sets = rows.flatMap(({ date, ...held }) => {
    const set = readValue('set.put', held);
    return set === undefined ? [] : [{ ...set, date: date ?? set.logged_at.slice(0, 10) }];
  });
  return setsAsCsv(sets);
}
