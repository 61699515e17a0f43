import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Where a reader stood when it last looked: the transactions it had seen, in PostgreSQL's own words. */
export type SeenTransactions = string;

export interface MarketNews {
  readonly seen: SeenTransactions;
  /** Coaches that changed since; `everything` when that cannot be said, or is more than a few. */
  readonly changed: ReadonlySet<number> | 'everything';
}

/** More than this and reading all of them again is quicker. */
const FEW = 200;

/**
 * What has changed of the market since a look before, in one cheap query. It asks which transactions are visible now and were not
 * then, so nothing is missed whatever order they commit in. Writers need to call nothing: triggers note every change.
 */
export async function readMarketNews(database: Database, before: SeenTransactions | null): Promise<MarketNews> {
  // Notes of a restored backup may carry numbers of another server's transactions: those are not visible to anyone here.
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

/** Notes are kept longer than any reader goes without looking; see `REREAD_AFTER_MS`. */
const KEEP_NOTES = sql`interval '1 hour'`;

/** A reader whose last look is longer ago than this must read everything: the notes in between may be gone. */
export const REREAD_AFTER_MS = 1_800_000;

export async function forgetOldMarketNotes(database: Database): Promise<void> {
  await database.execute(sql`delete from market_changes where at < now() - ${KEEP_NOTES}`);
}
