import { defineConfig } from 'vitest/config';

/** `npm run test:kills`: the long campaigns against the server, one after the other; prints counts. */
export default defineConfig({
  test: {
    include: ['tests/kills/**/*.kills.ts'],
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/console-guard.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
  },
});
