import { join } from 'node:path';
import { createOutbox, type Outbox } from '../adapters/outbox-mailer.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../ports/mailer.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { createTextCipher } from './text-cipher.ts';

/** Key derivation input; a change makes queued mails unreadable. */
const MAIL_CIPHER_PURPOSE = 'setwise mails';

export interface OutgoingMail {
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

/** The mail queue, its mailer and the delivery job, by the settings. Production has no outbox page. */
export async function openOutgoingMail({ settings, database, clock, log, secret }: Dependencies): Promise<OutgoingMail> {
  const { mail: smtp, dataDir, mode, publicOrigin } = settings;
  const cipher = createTextCipher(secret, MAIL_CIPHER_PURPOSE);
  const queue = createMailQueue({ clock, cipher });
  const outbox = smtp === null ? createOutbox(join(dataDir, 'outbox'), clock) : null;
  if (outbox !== null && mode === 'production') {
    log.warn({}, 'no mail is sent: it is kept in the data folder; set SMTP_URL and MAIL_FROM to send it');
  }
  const mailer = outbox?.mailer ?? (await openSmtp(smtp));
  const worker = startMailWorker({ database, clock, log, mailer, cipher, publicOrigin, queue });
  return { mail: queue, outbox: mode === 'production' ? null : outbox, worker };
}

/** Loads the SMTP library only when a mail server is configured. */
async function openSmtp(smtp: Settings['mail']): Promise<Mailer> {
  if (smtp === null) throw new Error('There is no mail server in the settings.');
  const { createSmtpMailer } = await import('../adapters/smtp-mailer.ts');
  return createSmtpMailer(smtp);
}
