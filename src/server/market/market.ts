import { asc } from 'drizzle-orm';
import type { PublicCoach, Specialty } from '#contract/index.ts';
import type { Database } from '../db/database.ts';
import { specialties } from '../db/schema.ts';
import { loadListedCoaches } from './load-coaches.ts';
import { REREAD_AFTER_MS, readMarketNews, type SeenTransactions } from './market-changes.ts';
import { createMarketView, type MarketView } from './market-view.ts';

export interface Market {
  /** Includes every write of this process; writes committed by other processes appear within `maxStaleMs`. */
  view(): Promise<MarketView>;
  /** Marks the cached view as out of date, so that the next `view` queries the database. Call it after every write. */
  invalidate(): void;
}

export interface MarketInput {
  readonly database: Database;
  readonly clock: () => number;
  /** The age in milliseconds up to which the cached view is served without a query; 0 queries every time. */
  readonly maxStaleMs?: number;
}

interface Known {
  readonly seen: SeenTransactions;
  readonly fetched_at: number;
  /** The UTC date (yyyy-mm-dd) of the ages in the view. */
  readonly day: string;
  readonly coaches: ReadonlyMap<number, PublicCoach>;
  readonly specialties: readonly Specialty[];
  readonly view: MarketView;
}

/**
 * Keeps the listed coaches in memory and queries only what has changed. Requests during a query share the next one, so any number of
 * concurrent requests costs one cheap query.
 */
export function createMarket({ database, clock, maxStaleMs = 0 }: MarketInput): Market {
  let known: Known | null = null;
  /** When the query behind `known` began, on the monotonic clock; null when a write followed it. */
  let fetchStartedAt: number | null = null;
  let writes = 0;
  const refresh = createShared(async () => {
    const [began, before] = [performance.now(), writes];
    known = await bringUpToDate(database, known, clock());
    fetchStartedAt = before === writes ? began : null;
    return known.view;
  });
  return {
    view: async () =>
      known !== null && fetchStartedAt !== null && performance.now() - fetchStartedAt < maxStaleMs ? known.view : refresh(),
    invalidate: () => {
      writes += 1;
      fetchStartedAt = null;
    },
  };
}

/** Calls during a run share the next run, which starts after all of them. */
function createShared<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  let next: Promise<Value> | null = null;
  const start = (): Promise<Value> => {
    running = run().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return start();
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
    next ??= ended.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}

async function bringUpToDate(database: Database, known: Known | null, now: number): Promise<Known> {
  const day = new Date(now).toISOString().slice(0, 10);
  const usable = known !== null && known.day === day && Math.abs(now - known.fetched_at) < REREAD_AFTER_MS ? known : null;
  // Read before the coaches: changes in between appear in the next query.
  const { seen, changed } = await readMarketNews(database, usable?.seen ?? null);
  if (usable === null || changed === 'everything') {
    const coaches = new Map((await loadListedCoaches(database, day)).map((coach) => [coach.id, coach]));
    const titles = await database.select().from(specialties).orderBy(asc(specialties.title));
    return { seen, fetched_at: now, day, coaches, specialties: titles, view: createMarketView(coaches, titles) };
  }
  if (changed.size === 0) return { ...usable, seen, fetched_at: now };
  const listed = await loadListedCoaches(database, day, [...changed]);
  // Most edits are by coaches who are not listed yet: nothing changes for visitors.
  if (listed.length === 0 && ![...changed].some((id) => usable.coaches.has(id))) return { ...usable, seen, fetched_at: now };
  const coaches = mergeCoaches(usable.coaches, changed, listed);
  return { ...usable, seen, fetched_at: now, coaches, view: createMarketView(coaches, usable.specialties) };
}

/** Merges changed coaches, ordered by id. */
function mergeCoaches(
  coaches: ReadonlyMap<number, PublicCoach>,
  changed: ReadonlySet<number>,
  listed: readonly PublicCoach[],
): ReadonlyMap<number, PublicCoach> {
  const merged = [...coaches.values()].filter(({ id }) => !changed.has(id)).concat(listed);
  return new Map(merged.sort((a, b) => a.id - b.id).map((coach) => [coach.id, coach]));
}
