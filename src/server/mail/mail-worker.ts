import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { MAIL_ATTEMPTS_MAX, MAIL_PAUSE_MAX_MS, MAIL_PAUSE_MIN_MS, MAIL_SEND_TIMEOUT_MS } from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { type Mailer, MailRefused } from '../ports/mailer.ts';
import { mailHtml } from './mail-html.ts';
import type { MailData, MailKind } from './mail-kinds.ts';
import type { MailQueue } from './mail-queue.ts';
import { isMailKind, writeMail } from './mail-templates.ts';
import { mailText } from './mail-text.ts';
import type { TextCipher } from './text-cipher.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: () => number;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly cipher: TextCipher;
  readonly publicOrigin: string;
}

const BATCH = 10;
/** A mail claimed by a process that died becomes due again after this long. */
const HELD_MS = 3 * MAIL_SEND_TIMEOUT_MS;
const LOOK_EVERY_MS = 5_000;
/** Longer than the transaction that queued a mail. */
const SOON_MS = 150;

type MailRow = typeof mails.$inferSelect;

/**
 * Sends due mails and returns the number claimed. Safe with several processes: each claims other rows. Delivery is at least once; a
 * repeated mail has the same id.
 */
export async function deliverDue(dependencies: Dependencies): Promise<number> {
  const rows = await takeDue(dependencies);
  await Promise.all(rows.map((row) => deliver(dependencies, row)));
  return rows.length;
}

/** Claims rows by moving their next try ahead, in one short transaction, so that nothing is locked during SMTP. */
async function takeDue({ database, clock }: Dependencies): Promise<MailRow[]> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(mails)
      .where(and(eq(mails.state, 'waiting'), lte(mails.due_at, new Date(now))))
      .orderBy(asc(mails.due_at))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await transaction
        .update(mails)
        .set({ due_at: new Date(now + HELD_MS), attempts: sql`${mails.attempts} + 1` })
        .where(eq(mails.id, id));
    }
    return due.map((row) => ({ ...row, attempts: row.attempts + 1 }));
  });
}

async function deliver(dependencies: Dependencies, row: MailRow): Promise<void> {
  const { database, clock, log, mailer } = dependencies;
  if (row.useless_after !== null && row.useless_after.getTime() <= clock()) return giveUp(dependencies, row, 'too_late');
  try {
    const { id, recipient } = row;
    const content = contentOf(dependencies, row);
    const { publicOrigin } = dependencies;
    await mailer.send({
      id,
      to: recipient,
      subject: content.subject,
      text: mailText(content, publicOrigin),
      html: await mailHtml(content, publicOrigin),
    });
  } catch (error) {
    if (error instanceof MailRefused) return giveUp(dependencies, row, error.code);
    if (row.attempts >= MAIL_ATTEMPTS_MAX) return giveUp(dependencies, row, 'too_many_attempts');
    const pause = Math.min(MAIL_PAUSE_MAX_MS, MAIL_PAUSE_MIN_MS * 2 ** (row.attempts - 1));
    log.warn({ mail_id: row.id, kind: row.kind, attempts: row.attempts, ...codeOf(error) }, 'a mail was not accepted; it is tried again');
    await database
      .update(mails)
      .set({ due_at: new Date(clock() + pause), last_error: codeOf(error).code })
      .where(eq(mails.id, row.id));
    return;
  }
  await database.delete(mails).where(eq(mails.id, row.id));
}

function contentOf({ cipher, publicOrigin }: Dependencies, { id, kind, data }: MailRow) {
  if (!isMailKind(kind)) throw new MailRefused('unknown_kind');
  let opened: string;
  try {
    opened = cipher.decrypt(data, id);
  } catch {
    // The secret was changed.
    throw new MailRefused('decryption_failed');
  }
  return writeMail(kind, JSON.parse(opened) as MailData[MailKind] as never, publicOrigin);
}

/** The row keeps the kind of the lost mail but not its recipient. */
async function giveUp({ database, log }: Dependencies, { id, kind, attempts }: MailRow, code: string): Promise<void> {
  log.warn({ mail_id: id, kind, attempts, code }, 'a mail was given up');
  await database.update(mails).set({ state: 'dead', recipient: '', data: '', last_error: code }).where(eq(mails.id, id));
}

/** Mail servers' messages quote addresses, so only codes are kept. */
function codeOf(error: unknown): { code: string } {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code: `${responseCode ?? code ?? (error instanceof Error ? error.name : 'unknown')}` };
}

export interface MailWorker {
  /** Starts nothing new and resolves when running work is done. */
  stop(): Promise<void>;
}

/** Polls for due mails every few seconds, and shortly after one was queued in this process. */
export function startMailWorker(dependencies: Dependencies & { readonly queue: MailQueue }): MailWorker {
  const { log, mailer, queue } = dependencies;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let soon: NodeJS.Timeout | null = null;
  const work = async () => {
    let taken = BATCH;
    while (taken === BATCH) taken = isStopped ? 0 : await deliverDue(dependencies);
  };
  const look = () => {
    running = running.then(work).catch((error: unknown) => log.error(describeError(error), 'looking for mails failed'));
  };
  const every = setInterval(look, LOOK_EVERY_MS);
  queue.onQueued(() => {
    soon ??= setTimeout(() => {
      soon = null;
      look();
    }, SOON_MS);
  });
  look();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(every);
      if (soon !== null) clearTimeout(soon);
      await running;
      await mailer.close();
    },
  };
}
