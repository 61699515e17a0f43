import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Found within the first few schedules; all of them are sought by `npm run test:faults -- --bugs`. */
const QUICK = [
  'server: arrival wins',
  'server: no clamp',
  'server: what loses is not logged',
  'server: one revision for all',
  'cleared before acknowledgement',
];

test('the simulator finds bugs that are put into the product', { timeout: 300_000 }, async () => {
  const runner = fileURLToPath(new URL('../faults/run.mjs', import.meta.url));
  const env = { ...process.env, FAULT_SEED: '5' };
  // As the suites do (vite.config.ts), without a second compilation of the embedded database.
  const words = ['--liftoff-only', runner, '--bugs', `--only=${QUICK.join(',')}`];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  console.info(stdout.trim());
  expect(stdout).toContain(`${QUICK.length} of ${QUICK.length} bugs found`);
});
