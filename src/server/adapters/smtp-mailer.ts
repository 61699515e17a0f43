import nodemailer from 'nodemailer';
import { MAIL_SEND_TIMEOUT_MS } from '#domain/limits.ts';
import { type Mailer, MailRefused } from '../ports/mailer.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** The sender, like `Setwise <hello@setwise.example>`. */
  readonly from: string;
}

/** SMTP delivery over a small connection pool, with TLS where the server offers it. */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const { from } = settings;
  const transport = createTransport(settings);
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        await within(MAIL_SEND_TIMEOUT_MS, transport.sendMail({ to, subject, text, html, messageId: `<${id}@${domain}>` }));
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
    close: async () => transport.close(),
  };
}

/** Throws unless the server is there and takes the user and password; sends nothing. */
export async function signInToMailServer(settings: SmtpSettings): Promise<void> {
  const transport = createTransport(settings);
  try {
    await within(MAIL_SEND_TIMEOUT_MS, transport.verify());
  } finally {
    transport.close();
  }
}

function createTransport({ url, from }: SmtpSettings) {
  return nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: MAIL_SEND_TIMEOUT_MS / 2,
      greetingTimeout: MAIL_SEND_TIMEOUT_MS / 2,
      socketTimeout: MAIL_SEND_TIMEOUT_MS,
      dnsTimeout: MAIL_SEND_TIMEOUT_MS / 2,
      // Prevents attachments from local files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } },
  );
}

/**
 * RFC 5321: a 5xx reply about recipient or message is permanent. Failures at sign-in, or before a mail was named, are configuration faults
 * and temporary.
 */
function refusalOf(error: unknown): MailRefused | null {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const isFinal = responseCode !== undefined && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return isFinal ? new MailRefused(String(responseCode)) : null;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
