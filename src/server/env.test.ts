import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { InvalidSettings, readSettings } from './env.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'x'.repeat(32),
  PUBLIC_ORIGIN: 'https://setwise.example',
  PAYMENTS: 'sandbox',
  DATABASE_URL: 'postgres://setwise:secret@db.example/setwise',
};

test('a fresh machine needs no configuration', () => {
  expect(readSettings({})).toEqual({
    mode: 'development',
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: null,
    logLevel: 'warn',
    tokenSecret: null,
    publicOrigin: 'http://localhost:3000',
    takesAnyHost: true,
    seedDemo: true,
    payments: { kind: 'sandbox' },
    trustedProxies: 0,
    rateLimitFactor: 1,
    languageModel: null,
    s3: null,
    mail: null,
    backups: null,
    metrics: null,
  });
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', HOST: '' })).toEqual(readSettings({}));
});

test('the address people see follows the port', () => {
  expect(readSettings({ PORT: '4100' }).publicOrigin).toBe('http://localhost:4100');
});

test('whichever host a browser names is ours only where no origin is set', () => {
  expect(readSettings({}).takesAnyHost).toBe(true);
  expect(readSettings({ PUBLIC_ORIGIN: 'http://192.168.1.7:3000' }).takesAnyHost).toBe(false);
  expect(readSettings(PRODUCTION).takesAnyHost).toBe(false);
});

test('production starts with a secret, an address and a word about payments, and seeds nothing by itself', () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    seedDemo: false,
    logLevel: 'info',
    payments: { kind: 'sandbox' },
  });
  expect(readSettings({ ...PRODUCTION, SEED_DEMO: 'true' }).seedDemo).toBe(true);
});

test('everything wrong is listed at once, and no secret is repeated', () => {
  const read = () =>
    readSettings({
      NODE_ENV: 'staging',
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db',
      LOG_LEVEL: 'loud',
      TOKEN_SECRET: 'short-secret',
      PUBLIC_ORIGIN: 'https://setwise.example/app',
      SEED_DEMO: 'perhaps',
      PAYMENTS: 'gold',
      TRUST_PROXY: '-1',
      RATE_LIMIT_FACTOR: '0',
    });
  expect(read).toThrow(InvalidSettings);
  let message = '';
  try {
    read();
  } catch (error) {
    message = (error as Error).message;
  }
  const named = [
    'NODE_ENV',
    'PORT',
    'DATABASE_URL',
    'LOG_LEVEL',
    'TOKEN_SECRET',
    'PUBLIC_ORIGIN',
    'SEED_DEMO',
    'PAYMENTS',
    'TRUST_PROXY',
    'RATE_LIMIT_FACTOR',
  ];
  expect(
    message
      .split('\n')
      .slice(1)
      .map((line) => /^ {2}- (\w+) /.exec(line)?.[1]),
  ).toEqual(named);
  expect(message).not.toContain('hunter2');
  expect(message).not.toContain('short-secret');
});

test.each(['TOKEN_SECRET', 'PUBLIC_ORIGIN', 'PAYMENTS', 'DATABASE_URL'])('production refuses to start without %s', (name) => {
  expect(() => readSettings({ ...PRODUCTION, [name]: undefined })).toThrow(`${name} must be set in production`);
});

test.each(['3000.5', '0x10', '1e3', 'abc', ' 80 80'])('PORT cannot be %j', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow('PORT is');
});

const MODEL = { AI_BASE_URL: 'https://api.example/v1/', AI_MODEL: 'coach-1' };

test('a language model is named by its address and its name, and has a time limit and a budget', () => {
  expect(readSettings({ ...MODEL, AI_API_KEY: 'key-1' }).languageModel).toEqual({
    baseUrl: 'https://api.example/v1',
    model: 'coach-1',
    apiKey: 'key-1',
    timeoutMs: 20_000,
    dailyTokens: 200_000,
    jsonSchema: true,
  });
  const other = { AI_TIMEOUT_MS: '5000', AI_DAILY_BUDGET: '0', AI_JSON_SCHEMA: 'false' };
  expect(readSettings({ ...MODEL, ...other }).languageModel).toMatchObject({ timeoutMs: 5000, dailyTokens: 0, jsonSchema: false });
});

test.each([
  ['http://localhost:11434/v1'],
  ['http://127.0.0.1:8080/v1'],
  ['http://[::1]:8080/v1'],
  ['http://192.168.1.20/v1'],
  ['http://172.20.0.3/v1'],
  ['http://ollama:11434/v1'],
])('a key may go unencrypted to a service nearby (%s)', (AI_BASE_URL) => {
  expect(readSettings({ ...MODEL, AI_BASE_URL, AI_API_KEY: 'key-1' }).languageModel?.baseUrl).toBe(AI_BASE_URL);
});

test.each([
  [{ AI_MODEL: 'coach-1' }, 'AI_BASE_URL must be set'],
  [{ AI_API_KEY: 'key-1' }, 'AI_BASE_URL must be set'],
  [{ AI_BASE_URL: 'https://api.example/v1' }, 'AI_MODEL must name'],
  [{ ...MODEL, AI_BASE_URL: 'ftp://api.example' }, 'AI_BASE_URL is not an address'],
  [{ ...MODEL, AI_BASE_URL: 'https://user:hunter2@api.example/v1' }, 'AI_BASE_URL is not an address'],
  [{ ...MODEL, AI_BASE_URL: 'api.example' }, 'AI_BASE_URL is not an address'],
  [{ ...MODEL, AI_BASE_URL: 'http://api.example/v1', AI_API_KEY: 'key-1' }, 'must start with https'],
  [{ ...MODEL, AI_BASE_URL: 'http://172.40.0.3/v1', AI_API_KEY: 'key-1' }, 'must start with https'],
  [{ ...MODEL, AI_TIMEOUT_MS: '60000' }, 'AI_TIMEOUT_MS is'],
  [{ ...MODEL, AI_DAILY_BUDGET: 'lots' }, 'AI_DAILY_BUDGET is'],
  [{ ...MODEL, AI_JSON_SCHEMA: 'maybe' }, 'AI_JSON_SCHEMA is'],
])('a language model set up wrongly (%j) stops the start', (variables, problem) => {
  let message = '';
  try {
    readSettings(variables);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toContain(problem);
  expect(message).not.toMatch(/hunter2|key-1/);
});

test('Stripe takes the payments when both of its keys are there', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const stripe = { kind: 'stripe', secretKey: 'sk_test_x', webhookSecret: 'whsec_x', address: null };
  expect(readSettings(keys).payments).toEqual(stripe);
  expect(readSettings({ ...keys, PAYMENTS: 'sandbox' }).payments).toEqual({ kind: 'sandbox' });
  expect(readSettings({ ...keys, STRIPE_ADDRESS: 'http://127.0.0.1:12111' }).payments).toEqual({
    ...stripe,
    address: { host: '127.0.0.1', port: 12_111, protocol: 'http' },
  });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
  [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'pk_test_public', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_ADDRESS: 'ftp://x' }, 'STRIPE_ADDRESS'],
])('half of a Stripe configuration is refused and no secret is repeated: %o', (given, named) => {
  expect(() => readSettings(given)).toThrow(named);
  expect(() => readSettings(given)).not.toThrow(/pk_test_public|whsec_x/);
});

test('.env.example names every variable the server reads and no other, and changes nothing as it stands', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm);
  const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  const asked = new Set<string>();
  const noting = (given: Record<string, string>) =>
    new Proxy(given, {
      get: (target, name: string) => {
        asked.add(name);
        return target[name];
      },
    });
  expect(readSettings(noting(example))).toEqual(readSettings({}));
  // Some are read only beside others.
  const bucket = { S3_ENDPOINT: 'https://s3.example/bucket', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  readSettings(noting({ ...bucket, STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }));
  expect(Object.keys(example).toSorted()).toEqual([...asked].toSorted());
});
