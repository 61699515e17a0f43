import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { type Booted, boot } from './boot.ts';
import { readSettings } from './env.ts';
import { createLog } from './log.ts';

/**
 * The server inside Vite's, in development. This module reloads after every server change; the database must stay open, so the booted state
 * is on `globalThis`.
 */
const kept = globalThis as typeof globalThis & { setwiseDevelopment?: Promise<Booted> };

kept.setwiseDevelopment ??= bootOnce();
const { dependencies } = await kept.setwiseDevelopment;

const app: Hono = createApp(dependencies);
export default app;

async function bootOnce(): Promise<Booted> {
  const settings = readSettings(process.env);
  const booted = await boot(settings, createLog(settings.logLevel), (error) => {
    process.stderr.write(`The data folder was lost: ${error.message}\n`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void booted.mailWorker
        .stop()
        .then(() => booted.opened.close())
        .finally(() => process.exit(0));
    });
  }
  return booted;
}
