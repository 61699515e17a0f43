import type { Hono } from 'hono';
import type { Endpoint } from '#contract/index.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { CoachModel } from '../coach/coach-model.ts';
import type { Semaphore } from '../concurrency/semaphore.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Market } from '../market/market.ts';
import type { Captcha } from '../ports/captcha.ts';
import type { ImageStore, PictureMaker } from '../ports/images.ts';
import type { PaymentsPort } from '../ports/payments.ts';
import type { Idempotency } from './idempotency.ts';
import type { Limits } from './limits.ts';
import type { OriginRule } from './own-origin.ts';

/** What a route may use. One object, handed to every `serve…Routes` function. */
export interface Api extends OriginRule {
  readonly hono: Hono;
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
  readonly payments: PaymentsPort;
  readonly mail: MailQueue;
  /** The listed coaches, as visitors find them. */
  readonly market: Market;
  readonly captcha: Captcha;
  readonly images: ImageStore;
  readonly pictures: PictureMaker;
  /** Bodies with pictures are held whole, so only so many at once. */
  readonly uploads: Semaphore;
  /** Null: the AI Coach's engine answers alone. */
  readonly coachModel: CoachModel | null;
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly idempotency: Idempotency;
  readonly trustedProxies: number;
  /** Answers are compared with the contract before they are sent: on wherever a wrong answer should be found, off in production. */
  readonly checkAnswers: boolean;
  /** Filled by `serve`. */
  readonly endpoints: Endpoint[];
}
