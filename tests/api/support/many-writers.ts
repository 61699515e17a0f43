import { randomUUID } from 'node:crypto';
import { SYNC_PULL_MAX_BYTES } from '#domain/limits.ts';
import { readOwnerState } from '#server/commands/sync/epoch.ts';
import { pullChanges } from '#server/commands/sync/pull.ts';
import { pushOperations } from '#server/commands/sync/push.ts';
import { openPostgres } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { createWriter, NOON } from './operations.ts';

export interface ManyWriters {
  /** Address of a migrated PostgreSQL database of one's own. */
  readonly url: string;
  readonly writers: number;
  /** Rows that each page of a reader holds at most; one reader for each. */
  readonly pages: readonly number[];
  /** Stops writing when the readers have pulled as many rows as this together. */
  readonly rows: number;
  readonly batch: number;
}

export interface Followed {
  readonly written: number;
  readonly pulled: number;
  /** Own slots of a writer that a reader, come to the end, has not seen in their last state. */
  readonly missed: number;
  /** Rows that came with a revision not beyond the cursor. */
  readonly disordered: number;
  readonly seconds: number;
}

/**
 * Writers of one person, each on connections of its own as if every phone had another server, and readers that follow the cursor
 * all the while. Some operations have slots of their own, some are fought over.
 */
export async function followManyWriters({ url, writers, pages, rows, batch }: ManyWriters): Promise<Followed> {
  const started = performance.now();
  const opened = await Promise.all(Array.from({ length: 2 }, () => openPostgres(url, () => undefined)));
  const databaseOf = (place: number) => opened[place % opened.length]!.database;
  const owner = randomUUID();
  const person = { id: owner, email: `${owner}@example.com`, first_name: '', last_name: '', role: 'member' as const, password_hash: '' };
  await databaseOf(0)
    .insert(users)
    .values({ ...person, created_at: new Date(NOON) });
  const { epoch } = await readOwnerState(databaseOf(0), owner);
  const writing = { goes_on: true, is_over: false };
  let pulled = 0;
  let disordered = 0;
  const own = new Set<string>();
  let written = 0;

  const write = async (place: number) => {
    const device = String(place);
    const writer = createWriter(device);
    for (let n = 0; writing.goes_on; n += batch - 1) {
      const mine = Array.from({ length: batch - 1 }, (_, index) => writer.set(`Lift ${device}`, n + index + 1, 5));
      const ops = [...mine, writer.set('Squat', 1 + (n % 7), place + 1)];
      await pushOperations(databaseOf(place), { owner, ops, now: NOON });
      for (const { slot } of mine) own.add(slot);
      written += ops.length;
    }
  };
  const follow = async (limit: number, place: number) => {
    const seen = new Set<string>();
    let cursor = 0;
    for (let isOver = false; !isOver; ) {
      const isLast = writing.is_over;
      const page = await pullChanges(databaseOf(place + 1), { owner, epoch, after: cursor, limit, maxBytes: SYNC_PULL_MAX_BYTES });
      if ('reset' in page) throw new Error('the cursor was refused');
      let before = cursor;
      for (const { slot, rev } of page.changes) {
        if (rev <= before) disordered += 1;
        before = rev;
        seen.add(slot);
      }
      cursor = page.cursor;
      pulled += page.changes.length;
      if (pulled >= rows) writing.goes_on = false;
      isOver = isLast && !page.more;
    }
    return seen;
  };

  const writeAll = async () => {
    await Promise.all(Array.from({ length: writers }, (_, place) => write(place)));
    writing.is_over = true;
  };

  const [seen] = await Promise.all([Promise.all(pages.map(follow)), writeAll()]);
  // Readers went on until everything was written and then to the end: what is not in their hands now was missed.
  const missed = seen.reduce((total, slots) => total + [...own].filter((slot) => !slots.has(slot)).length, 0);
  await Promise.all(opened.map((database) => database.close()));
  return { written, pulled, missed, disordered, seconds: (performance.now() - started) / 1_000 };
}
