import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Endpoint } from '#contract/index.ts';
import type { Outbox } from './adapters/outbox-mailer.ts';
import { createPictureMaker } from './adapters/picture-maker.ts';
import { createAccessTokens } from './auth/access-tokens.ts';
import { createPasswords, type PasswordCost } from './auth/passwords.ts';
import { type ConfiguredModel, createCoachModel } from './coach/coach-model.ts';
import { createSemaphore } from './concurrency/semaphore.ts';
import type { Database } from './db/database.ts';
import type { Api } from './http/api.ts';
import { answerError } from './http/errors.ts';
import { createIdempotency } from './http/idempotency.ts';
import { serveNotFound } from './http/not-found.ts';
import type { OriginRule } from './http/own-origin.ts';
import type { Pages } from './http/page-request.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import { invalidateOnWrite } from './market/invalidate-on-write.ts';
import { createMarket } from './market/market.ts';
import type { Captcha } from './ports/captcha.ts';
import type { ImageStore } from './ports/images.ts';
import { type Metrics, NO_METRICS } from './ports/metrics.ts';
import type { PaymentsPort } from './ports/payments.ts';
import { serveAccountRoutes } from './routes/account.ts';
import { serveAiCoachRoutes } from './routes/ai-coach.ts';
import { serveAuthRoutes } from './routes/auth.ts';
import { serveCheckoutRoutes } from './routes/checkout.ts';
import { serveCoachRoutes } from './routes/coach.ts';
import { serveCoachPayoutRoutes } from './routes/coach-payouts.ts';
import { serveCoachPortfolioRoutes } from './routes/coach-portfolio.ts';
import { serveCoachProgramRoutes } from './routes/coach-programs.ts';
import { serveCoachingRoutes } from './routes/coaching.ts';
import { serveHealthRoutes } from './routes/health.ts';
import { serveImageRoutes } from './routes/images.ts';
import { serveMarketRoutes } from './routes/market.ts';
import { servePasswordRoutes } from './routes/password.ts';
import { servePaymentWebhook } from './routes/payment-webhook.ts';
import { serveProfileImageRoutes } from './routes/profile-image.ts';
import { serveProgramsBuyRoutes } from './routes/programs-buy.ts';
import { servePurchaseRoutes } from './routes/purchases.ts';
import { serveQuizRoutes } from './routes/quizzes.ts';
import { serveReviewsCreateRoutes } from './routes/reviews-create.ts';
import { serveSubscriptionRoutes } from './routes/subscriptions.ts';
import { serveSyncRoutes } from './routes/sync.ts';
import { serveTokenRoutes } from './routes/token.ts';
import { serveUserRoutes } from './routes/user.ts';
import { serveOutboxPage } from './sandbox/outbox-page.ts';
import { serveSandboxRoutes } from './sandbox/sandbox.ts';
import { createLimits } from './services/limits.ts';

export interface AppDependencies {
  readonly database: Database;
  /** Resolves when the database answers; never waits behind requests. */
  readonly ping: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly payments: PaymentsPort;
  readonly mail: MailQueue;
  readonly captcha: Captcha;
  /** The outbox, if a page may show it. */
  readonly outbox?: Outbox | null;
  readonly images: ImageStore;
  /** The language model of the AI Coach; without one the engine answers alone. */
  readonly languageModel?: ConfiguredModel | null;
  readonly log: Log;
  /** Without it nothing is counted. */
  readonly metrics?: Metrics;
  /** `secret` signs access tokens and derives rotated refresh tokens; changing it signs everybody out. */
  readonly tokens: { readonly secret: string };
  /** Password hashing cost; lower in tests. */
  readonly passwordCost?: PasswordCost;
  readonly settings: OriginRule & {
    readonly trustedProxies: number;
    /** Multiplies the rate limits. */
    readonly rateLimitFactor: number;
    /** Staleness limit in ms for market writes of other processes; default 0. */
    readonly marketMaxStaleMs?: number;
    /** Validates answers against the contract. */
    readonly checkAnswers: boolean;
  };
  /** True during shutdown: not ready, but still answering. */
  readonly isDraining?: () => boolean;
  /** Serves paths without an endpoint from the built client; null when there is nothing. */
  readonly pages?: Pages;
}

/** Up to 5 MB each; waiting requests have sent nothing yet. */
const UPLOADS_AT_ONCE = 12;
const UPLOADS_WAITING_MAX = 48;

const endpointsOf = new WeakMap<Hono, readonly Endpoint[]>();

/** Builds the server as a function from request to response. Opens and starts nothing. */
export function createApp(dependencies: AppDependencies): Hono {
  const { database, clock, log, payments, images, settings, languageModel: model = null } = dependencies;
  const hono = new Hono();
  const api: Api = {
    hono,
    database,
    clock,
    log,
    metrics: dependencies.metrics ?? NO_METRICS,
    payments,
    mail: dependencies.mail,
    market: createMarket({ database, clock, maxStaleMs: settings.marketMaxStaleMs ?? 0 }),
    captcha: dependencies.captcha,
    images,
    pictures: createPictureMaker(),
    uploads: createSemaphore({ permits: UPLOADS_AT_ONCE, maxWaiting: UPLOADS_WAITING_MAX }),
    coachModel: model === null ? null : createCoachModel({ model, database, clock, log }),
    tokens: createAccessTokens({ secret: dependencies.tokens.secret, clock, newId: randomUUID }),
    passwords: createPasswords(dependencies.passwordCost),
    limits: createLimits(database, settings.rateLimitFactor),
    idempotency: createIdempotency({ database, clock }),
    publicOrigin: settings.publicOrigin,
    takesAnyHost: settings.takesAnyHost,
    trustedProxies: settings.trustedProxies,
    checkAnswers: settings.checkAnswers,
    endpoints: [],
  };
  hono.use(logRequests(api));
  hono.use(invalidateOnWrite(api.market));
  hono.use(securityHeaders({ https: settings.publicOrigin.startsWith('https:') }));
  hono.onError((error, c) => answerError(error, c, log, String(c.get('request_id' as never))));
  serveHealthRoutes(api, { ping: dependencies.ping, isDraining: dependencies.isDraining ?? (() => false) });
  // Before `/coaches/:id`, which would match «match».
  serveQuizRoutes(api);
  serveTokenRoutes(api);
  serveAuthRoutes(api);
  servePasswordRoutes(api);
  serveAccountRoutes(api);
  serveUserRoutes(api);
  serveAiCoachRoutes(api);
  serveSyncRoutes(api);
  serveSubscriptionRoutes(api);
  serveCheckoutRoutes(api);
  serveProgramsBuyRoutes(api);
  servePurchaseRoutes(api);
  serveCoachingRoutes(api);
  serveCoachPayoutRoutes(api);
  serveReviewsCreateRoutes(api);
  servePaymentWebhook(api);
  serveSandboxRoutes(api);
  if (dependencies.outbox != null) serveOutboxPage(api, dependencies.outbox);
  serveImageRoutes(api);
  serveProfileImageRoutes(api);
  serveCoachRoutes(api);
  serveCoachProgramRoutes(api);
  serveCoachPortfolioRoutes(api);
  serveMarketRoutes(api);
  serveNotFound(api, dependencies.pages);
  endpointsOf.set(hono, api.endpoints);
  return hono;
}

/** The app's endpoints, for comparison with the contract. */
export function registeredEndpoints(app: Hono): readonly Endpoint[] {
  return endpointsOf.get(app) ?? [];
}
