import { expect, test } from 'vitest';
import { array, looseObject, nullable, object, optional, string } from 'zod/mini';
import { endpoint } from '#contract/index.ts';
import { checkAnswer } from './answer-check.ts';

const person = endpoint({
  method: 'GET',
  path: '/x/',
  access: 'anyone',
  response: object({
    name: string(),
    nick: optional(nullable(string())),
    friends: array(object({ name: string() })),
    more: optional(looseObject({})),
  }),
});

test('an answer that fits its contract passes', () => {
  expect(() => checkAnswer(person, { name: 'Ada', nick: null, friends: [{ name: 'Sam' }], more: { any: { thing: 1 } } })).not.toThrow();
});

test('an answer of another shape is found', () => {
  expect(() => checkAnswer(person, { name: 7, friends: [] })).toThrow(
    'GET /x/ answered in a shape its contract does not have (name: invalid_type)',
  );
});

test('a field the contract does not name is found, however deep', () => {
  expect(() => checkAnswer(person, { name: 'Ada', friends: [], password_hash: 'x' })).toThrow('does not name: .password_hash');
  expect(() => checkAnswer(person, { name: 'Ada', friends: [{ name: 'Sam' }, { name: 'Jo', email: 'jo@example.com' }] })).toThrow(
    '.friends.1.email',
  );
});
