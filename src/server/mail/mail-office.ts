import { join } from 'node:path';
import { createOutbox, type Outbox } from '../adapters/outbox-mailer.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../env.ts';
import { type MailWorker, startMailWorker } from '../jobs/mail-worker.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../ports/mailer.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { createSeal } from './seal.ts';

/** What mails are encrypted for while they wait. */
export const MAIL_SEAL = 'setwise mails';

export interface MailOffice {
  readonly mail: MailQueue;
  readonly outbox: Outbox | null;
  readonly worker: MailWorker;
}

interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: () => number;
  readonly log: Log;
  readonly secret: string;
}

/** The queue, whoever delivers, and the job between them, as the settings say. The outbox's page is never there in production. */
export async function openMailOffice({ settings, database, clock, log, secret }: Dependencies): Promise<MailOffice> {
  const { mail: smtp, dataDir, mode, publicOrigin } = settings;
  const seal = createSeal(secret, MAIL_SEAL);
  const queue = createMailQueue({ clock, seal });
  const outbox = smtp === null ? createOutbox(join(dataDir, 'outbox'), clock) : null;
  if (outbox !== null && mode === 'production') {
    log.warn({}, 'no mail is sent: it is kept in the data folder; set SMTP_URL and MAIL_FROM to send it');
  }
  const mailer = outbox?.mailer ?? (await openSmtp(smtp));
  const worker = startMailWorker({ database, clock, log, mailer, seal, publicOrigin, queue });
  return { mail: queue, outbox: mode === 'production' ? null : outbox, worker };
}

/** The library is loaded only by who sends. */
async function openSmtp(smtp: Settings['mail']): Promise<Mailer> {
  if (smtp === null) throw new Error('There is no mail server in the settings.');
  const { createSmtpMailer } = await import('../adapters/smtp-mailer.ts');
  return createSmtpMailer(smtp);
}
