/** One finished mail. Both bodies say the same; mail programs choose. */
export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names the mail: a repeated delivery carries the same, so that mail servers can see it is one. */
  readonly id: string;
}

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /** Resolves when the mail was accepted. Rejects with `MailRefused` when trying again cannot help, with anything else when it can. */
  send(mail: Mail): Promise<void>;
  /** Lets go of open connections. */
  close(): Promise<void>;
}

/** The mail was refused for good, such as by an address that does not exist. `code` is the provider's, never an address. */
export class MailRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The mail was refused: ${code}`);
    this.code = code;
  }
}
