import { resolve } from 'node:path';
import { readS3, type S3Settings } from './env-images.ts';
import { type LanguageModelSettings, readLanguageModel } from './env-language-model.ts';
import { type MailSettings, readMail } from './env-mail.ts';
import { type PaymentSettings, readPayments } from './env-payments.ts';

/** Everything a person may configure, read once at start. */
export interface Settings {
  readonly mode: 'development' | 'production' | 'test';
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database and of generated secrets. */
  readonly dataDir: string;
  /** PostgreSQL; null uses the embedded database. */
  readonly databaseUrl: string | null;
  readonly logLevel: string;
  /** Null: one is made and kept in `dataDir`. */
  readonly tokenSecret: string | null;
  /** Address people reach the product at, without a slash at the end. */
  readonly publicOrigin: string;
  /** No origin is set, which only development may leave out: links lead to whichever host the browser reached us at. */
  readonly takesAnyHost: boolean;
  readonly seedDemo: boolean;
  readonly payments: PaymentSettings;
  /** How many proxies of our own stand in front. */
  readonly trustedProxies: number;
  readonly rateLimitFactor: number;
  /** A language model that helps the AI Coach understand and talk; null: the engine alone. */
  readonly languageModel: LanguageModelSettings | null;
  /** The bucket pictures are kept in; null: a folder of `dataDir`. */
  readonly s3: S3Settings | null;
  /** The mail server; null: mails are kept in `dataDir`. */
  readonly mail: MailSettings | null;
}

/** The configuration cannot be used; the message lists everything that is wrong with it. */
export class InvalidSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const MODES = ['development', 'production', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SECRET_MIN_LENGTH = 32;

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the configuration. An empty variable counts as absent. Throws `InvalidSettings` naming every fault at once. */
export function readSettings(variables: Variables): Settings {
  const problems: string[] = [];
  const read = reader(variables, problems);
  const mode = read.oneOf('NODE_ENV', MODES, 'development');
  const isProduction = mode === 'production';
  const port = read.number('PORT', 3000, { min: 0, max: 65_535, whole: true });
  const settings: Settings = {
    mode,
    port,
    host: read.text('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(read.text('DATA_DIR') ?? '.data'),
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, isProduction ? 'info' : 'warn'),
    tokenSecret: read.secret('TOKEN_SECRET', isProduction),
    publicOrigin: read.origin('PUBLIC_ORIGIN', isProduction ? null : `http://localhost:${String(port)}`),
    takesAnyHost: !isProduction && read.text('PUBLIC_ORIGIN') === null,
    seedDemo: read.flag('SEED_DEMO', !isProduction),
    payments: readPayments(read, isProduction),
    trustedProxies: read.number('TRUST_PROXY', 0, { min: 0, max: 10, whole: true }),
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', 1, { min: 0.1, max: 100_000, whole: false }),
    languageModel: readLanguageModel(read),
    s3: readS3(read),
    mail: readMail(read),
  };
  if (problems.length > 0) throw new InvalidSettings(problems);
  return settings;
}

/** Each reading notes what is wrong and goes on with a harmless value, so that all faults are found in one go. */
function reader(variables: Variables, problems: string[]) {
  const text = (name: string) => {
    const value = variables[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const wrong = <T>(problem: string, value: T): T => {
    problems.push(problem);
    return value;
  };
  return {
    text,
    wrong,
    oneOf<const T extends string>(name: string, allowed: readonly [T, ...T[]], fallback: T | null): T {
      const value = text(name) ?? fallback;
      const found = allowed.find((word) => word === value);
      if (found !== undefined) return found;
      const problem = value === null ? `${name} must be set in production` : `${name} is ${JSON.stringify(value)}`;
      return wrong(`${problem}; it can be ${allowed.join(', ')}.`, allowed[0]);
    },
    number(name: string, fallback: number, { min, max, whole }: { min: number; max: number; whole: boolean }): number {
      const given = text(name);
      if (given === null) return fallback;
      const value = Number(given);
      if (/^\d+(\.\d+)?$/.test(given) && value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
      return wrong(
        `${name} is ${JSON.stringify(given)}; it must be a ${whole ? 'whole ' : ''}number from ${String(min)} to ${String(max)}.`,
        fallback,
      );
    },
    flag(name: string, fallback: boolean): boolean {
      const given = text(name)?.toLowerCase() ?? null;
      if (given === null) return fallback;
      if (['1', 'true', 'yes'].includes(given)) return true;
      if (['0', 'false', 'no'].includes(given)) return false;
      return wrong(`${name} is ${JSON.stringify(given)}; it can be true or false.`, fallback);
    },
    databaseUrl(name: string): string | null {
      const given = text(name);
      if (given === null || (URL.canParse(given) && ['postgres:', 'postgresql:'].includes(new URL(given).protocol))) return given;
      // The value itself may hold a password, so it is not repeated.
      return wrong(`${name} is not an address like postgres://user:password@host:5432/database.`, null);
    },
    secret(name: string, isNeeded: boolean): string | null {
      const given = text(name);
      if (given === null)
        return isNeeded ? wrong(`${name} must be set in production: at least ${String(SECRET_MIN_LENGTH)} random characters.`, null) : null;
      return given.length >= SECRET_MIN_LENGTH
        ? given
        : wrong(`${name} is too short; use at least ${String(SECRET_MIN_LENGTH)} random characters.`, null);
    },
    origin(name: string, fallback: string | null): string {
      const given = text(name) ?? fallback;
      if (given === null) return wrong(`${name} must be set in production, like https://setwise.example.`, '');
      return (
        originOf(given) ??
        wrong(`${name} is ${JSON.stringify(given)}; it must be an address without a path, like https://setwise.example.`, '')
      );
    },
  };
}

/** Null for an address with more than a scheme, a host and a port. */
function originOf(given: string): string | null {
  if (!URL.canParse(given)) return null;
  const { origin, protocol } = new URL(given);
  const isOrigin = ['http:', 'https:'].includes(protocol) && [origin, `${origin}/`].includes(given.toLowerCase());
  return isOrigin ? origin : null;
}
