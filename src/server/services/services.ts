import type { AccessTokens } from '../auth/access-tokens.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { CoachModel } from '../coach/coach-model.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Market } from '../market/market.ts';
import type { Captcha } from '../ports/captcha.ts';
import type { ImageStore, PictureMaker } from '../ports/images.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { PaymentsPort } from '../ports/payments.ts';
import type { Limits } from './limits.ts';

/** What commands work with. Nothing in it knows of requests and answers. */
export interface Services {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly payments: PaymentsPort;
  readonly mail: MailQueue;
  /** The listed coaches. */
  readonly market: Market;
  readonly captcha: Captcha;
  readonly images: ImageStore;
  readonly pictures: PictureMaker;
  /** Null: engine only. */
  readonly coachModel: CoachModel | null;
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  readonly limits: Limits;
  /** The product's public origin, without trailing slash. */
  readonly publicOrigin: string;
}
