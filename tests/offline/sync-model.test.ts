import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseHlc } from '#domain/sync/hlc.ts';
import { deleteRejected, listRejected } from '#offline/accounts/outbox.ts';
import fc, { SEED } from '#tests/support/properties.ts';
import { expectAgreement } from './support/agreement.ts';
import { Run, type Step, scheduleArbitrary } from './support/model.ts';
import { SCHEDULES } from './support/schedules.ts';
import { type Backend, startBackend } from './support/server.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

const RUNS = 50;

/** Plays a schedule, lets the faults end, checks the rules; answers how many operations there were. */
async function play(steps: readonly Step[]): Promise<number> {
  await backend.reset();
  const run = await Run.start(backend);
  for (const step of steps) await run.take(step);
  // SYNC-18: with the faults over, a bounded number of rounds is enough.
  expect(await run.settle()).toEqual(['idle', 'idle', 'idle']);
  await check(run);
  return run.made.size;
}

async function check(run: Run): Promise<void> {
  const rejected = await run.rejected();
  const log = await backend.log();
  const registers = await backend.registers();
  // SYNC-3: each effect once.
  expect([...log.values()].filter((times) => times !== 1)).toEqual([]);
  // SYNC-2: nothing is lost. What a restore took from the log since had lost against what the phones sent again.
  expect([...run.made].filter((op_id) => !run.arrived.has(op_id) && !rejected.has(op_id))).toEqual([]);
  // SYNC-5: one's own shows until the server has it.
  expect(run.hidden).toEqual([]);
  // SYNC-9: refused is what was bad, and nothing else.
  expect([...rejected].filter((op_id) => !run.poisoned.has(op_id))).toEqual([]);
  // SYNC-4 and SYNC-12: of each phone only its own last word on a register can hold it.
  const written = new Set(run.lastOf.flatMap((last) => [...last.keys()]));
  for (const slot of written) {
    const holder = registers.get(slot);
    const candidates = run.lastOf.flatMap((last) => last.get(slot) ?? []);
    if (candidates.some((op_id) => run.poisoned.has(op_id))) continue;
    expect(candidates).toContain(holder?.op_id);
  }
  for (const { hlc } of registers.values()) expect(parseHlc(hlc).wall).toBeLessThanOrEqual(backend.world.now + 60_000);
  // SYNC-6: after giving up what was refused, everyone agrees.
  for (const phone of run.phones) {
    for (const { op_id } of await listRejected(phone.account)) await deleteRejected(phone.account, op_id);
  }
  await expectAgreement(backend, ...run.phones);
}

test.each(SCHEDULES.map((schedule, index) => [index + 1, schedule] as const))(
  'SYNC-2 SYNC-3 SYNC-4 SYNC-5 SYNC-6 SYNC-9 SYNC-11 SYNC-12 SYNC-18 known schedule %i ends in agreement',
  async (_, schedule) => {
    expect(await play(schedule)).toBeGreaterThan(0);
  },
);

test(`SYNC-2 SYNC-3 SYNC-4 SYNC-5 SYNC-6 SYNC-9 SYNC-11 SYNC-12 SYNC-18 whatever people, networks and servers do, two phones and the server end up agreeing, with everything there once (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(scheduleArbitrary, async (steps) => {
    await play(steps);
  });
  const outcome = await fc.check(property, { numRuns: RUNS });
  if (outcome.failed) expect.fail(fc.defaultReportMessage(outcome));
  expect(outcome.numRuns).toBe(RUNS);
});
