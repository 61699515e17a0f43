import { join } from 'node:path';
import { MARKET_MAX_STALE_MS } from '#domain/limits.ts';
import { createAltchaCaptcha } from './adapters/altcha-captcha.ts';
import { createFolderImages } from './adapters/folder-images.ts';
import type { PrometheusMetrics } from './adapters/prometheus-metrics.ts';
import { createSandboxPayments } from './adapters/sandbox-payments.ts';
import type { AppDependencies } from './app.ts';
import type { ConfiguredModel } from './coach/coach-model.ts';
import { type Database, type OpenDatabase, openDatabase } from './db/database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { seedDemoMoney } from './demo/seed-money.ts';
import { describeError } from './describe-error.ts';
import type { Settings } from './env.ts';
import type { LanguageModelSettings } from './env-language-model.ts';
import type { Log } from './log.ts';
import type { MailWorker } from './mail/mail-worker.ts';
import { openOutgoingMail } from './mail/outgoing-mail.ts';
import type { ImageStore } from './ports/images.ts';
import type { PaymentsPort } from './ports/payments.ts';
import { keepTokenSecret } from './token-secret.ts';

export interface Booted {
  readonly opened: OpenDatabase;
  /** Null without a port to serve them on. */
  readonly metrics: PrometheusMetrics | null;
  /** Stop it before closing the database. */
  readonly mailWorker: MailWorker;
  readonly dependencies: Omit<AppDependencies, 'pages' | 'isDraining'>;
}

/**
 * Opens the database (migrated and seeded by the settings) and the secret. `onDatabaseLost` is called when the embedded database's folder
 * lock is lost; the process must then end.
 */
export async function boot(settings: Settings, log: Log, onDatabaseLost: (error: Error) => void): Promise<Booted> {
  const { databaseUrl, dataDir } = settings;
  const metrics = await loadMetrics(settings);
  const opened = await openDatabase({
    databaseUrl,
    dataDir,
    ...(metrics === null ? {} : { onStatement: () => metrics.statementSent() }),
    // A pool replaces a broken idle connection; a lost folder is fatal.
    onTrouble: databaseUrl === null ? onDatabaseLost : (error) => log.warn(describeError(error), 'a database connection broke'),
  });
  try {
    await opened.migrate();
    const { database } = opened;
    const clock = Date.now;
    const images = await openImages(settings);
    if (settings.seedDemo) {
      await seedDemo({ database, clock, images });
      if (settings.payments.kind === 'sandbox') await seedDemoMoney({ database, clock });
    }
    const secret = settings.tokenSecret ?? (await keepTokenSecret(dataDir));
    const languageModel = await loadLanguageModel(settings.languageModel);
    const { mail, outbox, worker } = await openOutgoingMail({ settings, database, clock, log, secret });
    return {
      opened,
      metrics,
      mailWorker: worker,
      dependencies: {
        database,
        ping: opened.ping,
        clock,
        log,
        ...(metrics === null ? {} : { metrics }),
        images,
        mail,
        outbox,
        captcha: createAltchaCaptcha({ database, clock, secret }),
        payments: await openPayments(settings, database, clock),
        languageModel,
        tokens: { secret },
        settings: appSettings(settings),
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Loads the library of metrics only when they are served. */
async function loadMetrics(settings: Settings): Promise<PrometheusMetrics | null> {
  if (settings.metrics === null) return null;
  const { createPrometheusMetrics } = await import('./adapters/prometheus-metrics.ts');
  return createPrometheusMetrics();
}

/** Loads Stripe's library only when used. */
async function openPayments({ payments, mode }: Settings, database: Database, clock: () => number): Promise<PaymentsPort> {
  if (payments.kind === 'sandbox') return createSandboxPayments({ database, clock, hasDesk: mode !== 'production' });
  const { createStripePayments } = await import('./adapters/stripe-payments.ts');
  return createStripePayments(payments, clock);
}

async function openImages({ s3, dataDir }: Settings): Promise<ImageStore> {
  if (s3 === null) return createFolderImages(join(dataDir, 'images'));
  const { createS3Images } = await import('./adapters/s3-images.ts');
  return createS3Images(s3);
}

/** Loads the adapter and its library only when used. */
async function loadLanguageModel(settings: LanguageModelSettings | null): Promise<ConfiguredModel | null> {
  if (settings === null) return null;
  const { createOpenAiCompatible } = await import('./adapters/openai-compatible.ts');
  const { timeoutMs, dailyTokens } = settings;
  return { port: createOpenAiCompatible(settings), timeoutMs, dailyTokens };
}

function appSettings({ publicOrigin, takesAnyHost, trustedProxies, rateLimitFactor, mode }: Settings): AppDependencies['settings'] {
  const checkAnswers = mode !== 'production';
  return { publicOrigin, takesAnyHost, trustedProxies, rateLimitFactor, marketMaxStaleMs: MARKET_MAX_STALE_MS, checkAnswers };
}
