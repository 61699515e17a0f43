/** A formatted mail. Both bodies have the same content. */
export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The message id, equal for repeated deliveries, so that mail servers can deduplicate. */
  readonly id: string;
}

/** Mail delivery. */
export interface Mailer {
  /** Resolves when accepted. Rejects with `MailRefused` for permanent failures, otherwise with a retryable error. */
  send(mail: Mail): Promise<void>;
  /** Closes connections. */
  close(): Promise<void>;
}

/** A permanent failure, such as an unknown recipient. `code` is the provider's, never an address. */
export class MailRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The mail was refused: ${code}`);
    this.code = code;
  }
}
