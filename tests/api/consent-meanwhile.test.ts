import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveRelationship, listAccessLog, readClientLog } from '#contract/index.ts';
import { readClientLogOf } from '#server/commands/relationships/read-client-log.ts';
import type { Database } from '#server/db/database.ts';
import { DRIVERS } from '#tests/support/test-server.ts';
import { CANARIES, type Pair, type SharingWorld, startSharingWorld } from './support/sharing-world.ts';

const RANGE = { from: '2026-10-30', to: '2026-11-27' };

describe.each(DRIVERS)('reading while something changes, on %s', (driver) => {
  let world: SharingWorld;
  beforeAll(async () => {
    world = await startSharingWorld(driver);
  });
  afterAll(() => world.close());

  const read = async ({ coach, id }: Pair) => (await coach.call(readClientLog, { params: { id }, query: RANGE })).ok;
  const reads = async (pair: Pair) => {
    const answer = await pair.trainee.call(listAccessLog, { params: { id: pair.id } });
    if (!answer.ok) throw new Error('No access log.');
    return answer.value;
  };

  test('eight readers and a revocation at once: what is asked for after its answer is refused, and no reading is missing in the list (GRANT-2, GRANT-5)', async () => {
    const pair = await world.pair();
    await world.share(pair, ['sets']);
    let isAnswered = false;
    const answers: { isLater: boolean; isRead: boolean }[] = [];
    const keepReading = async () => {
      for (let after = 0; after < 3; ) {
        const isLater = isAnswered;
        if (isLater) after += 1;
        answers.push({ isLater, isRead: await read(pair) });
      }
    };
    const readers = Array.from({ length: 8 }, keepReading);
    while (answers.length < 16) await read(pair).then((isRead) => answers.push({ isLater: false, isRead }));
    expect(await world.push(pair.trainee, [world.revoke(pair.id)])).toEqual(['applied']);
    isAnswered = true;
    await Promise.all(readers);
    expect(answers.filter(({ isLater, isRead }) => isLater && isRead)).toEqual([]);
    const seen = answers.filter(({ isRead }) => isRead).length;
    expect(seen).toBeGreaterThan(0);
    expect((await reads(pair)).reads.map(({ reads: count }) => count)).toEqual([seen]);
  });

  describe('a change at every step of a reading (GRANT-1, GRANT-2)', () => {
    /** Runs `change` before the n-th statement that the reading sends. */
    const interrupted = (database: Database, n: number, change: () => Promise<unknown>): Database => {
      let sent = 0;
      return new Proxy(database, {
        get: (target, name) => {
          const member = Reflect.get(target, name) as unknown;
          if ((name !== 'execute' && name !== 'select') || typeof member !== 'function') return member;
          if (name === 'select') return member.bind(target);
          return async (query: unknown) => {
            sent += 1;
            if (sent === n) await change();
            return (member as (asked: unknown) => unknown).call(target, query);
          };
        },
      });
    };
    const CHANGES: Record<string, (pair: Pair) => Promise<unknown>> = {
      'a revocation': (pair) => world.push(pair.trainee, [world.revoke(pair.id)]),
      'sharing less': (pair) => world.push(pair.trainee, [world.revoke(pair.id, ['sets'])]),
      'sharing something else': (pair) => world.share(pair, ['body'], 1),
      'an end by the trainee': (pair) => pair.trainee.call(leaveRelationship, { params: { id: pair.id }, body: { leave: true } }),
      'an end that nothing noted': (pair) =>
        world.server.database.execute(
          sql`update coaching_relationships set ended_at = ${new Date(world.now()).toISOString()}, ended_by = 'coach' where id = ${pair.id}`,
        ),
      'a restore': (pair) =>
        world.server.database.execute(sql`update sync_owners set generation = generation + 1 where owner = ${pair.trainee.id}`),
    };

    test.each(Object.keys(CHANGES).flatMap((name) => [1, 2].map((step) => [name, step] as const)))(
      '%s before step %i',
      async (name, step) => {
        const pair = await world.pair();
        await world.share(pair, ['sets', 'notes']);
        const database = interrupted(world.server.database, step, () => CHANGES[name]!(pair));
        const asked = { id: pair.id, user_id: pair.coach.id, ...RANGE, now: world.now() };
        const answer = await readClientLogOf(database, asked).catch((error: unknown) => String(error));
        expect(JSON.stringify(answer)).not.toContain(CANARIES.sets);
        const { reads: logged } = await reads(pair);
        expect(logged.map(({ field }) => field)).toEqual(typeof answer === 'string' ? [] : answer.fields);
        expect(logged.every(({ version }) => version === 2)).toBe(true);
      },
    );
  });
});
