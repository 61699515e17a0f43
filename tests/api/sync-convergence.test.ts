import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, type Change, syncHello, syncPull, syncPush } from '#contract/index.ts';
import type { Operation } from '#domain/sync/operation.ts';
import fc, { SEED } from '#tests/support/properties.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createWriter, NOON } from './support/operations.ts';

const RUNS = 25;

/** A few devices with clocks that are off by up to a day, writing and deleting a few sets. */
const history = fc
  .array(
    fc.record({
      device: fc.constantFrom('a', 'b', 'c'),
      set_n: fc.integer({ min: 1, max: 4 }),
      reps: fc.integer({ min: 0, max: 20 }),
      drift: fc.integer({ min: -86_400_000, max: 86_400_000 }),
      deletes: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((steps) => {
    const writers = new Map(['a', 'b', 'c'].map((device) => [device, createWriter(device)]));
    return steps.map(({ device, set_n, reps, drift, deletes }) => {
      const writer = writers.get(device)!;
      return deletes ? writer.deleteSet('Squat', set_n, NOON + drift) : writer.set('Squat', set_n, reps, NOON + drift);
    });
  });

/** The same operations in another order, some of them several times, cut into batches. */
const deliveries = history.chain((ops) =>
  fc.record({
    ops: fc.constant(ops),
    order: fc.shuffledSubarray([...ops, ...ops], { minLength: ops.length, maxLength: ops.length * 2 }),
    sizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
  }),
);

describe.each(DRIVERS)('convergence, on %s', (driver) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => NOON });
  });
  afterAll(() => server.close());

  const deliver = async (batches: Operation[][]) => {
    const user = await server.createUser();
    const { access, owner } = await server.signIn(user.email);
    const call = server.call(access);
    for (const ops of batches) {
      const answer = await call(syncPush, { body: { owner, device: 'a', ops } });
      if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    }
    return registers(call);
  };

  test(`any order and any repetition of the same operations ends in equal registers (seed ${String(SEED)})`, async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ ops, order, sizes }) => {
        const plain = await deliver([ops]);
        // What the shuffle left out comes at the end: every operation arrives at least once.
        const shuffled = await deliver(cut([...order, ...ops.filter((operation) => !order.includes(operation))], sizes));
        expect(shuffled).toEqual(plain);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});

function cut(ops: Operation[], sizes: number[]): Operation[][] {
  const batches: Operation[][] = [];
  for (let from = 0, turn = 0; from < ops.length; turn += 1) {
    const size = sizes[turn % sizes.length]!;
    batches.push(ops.slice(from, from + size));
    from += size;
  }
  return batches;
}

/** What every phone would see: revisions depend on the order of arrival and do not count. */
async function registers(call: Call): Promise<Omit<Change, 'rev'>[]> {
  const hello = await call(syncHello, {});
  if (!hello.ok) throw new Error('hello');
  const answer = await call(syncPull, { query: { epoch: hello.value.epoch, after: '0' } });
  if (!answer.ok || 'reset' in answer.value) throw new Error('pull');
  return answer.value.changes.map(({ rev: _rev, ...register }) => register).sort((a, b) => (a.slot < b.slot ? -1 : 1));
}
