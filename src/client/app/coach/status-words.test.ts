import { expect, test } from 'vitest';
import type { SyncStatus } from '#offline/sync/sync.ts';
import { statusWords } from './status-words.ts';

const status = (changes: Partial<SyncStatus & { online: boolean }>) =>
  statusWords({ phase: 'idle', pending: 0, rejected: 0, last_sync: null, next_try_at: null, online: true, ...changes }).words;

const BEFORE = '2026-11-20T18:00:00.000Z';

test('with nothing waiting the phone is up to date, once it has heard from the server', () => {
  expect(status({ last_sync: BEFORE })).toBe('Up to date');
  expect(status({ phase: 'syncing', last_sync: BEFORE })).toBe('Up to date');
  expect(status({ phase: 'syncing' })).toBe('Syncing');
});

test('what waits is counted', () => {
  expect(status({ pending: 3 })).toBe('3 to send');
  expect(status({ pending: 1, phase: 'syncing' })).toBe('1 to send');
});

test('without signal the words say so, whether the browser or a try found out', () => {
  expect(status({ online: false, pending: 3 })).toBe('No signal');
  expect(status({ phase: 'unreachable' })).toBe('No signal');
});

test('a backend that stores nothing leaves everything on this phone, and that is no fault', () => {
  expect(status({ phase: 'this-phone-only', pending: 12 })).toBe('On this phone');
});

test('what needs the person comes before the signal', () => {
  expect(status({ rejected: 2, online: false })).toBe('2 refused');
  expect(status({ phase: 'sign-in-needed', rejected: 2, pending: 4 })).toBe('Log in to send');
});
