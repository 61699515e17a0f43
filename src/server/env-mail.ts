export interface MailSettings {
  /** `smtp://…` or `smtps://…`. */
  readonly url: string;
  /** The sender, like `Setwise <hello@setwise.example>`. */
  readonly from: string;
}

/** Reads variables for `readSettings`: collects faults and continues with defaults. */
interface Reader {
  text(name: string): string | null;
  wrong<T>(problem: string, value: T): T;
}

/** Mail server and sender, required together. Null: mails go to the outbox folder. */
export function readMail(read: Reader): MailSettings | null {
  const url = read.text('SMTP_URL');
  const from = read.text('MAIL_FROM');
  if (url === null) return from === null ? null : read.wrong('SMTP_URL must be set when MAIL_FROM is.', null);
  // The value may contain a password, so it is not repeated.
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol) || new URL(url).hostname === '')
    return read.wrong('SMTP_URL is not an address like smtp://user:password@host:587.', null);
  if (from === null || !/^(?:[^<>\r\n"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    return read.wrong('MAIL_FROM must be set with SMTP_URL, like Setwise <hello@setwise.example>.', null);
  return { url, from };
}
