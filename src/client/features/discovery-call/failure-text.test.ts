import { expect, test } from 'vitest';
import type { Failure } from '#contract/index.ts';
import { callFailureText } from './failure-text.ts';

test.each<[string, Failure | 'no-destination', string]>([
  ['no network', { kind: 'unreachable' }, 'Failed to submit. Please try again.'],
  ['a refusal with words', { kind: 'refused', status: 404, body: { error: 'Coach not found.' } }, 'Coach not found.'],
  ['a refusal without words', { kind: 'refused', status: 500, body: {} }, 'Something went wrong'],
  ['a refusal whose words are blank', { kind: 'refused', status: 400, body: { error: '  ' } }, 'Something went wrong'],
  ['a refusal whose words are none', { kind: 'refused', status: 400, body: { error: ['a', 'b'] } }, 'Something went wrong'],
  ['an answer without an address', { kind: 'unreadable', status: 200 }, 'Something went wrong'],
  ["a proxy's page", { kind: 'unreadable', status: 502 }, 'Something went wrong'],
  ['an address we do not go to', 'no-destination', 'Something went wrong'],
])('%s', (_, failure, sentence) => {
  expect(callFailureText(failure)).toBe(sentence);
});
