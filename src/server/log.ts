import { pino } from 'pino';

type Write = (details: object, message: string) => void;

/** Structured log. Details never contain personal data: ids, counts, codes and durations only. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

/** Keys that would carry personal or secret data; never logged. */
const NEVER = [
  'email',
  'password',
  'token',
  'access',
  'refresh',
  'authorization',
  'cookie',
  'first_name',
  'last_name',
  'body',
  'content',
  'params',
];

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: NEVER.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
  });
}
