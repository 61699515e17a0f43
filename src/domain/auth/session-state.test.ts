import { expect, test } from 'vitest';
import { endsSession, sessionState } from './session-state.ts';

const NOW = Date.UTC(2026, 10, 21, 10);

test('a token that expires in the future means logged in', () => {
  expect(sessionState({ access: { expires_at: NOW + 1 }, has_refresh: false }, NOW)).toBe('in');
});

test('a token that expires this very moment is expired', () => {
  expect(sessionState({ access: { expires_at: NOW }, has_refresh: true }, NOW)).toBe('expired');
});

test('an expired token without a refresh token means logged out', () => {
  expect(sessionState({ access: { expires_at: NOW - 1 }, has_refresh: false }, NOW)).toBe('out');
});

test('a token without an expiry is treated as expired, never as eternal', () => {
  expect(sessionState({ access: { expires_at: null }, has_refresh: true }, NOW)).toBe('expired');
  expect(sessionState({ access: { expires_at: null }, has_refresh: false }, NOW)).toBe('out');
});

test('no access token, or one that does not decode, means logged out even beside a refresh token', () => {
  expect(sessionState({ access: null, has_refresh: true }, NOW)).toBe('out');
});

test.each([
  [401, true],
  [403, true],
  [null, false],
  [400, false],
  [404, false],
  [410, false],
  [429, false],
  [500, false],
  [503, false],
])('a profile refused with %s ends the session: %s', (status, ends) => {
  expect(endsSession(status)).toBe(ends);
});
