import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire. */
  readonly raw: string;
  /** The plain part, decoded. */
  readonly text: string;
  readonly subject: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Answers every recipient with this code; null takes them. */
  refuse: number | null;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const state: { refuse: number | null } = { refuse: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, answer) => {
      if (state.refuse === null) answer();
      else answer(Object.assign(new Error('refused'), { responseCode: state.refuse }));
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          text: plainPart(raw),
          subject: /^Subject: (.*(?:\r\n[ \t].*)*)$/m.exec(raw)?.[1]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '',
        });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    received,
    get refuse() {
      return state.refuse;
    },
    set refuse(code) {
      state.refuse = code;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** The `text/plain` part, from either of the two encodings our mails come in. */
function plainPart(raw: string): string {
  const [, head = '', body = ''] = /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n(?:\r\n)?--/.exec(raw) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
