import { expect, test } from 'vitest';
import { runCampaign } from '#tests/faults/campaign.ts';
import { readCorpus } from '#tests/faults/main.ts';

const SECONDS = Number(process.env.FAULT_SECONDS ?? 25);
const SEED = Number(process.env.FAULT_SEED ?? 1);

test(`SYNC-1 to SYNC-18, chat and plan hold through faults at every commit (seed ${SEED})`, { timeout: 300_000 }, async () => {
  const corpus = readCorpus();
  const { played, failure, seconds } = await runCampaign({ schedules: 2_000, seed: SEED, corpus, seconds: SECONDS });
  console.info(`${played} schedules of faults, ${corpus.length} of them known, in ${seconds.toFixed(0)} s`);
  expect(failure).toBeNull();
  expect(played).toBeGreaterThan(corpus.length);
});
