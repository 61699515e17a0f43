export interface MailSettings {
  /** `smtp://…` or `smtps://…`. */
  readonly url: string;
  /** Whom mails come from, like `Setwise <hello@setwise.example>`. */
  readonly from: string;
}

/** How `readSettings` reads variables: a fault is noted, and a harmless value goes on. */
interface Reader {
  text(name: string): string | null;
  wrong<T>(problem: string, value: T): T;
}

/** The mail server and the sender, both or neither. Null: mails are kept in an outbox folder. */
export function readMail(read: Reader): MailSettings | null {
  const url = read.text('SMTP_URL');
  const from = read.text('MAIL_FROM');
  if (url === null) return from === null ? null : read.wrong('SMTP_URL must be set when MAIL_FROM is.', null);
  // The value itself may hold a password, so it is not repeated.
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol) || new URL(url).hostname === '')
    return read.wrong('SMTP_URL is not an address like smtp://user:password@host:587.', null);
  if (from === null || !/^(?:[^<>\r\n"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    return read.wrong('MAIL_FROM must be set with SMTP_URL, like Setwise <hello@setwise.example>.', null);
  return { url, from };
}
