import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Call } from '#contract/index.ts';
import { createAltchaCaptcha } from '#server/adapters/altcha-captcha.ts';
import { createFolderImages } from '#server/adapters/folder-images.ts';
import { createSandboxPayments } from '#server/adapters/sandbox-payments.ts';
import { type AppDependencies, createApp } from '#server/app.ts';
import { createPasswords, type PasswordCost } from '#server/auth/passwords.ts';
import type { MoneyTools } from '#server/commands/payments/money-tools.ts';
import type { Database } from '#server/db/database.ts';
import { subscriptions, users } from '#server/db/schema.ts';
import type { Log } from '#server/log.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { deliverDue } from '#server/mail/mail-worker.ts';
import { createTextCipher } from '#server/mail/text-cipher.ts';
import type { ImageStore } from '#server/ports/images.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';
import { createTestCall } from './test-call.ts';
import { type Driver, emptyTables, openTestDatabase } from './test-database.ts';

export { DRIVERS, type Driver } from './test-database.ts';

/** The least argon2 takes; the test of sign-in's cost asks for the real one. */
export const TEST_PASSWORD_COST: PasswordCost = { memoryCost: 8, timeCost: 1 };
export const TEST_PASSWORD = 'demo-password-1';
export const TEST_TOKEN_SECRET = 'a secret for tests, long enough for anyone';
export const TEST_ORIGIN = 'http://setwise.test';

interface TestUser {
  readonly id: string;
  readonly email: string;
}

export interface TestServer {
  readonly app: Hono;
  readonly database: Database;
  /** Address of the database when it is PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly images: ImageStore;
  readonly imagesFolder: string;
  /** Fetches from the server in process; a path alone is enough. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Makes calls of the contract, with this access token when one is given. */
  call(access?: string): Call;
  /** A member with the password above, unless said otherwise; `subscribed` gives an active AI Coach subscription. */
  createUser(
    user?: Partial<{
      email: string;
      first_name: string;
      last_name: string;
      role: 'member' | 'coach';
      password: string;
      subscribed: boolean;
    }>,
  ): Promise<TestUser>;
  /** Signs in through the server; `owner` is the account's id. */
  signIn(email: string, password?: string): Promise<{ access: string; refresh: string; owner: string }>;
  /** Delivers what is due and answers with every mail this server has sent, oldest first. */
  mails(): Promise<readonly Mail[]>;
  /** What the work with money that nobody waits for is given. */
  readonly money: MoneyTools;
  /** Empties the database. */
  reset(): Promise<void>;
  /** Throws when the server logged an error nobody expected. */
  close(): Promise<void>;
  /** Errors the server logged; take them out to say they were expected. */
  readonly loggedErrors: object[];
}

export interface TestServerOptions {
  readonly driver?: Driver;
  readonly clock?: () => number;
  readonly settings?: Partial<AppDependencies['settings']>;
  readonly pages?: AppDependencies['pages'];
  readonly isDraining?: () => boolean;
  readonly languageModel?: AppDependencies['languageModel'];
  readonly passwordCost?: PasswordCost;
  /** Who takes the money; the sandbox when it is not said. */
  readonly payments?: PaymentsPort | undefined;
  /** Gets every line the server logs, besides. */
  readonly onLog?: (line: object) => void;
}

/** The real server in this process, on its own database. Rate limits are wide open unless `settings.rateLimitFactor` says otherwise. */
export async function startTestServer({
  driver = 'pglite',
  clock = Date.now,
  settings,
  pages,
  isDraining,
  languageModel = null,
  passwordCost = TEST_PASSWORD_COST,
  payments: givenPayments,
  onLog = () => undefined,
}: TestServerOptions = {}): Promise<TestServer> {
  const opened = await openTestDatabase(driver);
  const { database } = opened;
  const loggedErrors: object[] = [];
  const imagesFolder = join(tmpdir(), `setwise-images-${randomUUID()}`);
  const images = createFolderImages(imagesFolder);
  const publicOrigin = settings?.publicOrigin ?? TEST_ORIGIN;
  const log = quietLog(loggedErrors, onLog);
  const cipher = createTextCipher(TEST_TOKEN_SECRET, 'mails of tests');
  const sent: Mail[] = [];
  let delivering = Promise.resolve();
  const post = {
    send: async (mail: Mail) => {
      sent.push(mail);
    },
    close: async () => undefined,
  };
  const mail = createMailQueue({ clock, cipher });
  const payments = givenPayments ?? createSandboxPayments({ database, clock });
  const app = createApp({
    database,
    ping: opened.ping,
    clock,
    languageModel,
    log,
    mail,
    captcha: createAltchaCaptcha({ database, clock, secret: TEST_TOKEN_SECRET, effort: { cost: 10, steps: { min: 1, max: 4 } } }),
    images,
    payments,
    passwordCost,
    tokens: { secret: TEST_TOKEN_SECRET },
    settings: { publicOrigin, takesAnyHost: false, trustedProxies: 0, rateLimitFactor: 1_000, checkAnswers: true, ...settings },
    ...(pages === undefined ? {} : { pages }),
    ...(isDraining === undefined ? {} : { isDraining }),
  });
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const fetchInProcess: TestServer['fetch'] = async (input, init) => {
    if (isClosed) throw new TypeError('Failed to fetch');
    const answer = Promise.resolve(app.request(input instanceof Request ? input : new URL(input, TEST_ORIGIN).href, init));
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  return {
    app,
    database,
    databaseUrl: opened.url,
    images,
    imagesFolder,
    money: { database, clock, payments, mail, log, publicOrigin },
    fetch: fetchInProcess,
    call: (access) => createTestCall(fetchInProcess, access),
    createUser: (user = {}) => insertUser(database, clock, user),
    signIn: (email, password = TEST_PASSWORD) => signIn(fetchInProcess, email, password),
    mails: () => {
      // One after the other: a mail that another delivery has just taken would be missing.
      const deliver = async () => {
        await delivering;
        while ((await deliverDue({ database, clock, log, mailer: post, cipher, publicOrigin })) > 0);
      };
      delivering = deliver();
      return delivering.then(() => sent);
    },
    reset: () => emptyTables(database),
    loggedErrors,
    close: async () => {
      // A page of the test may still be asking: what is under way ends, and what comes after finds nobody.
      isClosed = true;
      await Promise.allSettled(underWay);
      await opened.close();
      await rm(imagesFolder, { recursive: true, force: true });
      if (loggedErrors.length > 0) throw new Error(`The server logged errors: ${JSON.stringify(loggedErrors, null, 2)}`);
    },
  };
}

function quietLog(errors: object[], onLog: (line: object) => void): Log {
  const note = (details: object, message: string) => onLog({ message, ...details });
  const error = (details: object, message: string) => {
    note(details, message);
    errors.push({ message, ...details });
  };
  return { debug: note, info: note, warn: note, error };
}

/** Hashing is slow on purpose; one hash per password serves all users of a run. */
const hashes = new Map<string, Promise<string>>();
const passwords = createPasswords(TEST_PASSWORD_COST);

async function insertUser(database: Database, clock: () => number, user: Parameters<TestServer['createUser']>[0] = {}): Promise<TestUser> {
  const {
    password = TEST_PASSWORD,
    subscribed = false,
    email = `${randomUUID()}@example.com`,
    first_name = 'Sam',
    last_name = 'Rivera',
    role = 'member',
  } = user;
  const hash = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, hash);
  const id = randomUUID();
  const created_at = new Date(clock());
  await database.insert(users).values({ id, email, first_name, last_name, role, password_hash: await hash, created_at });
  if (subscribed) {
    await database.insert(subscriptions).values({
      id: randomUUID(),
      user_id: id,
      type: 'ai_coach',
      status: 'active',
      price_cents: 4_999,
      first_month_cents: 999,
      created_at,
    });
  }
  return { id, email };
}

async function signIn(fetchInProcess: TestServer['fetch'], email: string, password: string) {
  const answer = await fetchInProcess('/api/token/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${email} was answered with ${String(answer.status)}: ${await answer.text()}`);
  const { access, refresh } = (await answer.json()) as { access: string; refresh: string };
  const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { access, refresh, owner: claims.sub };
}
