import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError } from './errors.ts';
import { Refusal } from './refusal.ts';

async function answerTo(error: Error) {
  const errors: object[] = [];
  const silent = () => undefined;
  const log = { debug: silent, info: silent, warn: silent, error: (details: object) => errors.push(details) };
  const app = new Hono();
  app.get('/', () => {
    throw error;
  });
  app.onError((thrown, c) => answerError(thrown, c, log, 'request 1'));
  const answer = await app.request('/');
  return { status: answer.status, retry: answer.headers.get('Retry-After'), body: (await answer.json()) as { code: string }, errors };
}

const fromDatabase = (code: string) =>
  new Error('Failed query … params: sam@example.com', { cause: Object.assign(new Error('inside'), { code }) });

test('a refusal is answered as it was meant, and is no error', async () => {
  expect(await answerTo(new Refusal(429, { detail: 'Later.', code: 'later' }, 0.2))).toEqual({
    status: 429,
    retry: '1',
    body: { detail: 'Later.', code: 'later' },
    errors: [],
  });
});

test.each([
  ['22P05', 400, 'unstorable_value', null],
  ['22021', 400, 'unstorable_value', null],
  ['40001', 503, 'try_again', '1'],
  ['40P01', 503, 'try_again', '1'],
  ['53300', 503, 'try_again', '1'],
  ['57P01', 503, 'try_again', '1'],
  ['ECONNREFUSED', 503, 'try_again', '1'],
])('what the database calls %s is answered with %i', async (code, status, name, retry) => {
  expect(await answerTo(fromDatabase(code))).toMatchObject({ status, retry, body: { code: name }, errors: [] });
});

test.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('a connection that broke or never came says try again: %s', async (message) => {
  const error = new Error('Failed query', { cause: new Error(message) });
  expect(await answerTo(error)).toMatchObject({ status: 503, retry: '1', body: { code: 'try_again' }, errors: [] });
});

test.each([fromDatabase('23505'), fromDatabase('42P01'), new TypeError('secret is undefined')])(
  'a fault of ours says nothing about the inside',
  async (error) => {
    const { status, body, errors } = await answerTo(error);
    expect({ status, body }).toEqual({ status: 500, body: { detail: 'Something went wrong on our side.', code: 'internal' } });
    expect(errors).toMatchObject([{ request_id: 'request 1', stack: expect.any(Array) }]);
    expect(JSON.stringify(errors)).not.toContain('sam@example.com');
  },
);
