import { defineConfig } from 'playwright/test';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './support/chromium.ts';
import { zoneFarFromMidnight } from './support/time-zone.ts';

// Of the tests, their servers and their browsers alike. A worker reads this file anew and takes the zone the run began with.
process.env.E2E_TIME_ZONE ??= zoneFarFromMidnight(new Date());
process.env.TZ = process.env.E2E_TIME_ZONE;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/seed.ts',
  outputDir: '../../test-results',
  timeout: 180_000,
  // Only what never comes is waited for so long: signing in on a busy machine can take more than ten seconds.
  expect: { timeout: 30_000 },
  // One more than cores: a test that waits for a pause of the app's leaves its core to another. With four the run is no shorter.
  workers: 3,
  // Every test has its own product or leaves the shared one as it was, so that no worker waits for another's file to end.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS },
    screenshot: 'only-on-failure',
    // Recording every test to keep the failed ones costs an eighth of the processor's time: `--trace on` records one that failed.
    trace: 'off',
  },
});
