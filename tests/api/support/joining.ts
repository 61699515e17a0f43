import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from '#tests/support/test-server.ts';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

export interface TestBrowser {
  post(path: string, body: unknown): Promise<Answer>;
  /** Its cookies by name. */
  readonly cookies: Map<string, string>;
  signIn(email: string, password?: string): Promise<Answer>;
  send(email: string): Promise<Answer>;
  verify(email: string, code: string): Promise<Answer>;
  register(email: string, more?: Partial<Registration>): Promise<Answer>;
  /** All three, with the code from the mail. */
  join(email: string, more?: Partial<Registration>): Promise<Answer>;
}

interface Registration {
  first_name: string;
  last_name: string;
  password: string;
  role: 'member' | 'coach';
  captcha_token: string;
}

export const GOOD_PASSWORD = 'blue kettle 47';

/** A browser with a cookie jar. `network` is its address, for a server that trusts one proxy. */
export function createBrowser(server: TestServer, network?: string): TestBrowser {
  const browser: TestBrowser = {
    cookies: new Map(),
    post: async (path, body) => {
      const answer = await server.fetch(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(browser.cookies.size === 0 ? {} : { Cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') }),
          ...(network === undefined ? {} : { 'X-Forwarded-For': network }),
        },
        body: JSON.stringify(body),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        browser.cookies.set(name, value);
      }
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
    },
    signIn: (email, password = GOOD_PASSWORD) => browser.post('/api/token/', { email, password }),
    send: (email) => browser.post('/api/auth/send-verification-email/', { email }),
    verify: (email, code) => browser.post('/api/auth/verify-email/', { email, code }),
    register: async (email, more = {}) =>
      browser.post('/api/user/register/', {
        email,
        first_name: 'Dana',
        last_name: 'Kim',
        password: GOOD_PASSWORD,
        role: 'member',
        captcha_token: more.captcha_token ?? (await solveCaptcha(server)),
        ...more,
      }),
    join: async (email, more) => {
      await browser.send(email);
      await browser.verify(email, await mailedCode(server, email));
      return browser.register(email, more);
    },
  };
  return browser;
}

/** The digits of the newest code mailed to an address; of that length, where mails of one moment hold both. */
export async function mailedCode(server: TestServer, email: string, digits?: number): Promise<string> {
  const subjects = (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
  const codes = subjects.flatMap((subject) => /^(\d+) is your Setwise code/.exec(subject)?.[1] ?? []);
  const code = codes.findLast((each) => digits === undefined || each.length === digits);
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** A code that is not the right one. */
export function wrongCode(right: string): string {
  return String((Number(right) + 1) % 1_000_000).padStart(6, '0');
}

/** A token as the page's solver makes it. */
export async function solveCaptcha(server: TestServer): Promise<string> {
  const challenge = (await (await server.fetch('/api/captcha/challenge/')).json()) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
