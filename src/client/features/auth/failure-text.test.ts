import { expect, test } from 'vitest';
import type { Failure, FailureBody } from '#contract/index.ts';
import {
  askForResetFailureText,
  loginFailureText,
  registerFailureText,
  resetFailureText,
  sendCodeFailureText,
  verifyFailureText,
} from './failure-text.ts';

const refused = (status: number, body: FailureBody): Failure => ({ kind: 'refused', status, body });

const WRONG = 'Wrong email or password. Please try again';
const FALLBACK = 'An unexpected error occurred';

test.each<[string, Failure, string]>([
  ['no active account', refused(401, { detail: 'No active account found with the given credentials' }), WRONG],
  ['credentials alone', refused(401, { detail: 'Invalid credentials.' }), WRONG],
  ['whatever its capitals', refused(401, { detail: 'NO ACTIVE ACCOUNT' }), WRONG],
  ['another detail', refused(403, { detail: 'This account is locked.' }), 'This account is locked.'],
  ['detail before message', refused(400, { detail: 'First.', message: 'Second.' }), 'First.'],
  ['a message', refused(400, { message: 'Try later.' }), 'Try later.'],
  ['a generic error', refused(400, { error: 'Something is off.' }), 'Something is off.'],
  ['an empty detail counts as none', refused(400, { detail: '  ', message: 'Try later.' }), 'Try later.'],
  ['a list gives its first sentence', refused(400, { detail: ['One.', 'Two.'] }), 'One.'],
  ['no sentence at all', refused(500, {}), FALLBACK],
  ['a detail that is no sentence', refused(400, { detail: { nested: true } }), FALLBACK],
  ['an answer of something else', { kind: 'unreadable', status: 200 }, FALLBACK],
  ['a message about credentials is shown as it is', refused(400, { message: 'No credentials here.' }), 'No credentials here.'],
  ['no answer', { kind: 'unreachable' }, FALLBACK],
])('%s', (_, failure, sentence) => {
  expect(loginFailureText(failure).sentence).toBe(sentence);
});

test('only a missing answer is explained by the signal', () => {
  expect(loginFailureText({ kind: 'unreachable' }).hint).toBe('No answer came back. Check your signal and try again.');
  expect(loginFailureText({ kind: 'unreadable', status: 200 }).hint).toBeNull();
  expect(loginFailureText(refused(401, { detail: 'No active account' })).hint).toBeNull();
});

const NO_ANSWER: Failure = { kind: 'unreachable' };
const HINT = 'No answer came back. What you typed is still here: check your signal and try again.';

test.each<[string, Failure, string | null]>([
  ['a wait', refused(429, { detail: 'Wait a moment.' }), 'Wait a moment.'],
  ['an address no mail can go to', refused(400, { email: ['No such address.'], detail: 'Other.' }), 'No such address.'],
  ['nothing said', refused(500, {}), null],
  ['a portal', { kind: 'unreadable', status: 200 }, null],
  ['no signal', NO_ANSWER, HINT],
])('a code that was not sent has one sentence: %s', (_, failure, hint) => {
  expect(sendCodeFailureText(failure, { again: false })).toEqual({
    sentence: 'Failed to send verification email. Please try again.',
    hint,
  });
  expect(sendCodeFailureText(failure, { again: true })).toEqual({
    sentence: 'Failed to resend verification email. Please try again.',
    hint,
  });
});

test.each<[string, Failure, string, string | null]>([
  ['a detail', refused(400, { detail: 'This code has expired.' }), 'This code has expired.', null],
  ['a message', refused(400, { message: 'Too late.' }), 'Too late.', null],
  ['an error alone is not shown', refused(400, { error: 'E17' }), 'Invalid verification code', null],
  ['nothing', refused(500, {}), 'Invalid verification code', null],
  ['no signal', NO_ANSWER, 'Invalid verification code', HINT],
])('a code that was not taken: %s', (_, failure, sentence, hint) => {
  expect(verifyFailureText(failure)).toEqual({ sentence, hint });
});

test.each<[string, Failure, string, string | null]>([
  ['an email error', refused(400, { email: 'Taken.' }), 'Taken.', null],
  ['the first of several', refused(400, { email: ['First.', 'Second.'], captcha_token: ['x'] }), 'First.', null],
  ['the captcha', refused(400, { captcha_token: ['bad'], detail: 'Other.' }), 'Captcha verification failed. Please try again.', null],
  ['a detail', refused(400, { detail: 'Detail.', message: 'Message.' }), 'Detail.', null],
  ['a message', refused(400, { message: 'Message.', error: 'Error.' }), 'Message.', null],
  ['an error', refused(400, { error: 'Error.' }), 'Error.', null],
  ['nothing', refused(500, {}), 'Registration failed', null],
  ['a portal', { kind: 'unreadable', status: 200 }, 'Registration failed', null],
  ['no signal', NO_ANSWER, 'Registration failed', HINT],
])('an account that was not made: %s', (_, failure, sentence, hint) => {
  expect(registerFailureText(failure)).toEqual({ sentence, hint });
});

test('a forgotten password that could not be helped', () => {
  expect(askForResetFailureText(NO_ANSWER)).toEqual({ sentence: 'Failed to send the email. Please try again.', hint: HINT });
  expect(askForResetFailureText(refused(429, { detail: 'Wait.' }))).toEqual({
    sentence: 'Failed to send the email. Please try again.',
    hint: 'Wait.',
  });
  expect(resetFailureText(refused(400, { detail: 'This link has expired.' }))).toEqual({ sentence: 'This link has expired.', hint: null });
  expect(resetFailureText(NO_ANSWER)).toEqual({ sentence: 'Your password was not changed. Please try again.', hint: HINT });
});
