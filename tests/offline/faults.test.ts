import { expect, test } from 'vitest';
import { OPERATION_KINDS } from '#domain/sync/operation.ts';
import { runCampaign } from '#tests/faults/campaign.ts';
import { readCorpus } from '#tests/faults/main.ts';

/** Between a coach and a trainee, whose relationship no schedule has: coaching's own tests make these. */
const BETWEEN_PEOPLE = ['message.put', 'read.put', 'proposal.put', 'proposal.withdraw', 'decision.put'];

const SECONDS = Number(process.env.FAULT_SECONDS ?? 25);
const SEED = Number(process.env.FAULT_SEED ?? 1);

test(`SYNC-1 to SYNC-18, chat and plan hold through faults at every commit (seed ${SEED})`, { timeout: 300_000 }, async () => {
  const corpus = readCorpus();
  const { played, failure, seconds, kinds } = await runCampaign({ schedules: 2_000, seed: SEED, corpus, seconds: SECONDS });
  console.info(`${played} schedules of faults, ${corpus.length} of them known, in ${seconds.toFixed(0)} s`);
  expect(failure).toBeNull();
  expect(OPERATION_KINDS.filter((kind) => !kinds.has(kind))).toEqual(BETWEEN_PEOPLE);
  expect(played).toBeGreaterThan(corpus.length);
});
