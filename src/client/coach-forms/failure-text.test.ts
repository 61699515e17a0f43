import { expect, test } from 'vitest';
import type { Failure, FailureBody } from '#contract/index.ts';
import { upgradeFailureText } from './failure-text.ts';

const refused = (body: FailureBody): Failure => ({ kind: 'refused', status: 400, body });

test.each<[string, Failure, string]>([
  ['the server’s error', refused({ error: 'Already a coach.' }), 'Error: Already a coach.'],
  ['nothing of a detail', refused({ detail: 'No.' }), 'An error occurred while upgrading to coach. Please try again.'],
  ['no answer', { kind: 'unreachable' }, 'An error occurred while upgrading to coach. Please try again.'],
])('an upgrade that failed says %s', (_, failure, sentence) => {
  expect(upgradeFailureText(failure)).toBe(sentence);
});
