import { expect, test } from 'vitest';
import type { Failure } from '#contract/index.ts';
import { checkoutFailureText } from './failure-text.ts';

const FAILED = 'Failed to start checkout.';
const WRONG = 'Something went wrong.';

test.each<[string, Failure | 'no-destination', string, string | null]>([
  ['no answer', { kind: 'unreachable' }, WRONG, null],
  ['an answer without an address', { kind: 'unreadable', status: 200 }, FAILED, null],
  ["a proxy's error page", { kind: 'unreadable', status: 502 }, WRONG, null],
  ['a refusal with a reason', { kind: 'refused', status: 409, body: { error: 'You already have one.' } }, FAILED, 'You already have one.'],
  ['a refusal without a reason', { kind: 'refused', status: 500, body: {} }, FAILED, null],
  ['an address we do not go to', 'no-destination', FAILED, null],
])('%s', (_, failure, sentence, reason) => {
  expect(checkoutFailureText(failure)).toEqual({ sentence, reason });
});
