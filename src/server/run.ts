import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { boot } from './boot.ts';
import { cleanUp } from './commands/clean-up.ts';
import type { Database } from './db/database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/seed-demo.ts';
import { describeError } from './describe-error.ts';
import type { Settings } from './env.ts';
import { createClientFiles } from './http/client-files.ts';
import { createPublicPages } from './http/public-pages.ts';
import { startBackupWorker } from './jobs/backup-worker.ts';
import { startMoneyWorker } from './jobs/money-worker.ts';
import { startNoticeWorker } from './jobs/notice-worker.ts';
import { listen } from './listen.ts';
import { loadRenderer } from './load-renderer.ts';
import { createLog, type Log } from './log.ts';
import { serveMetrics } from './serve-metrics.ts';

const CLEAN_UP_EVERY_MS = 3_600_000;

/** Boots, serves and prints the address. Resolves when listening. */
export async function run(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const { opened, mailWorker, metrics, dependencies } = await boot(settings, log, (error) => {
    log.error(describeError(error), 'the data folder was taken by another process; stopping before it can be harmed');
    process.exit(1);
  });
  let draining = false;
  const files = await createClientFiles(folder('../client'));
  const renderer = await loadRenderer({ client: folder('../client'), pages: folder('../pages') });
  const pages = createPublicPages({ renderer, files, origin: settings.publicOrigin, log });
  const app = createApp({ ...dependencies, pages, isDraining: () => draining });
  const server = await listen(app.fetch, settings).catch(async (error: unknown) => {
    await mailWorker.stop();
    await opened.close();
    throw error;
  });
  const metricsServer = metrics === null || settings.metrics === null ? null : await serveMetrics(metrics, opened, settings.metrics);
  const cleaning = cleanUpNowAndThen(opened.database, log);
  const moneyWorker = startMoneyWorker({ ...dependencies, publicOrigin: settings.publicOrigin });
  void moneyWorker.work();
  const stopNotices = startNoticeWorker({ ...dependencies, publicOrigin: settings.publicOrigin });
  const backupWorker = settings.backups === null ? null : startBackupWorker(dependencies, settings.backups);
  void backupWorker?.work();

  endOnSignal(log, async () => {
    draining = true;
    clearInterval(cleaning);
    await server.drain();
    await metricsServer?.drain();
    await backupWorker?.stop();
    await stopNotices();
    await moneyWorker.stop();
    await mailWorker.stop();
    await opened.close();
  });
  announce(settings, server.port);
}

/** The built client and pages are beside the built server. */
function folder(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

function cleanUpNowAndThen(database: Database, log: Log): NodeJS.Timeout {
  const run = () => {
    cleanUp(database, Date.now()).catch((error: unknown) => log.error(describeError(error), 'cleaning up failed'));
  };
  run();
  return setInterval(run, CLEAN_UP_EVERY_MS);
}

/** The first signal shuts down gracefully, a second immediately. Uncaught faults exit with 1. */
function endOnSignal(log: Log, end: () => Promise<void>): void {
  let ending = false;
  const finish = (code: number) => {
    if (ending) process.exit(1);
    ending = true;
    end().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error(describeError(error), 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => finish(0));
  process.on('SIGINT', () => finish(0));
  process.on('uncaughtException', (error) => {
    log.error(describeError(error), 'a fault nobody caught');
    finish(1);
  });
}

function announce({ seedDemo, publicOrigin, port, host, mode }: Settings, realPort: number): void {
  const address = port === realPort || mode === 'production' ? publicOrigin : `http://${host}:${String(realPort)}`;
  const lines = [`Setwise is ready at ${address}`];
  if (seedDemo) {
    lines.push('', `Demo accounts, password ${DEMO_PASSWORD}:`);
    for (const { email, what } of DEMO_ACCOUNTS) lines.push(`  ${email.padEnd(24)} ${what}`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
