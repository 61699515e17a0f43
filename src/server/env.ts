import { resolve } from 'node:path';
import { type BackupSettings, readBackups } from './env-backups.ts';
import { readS3, type S3Settings } from './env-images.ts';
import { type LanguageModelSettings, readLanguageModel } from './env-language-model.ts';
import { type MailSettings, readMail } from './env-mail.ts';
import { type MetricsSettings, readMetrics } from './env-metrics.ts';
import { type PaymentSettings, readPayments } from './env-payments.ts';

/** The configuration, read once at start. */
export interface Settings {
  readonly mode: 'development' | 'production' | 'test';
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database and generated secrets. */
  readonly dataDir: string;
  /** PostgreSQL; null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly logLevel: string;
  /** Null: generated and kept in `dataDir`. */
  readonly tokenSecret: string | null;
  /** The product's public origin, without trailing slash. */
  readonly publicOrigin: string;
  /** No origin is set (development only): links use the request's host. */
  readonly takesAnyHost: boolean;
  readonly seedDemo: boolean;
  readonly payments: PaymentSettings;
  /** Number of our own proxies in front. */
  readonly trustedProxies: number;
  readonly rateLimitFactor: number;
  /** The language model of the AI Coach; null: engine only. */
  readonly languageModel: LanguageModelSettings | null;
  /** The picture bucket; null: a folder in `dataDir`. */
  readonly s3: S3Settings | null;
  /** The mail server; null: outbox in `dataDir`. */
  readonly mail: MailSettings | null;
  /** Backups the server makes by itself. */
  readonly backups: BackupSettings | null;
  /** Where metrics are served; null: nowhere. */
  readonly metrics: MetricsSettings | null;
}

/** Invalid configuration; the message lists all faults. */
export class InvalidSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const MODES = ['development', 'production', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SECRET_MIN_LENGTH = 32;
const NEEDS_POSTGRES = 'must be set in production: the embedded database may lose its last writes in a power cut.';

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the configuration. Empty variables count as absent. Throws `InvalidSettings` with all faults. */
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
    databaseUrl: read.databaseUrl('DATABASE_URL', isProduction),
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
    backups: readBackups(read),
    metrics: readMetrics(read),
  };
  if (problems.length > 0) throw new InvalidSettings(problems);
  return settings;
}

/** Collects faults and continues with defaults, so that all are found at once. */
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
    databaseUrl(name: string, isNeeded: boolean): string | null {
      const given = text(name);
      if (given === null && isNeeded) return wrong(`${name} ${NEEDS_POSTGRES}`, null);
      if (given === null || (URL.canParse(given) && ['postgres:', 'postgresql:'].includes(new URL(given).protocol))) return given;
      // The value may contain a password, so it is not repeated.
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

/** Null for a URL with more than scheme, host and port. */
function originOf(given: string): string | null {
  if (!URL.canParse(given)) return null;
  const { origin, protocol } = new URL(given);
  const isOrigin = ['http:', 'https:'].includes(protocol) && [origin, `${origin}/`].includes(given.toLowerCase());
  return isOrigin ? origin : null;
}
