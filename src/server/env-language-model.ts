import { isIPv4 } from 'node:net';
import { MODEL_TIMEOUT_MAX_MS } from '#domain/limits.ts';

export interface LanguageModelSettings {
  /** URL of an OpenAI-compatible service including its version, without trailing slash. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** For the whole answer; then the engine answers. */
  readonly timeoutMs: number;
  /** Tokens per person and UTC day; then the engine answers. */
  readonly dailyTokens: number;
  readonly jsonSchema: boolean;
}

/** Reads variables for `readSettings`: collects faults and continues with defaults. */
interface Reader {
  text(name: string): string | null;
  wrong<T>(problem: string, value: T): T;
  number(name: string, fallback: number, range: { min: number; max: number; whole: boolean }): number;
  flag(name: string, fallback: boolean): boolean;
}

/** Address and model are required together; the rest has defaults. */
export function readLanguageModel(read: Reader): LanguageModelSettings | null {
  const baseUrl = serviceUrl(read, 'AI_BASE_URL');
  const model = read.text('AI_MODEL');
  const apiKey = read.text('AI_API_KEY');
  const rest = {
    timeoutMs: read.number('AI_TIMEOUT_MS', 20_000, { min: 500, max: MODEL_TIMEOUT_MAX_MS, whole: true }),
    dailyTokens: read.number('AI_DAILY_BUDGET', 200_000, { min: 0, max: 100_000_000, whole: true }),
    jsonSchema: read.flag('AI_JSON_SCHEMA', true),
  };
  if (baseUrl === null) {
    if (model !== null || apiKey !== null) read.wrong('AI_BASE_URL must be set when AI_MODEL or AI_API_KEY is.', null);
    return null;
  }
  if (model === null) return read.wrong('AI_MODEL must name the model at AI_BASE_URL.', null);
  if (apiKey !== null && new URL(baseUrl).protocol === 'http:' && !isNearby(new URL(baseUrl).hostname))
    return read.wrong('AI_BASE_URL must start with https:// when there is an AI_API_KEY, or the key would be sent in the clear.', null);
  return { baseUrl, model, apiKey, ...rest };
}

/** A loopback or private address, or a name without a dot. */
function isNearby(host: string): boolean {
  if (isIPv4(host)) return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host);
  return host === '[::1]' || !host.includes('.');
}

function serviceUrl(read: Reader, name: string): string | null {
  const given = read.text(name);
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  // The value may contain a password, so it is not repeated.
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    return read.wrong(`${name} is not an address like https://api.example/v1.`, null);
  return url.href.replace(/\/+$/, '');
}
