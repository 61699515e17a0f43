import { expect, test } from 'vitest';
import type { Failure, FailureBody } from '#contract/index.ts';
import { submitFailureText } from './failure-text.ts';

const refused = (body: FailureBody): Failure => ({ kind: 'refused', status: 400, body });
const FIRST = 'ATTENTION: An error occurred during registration.';

test.each<[string, Failure, string]>([
  ['the detail', refused({ detail: 'Too young.', message: 'b', error: 'c' }), `${FIRST} Too young.`],
  ['else the message', refused({ message: 'Try later.', error: 'c' }), `${FIRST} Try later.`],
  ['else the error text', refused({ error: 'It broke.' }), `${FIRST} It broke.`],
  ['the first of a list', refused({ detail: ['One.', 'Two.'] }), `${FIRST} One.`],
  ['else what to do', refused({}), `${FIRST} Please try again or contact support.`],
  ['no answer', { kind: 'unreachable' }, `${FIRST} Please try again or contact support.`],
  ['a portal', { kind: 'unreadable', status: 200 }, `${FIRST} Please try again or contact support.`],
])('a registration that could not be sent says %s', (_, failure, sentence) => {
  expect(submitFailureText(failure)).toBe(sentence);
});
