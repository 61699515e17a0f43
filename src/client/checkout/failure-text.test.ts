import { expect, test } from 'vitest';
import type { Failure } from '#contract/index.ts';
import { type CheckoutKind, checkoutFailureText } from './failure-text.ts';

const UNREACHABLE: Failure = { kind: 'unreachable' };
const PROXY: Failure = { kind: 'unreadable', status: 502 };
const NO_ADDRESS: Failure = { kind: 'unreadable', status: 200 };
const CLOSED: Failure = { kind: 'refused', status: 409, body: { error: 'This coach takes no payments now.' } };
const SILENT: Failure = { kind: 'refused', status: 500, body: {} };
const ODD: Failure = { kind: 'refused', status: 400, body: { error: { code: 7 } } };
const BLANK: Failure = { kind: 'refused', status: 400, body: { error: ' ' } };
const REASON = 'This coach takes no payments now.';

test.each<[CheckoutKind, string, Failure | 'no-destination', string, string | null]>([
  ['program', 'no answer', UNREACHABLE, 'Something went wrong', null],
  ['program', "a proxy's page", PROXY, 'Something went wrong', null],
  ['program', 'an answer without an address', NO_ADDRESS, 'Something went wrong', null],
  ['program', 'a refusal with a reason', CLOSED, `Error: ${REASON}`, null],
  ['program', 'a refusal without one', SILENT, 'Something went wrong', null],
  ['program', 'a refusal whose reason is no sentence', ODD, 'Something went wrong', null],
  ['program', 'a refusal whose reason is blank', BLANK, 'Something went wrong', null],
  ['program', 'an address we do not go to', 'no-destination', 'Something went wrong', null],
  ['discovery-call', 'no answer', UNREACHABLE, 'Something went wrong.', null],
  ['discovery-call', "a proxy's page", PROXY, 'Something went wrong.', null],
  ['discovery-call', 'an answer without an address', NO_ADDRESS, 'Failed to start checkout.', null],
  ['discovery-call', 'a refusal with a reason', CLOSED, 'Failed to start checkout.', REASON],
  ['discovery-call', 'a refusal without one', SILENT, 'Failed to start checkout.', null],
  ['discovery-call', 'an address we do not go to', 'no-destination', 'Failed to start checkout.', null],
  ['ai-coach', 'no answer', UNREACHABLE, 'Something went wrong.', null],
  ['ai-coach', 'a refusal with a reason', CLOSED, 'Failed to start checkout.', REASON],
  ['ai-coach', 'an address we do not go to', 'no-destination', 'Failed to start checkout.', null],
  ['ai-coach-trial', 'no answer', UNREACHABLE, 'Something went wrong. Please try again.', null],
  ['ai-coach-trial', "a proxy's page", PROXY, 'Something went wrong. Please try again.', null],
  ['ai-coach-trial', 'a refusal with a reason', CLOSED, 'Something went wrong. Please try again.', REASON],
  ['ai-coach-trial', 'an address we do not go to', 'no-destination', 'Something went wrong. Please try again.', null],
])('%s, %s', (kind, _, failure, sentence, reason) => {
  expect(checkoutFailureText(kind, failure)).toEqual({ sentence, reason });
});
