import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** A reader's position: its PostgreSQL transaction snapshot. */
export type SeenTransactions = string;

export interface MarketNews {
  readonly seen: SeenTransactions;
  /** Changed coaches; `everything` when unknown or too many. */
  readonly changed: ReadonlySet<number> | 'everything';
}

/** Above this a full read is faster. */
const FEW = 200;

/**
 * Market changes since a snapshot, in one cheap query. Compares visible transactions, so that commit order does not matter. Triggers record
 * every change.
 */
export async function readMarketNews(database: Database, before: SeenTransactions | null): Promise<MarketNews> {
  // Notes from a restored backup may have transaction ids of another server, which are not visible here.
  const { rows } = await database.execute<{ seen: string; coach_id: number | null }>(
    before === null
      ? sql`select pg_current_snapshot()::text as seen, null::int as coach_id`
      : sql`
          select pg_current_snapshot()::text as seen, news.coach_id
          from (select) as always left join (
            select distinct coach_id from market_changes
            where transaction >= pg_snapshot_xmin(${before}::pg_snapshot)::text::bigint
              and not pg_visible_in_snapshot(transaction::text::xid8, ${before}::pg_snapshot)
              and pg_visible_in_snapshot(transaction::text::xid8, pg_current_snapshot())
            limit ${FEW + 1}
          ) as news on true`,
  );
  const seen = rows[0]?.seen ?? '';
  const changed = new Set(rows.flatMap(({ coach_id }) => (coach_id === null ? [] : [coach_id])));
  return { seen, changed: before === null || changed.has(0) || changed.size > FEW ? 'everything' : changed };
}

/** Notes are kept longer than `REREAD_AFTER_MS`. */
const KEEP_NOTES = sql`interval '1 hour'`;

/** A reader whose last query is older must read everything, because notes may have expired. */
export const REREAD_AFTER_MS = 1_800_000;

export async function forgetOldMarketNotes(database: Database): Promise<void> {
  await database.execute(sql`delete from market_changes where at < now() - ${KEEP_NOTES}`);
}
