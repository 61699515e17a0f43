import { expect, test } from 'vitest';
import type { Failure } from '#contract/index.ts';
import { CARD_MESSAGES } from '#domain/messages/payments.ts';
import { cancelFailureText, cardFailureText, payoutFailureText, promiseFailureText, reviewFailureText } from './failure-text.ts';

const SILENT: Failure = { kind: 'unreachable' };
const GARBLED: Failure = { kind: 'unreadable', status: 502 };
const said = (body: Record<string, unknown>): Failure => ({ kind: 'refused', status: 409, body });

test.each<[string, Failure, string]>([
  ['no answer', SILENT, 'An error occurred while cancelling the subscription.'],
  ['an answer nobody can read', GARBLED, 'An error occurred while cancelling the subscription.'],
  ['a refusal with its error', said({ error: 'Not active.' }), 'Not active.'],
  ['a refusal without one', said({}), 'Failed to cancel subscription'],
])('cancelling, %s', (_, failure, sentence) => {
  expect(cancelFailureText(failure)).toBe(sentence);
});

test.each<[string, Failure, string]>([
  ['no answer', SILENT, 'Failed to submit review. Please try again.'],
  ['a refusal with its detail', said({ detail: 'Buyers only.' }), 'Buyers only.'],
  ['a refusal with a detail that is no text', said({ detail: ['x'] }), 'Failed to submit review'],
])('reviewing, %s', (_, failure, sentence) => {
  expect(reviewFailureText(failure)).toBe(sentence);
});

test.each<[string, Failure | 'no-destination', string]>([
  ['a refusal with its error', said({ error: 'No coach yet.' }), 'Error: No coach yet.'],
  ['a refusal without one', said({}), 'Something went wrong.'],
  ['no answer', SILENT, 'Something went wrong.'],
  ['an address we do not go to', 'no-destination', 'Something went wrong.'],
])('setting up payouts, %s', (_, failure, sentence) => {
  expect(payoutFailureText(failure)).toBe(sentence);
});

test.each<[string, Failure | 'no-destination', string]>([
  ['no answer', SILENT, CARD_MESSAGES.exception],
  ['an answer nobody can read', GARBLED, CARD_MESSAGES.exception],
  ['a refusal with its error', said({ error: CARD_MESSAGES.nothingToPay }), CARD_MESSAGES.nothingToPay],
  ['a refusal without one', said({}), CARD_MESSAGES.failed],
  ['an address we do not go to', 'no-destination', CARD_MESSAGES.failed],
])('updating a card, %s', (_, failure, sentence) => {
  expect(cardFailureText(failure)).toBe(sentence);
});

test('about the 72 hours a refusal is shown as it was said, and silence says that nothing changed', () => {
  expect(promiseFailureText(said({ error: 'Too late.' }), 'refund')).toBe('Too late.');
  expect(promiseFailureText(SILENT, 'refund')).toBe('The refund was not started. Nothing has changed. Please try again.');
  expect(promiseFailureText(SILENT, 'answer')).toBe('Your answer was not saved. Please try again.');
});
