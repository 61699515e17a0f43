import { expect, test } from 'vitest';
import type { Failure, FailureBody } from '#contract/index.ts';
import { accountFailureText, photoFailureText, portfolioFailureText, programFailureText, UPDATE_FAILED } from './failure-text.ts';

const refused = (status: number, body: FailureBody): Failure => ({ kind: 'refused', status, body });
const NO_ANSWER: Failure = { kind: 'unreachable' };

test('each update has the sentence of the catalogue', () => {
  expect(UPDATE_FAILED).toEqual({
    short_bio: 'Error updating biography',
    country: 'Error updating country',
    dob: 'Error updating date of birth',
    gender: 'Error updating gender',
    specialties: 'Error updating specialties',
    listed: 'Error updating program listing',
    calendly: 'Error updating Calendly username or username already taken',
    branding: 'Something went wrong saving your branding info.',
  });
});

test.each<[string, string, string]>([
  ['photo too large', photoFailureText(refused(413, {})), 'File size too large. Maximum size is 5MB'],
  ['photo too large for a proxy', photoFailureText({ kind: 'unreadable', status: 413 }), 'File size too large. Maximum size is 5MB'],
  ['photo refused', photoFailureText(refused(400, { detail: 'No picture.' })), 'No picture.'],
  ['photo without an answer', photoFailureText(NO_ANSWER), 'Error updating profile photo'],
  ['portfolio too large', portfolioFailureText(refused(413, {})), 'File size too large. Maximum size is 5MB'],
  ['portfolio full', portfolioFailureText(refused(409, { detail: 'Full.' })), 'Full.'],
  ['portfolio without an answer', portfolioFailureText(NO_ANSWER), 'Error updating portfolio'],
  ['new program refused', programFailureText(refused(400, { error: 'No.', detail: 'other' }), 'add'), 'No.'],
  ['new program without an answer', programFailureText(NO_ANSWER, 'add'), 'Error creating program'],
  ['program without an answer', programFailureText(NO_ANSWER, 'edit'), 'Error updating program'],
  ['password refused', accountFailureText(refused(400, { detail: 'Wrong.' })), 'Wrong.'],
  ['password without an answer', accountFailureText(NO_ANSWER), 'Something went wrong. Please try again.'],
])('%s', (_, said, sentence) => {
  expect(said).toBe(sentence);
});
