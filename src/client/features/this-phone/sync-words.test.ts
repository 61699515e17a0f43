import { expect, test } from 'vitest';
import type { SyncStatus } from '#offline/sync/sync.ts';
import { restWords, sendResult, sentWords } from './sync-words.ts';

const now = new Date(2026, 10, 21, 12, 0);
const at = (minute: number) => new Date(2026, 10, 21, 10, minute);
const IDLE: SyncStatus & { online: boolean } = { phase: 'idle', pending: 0, rejected: 0, last_sync: null, next_try_at: null, online: true };

test.each([
  [0, IDLE, 'to send: everything is with the server'],
  [0, { ...IDLE, rejected: 2 }, 'to send: the server has all but what it refused'],
  [3, IDLE, 'to send'],
  [3, { ...IDLE, phase: 'syncing' }, 'on the way'],
  [3, { ...IDLE, phase: 'unreachable' }, 'kept here until there is signal'],
  [3, { ...IDLE, phase: 'syncing', online: false }, 'kept here until there is signal'],
  [3, { ...IDLE, phase: 'sign-in-needed' }, 'kept here until you sign in again'],
  [3, { ...IDLE, phase: 'this-phone-only' }, 'to send: this server keeps no training, so it stays on this phone'],
] as const)('%d that wait (%j) are told as «%s»', (count, status, words) => {
  expect(restWords(count, status)).toBe(words);
});

test.each([
  [IDLE, 'Nothing was sent from this phone yet.'],
  [{ ...IDLE, last_sync: at(12).toISOString() }, 'Last sent today 10:12 AM.'],
  [{ ...IDLE, online: false, last_sync: at(12).toISOString() }, 'Last sent today 10:12 AM. No signal.'],
  [{ ...IDLE, phase: 'unreachable', next_try_at: at(40).getTime() }, 'Nothing was sent from this phone yet. Next try today 10:40 AM.'],
] as const)('%j is told as «%s»', (status, words) => {
  expect(sentWords(status, now)).toBe(words);
});

test.each([
  [null, 'The server could not be reached. Everything is kept here and is sent by itself later.'],
  [{ ...IDLE, phase: 'unreachable' }, 'The server could not be reached. Everything is kept here and is sent by itself later.'],
  [{ ...IDLE, phase: 'sign-in-needed' }, 'Sign in again, then it is sent. Everything is kept here.'],
  [{ ...IDLE, phase: 'this-phone-only' }, 'This server keeps no training. Everything is kept here.'],
  [{ ...IDLE, pending: 2 }, 'Some of it is still here and is sent by itself later.'],
  [{ ...IDLE, rejected: 1 }, 'Sent, except for what was refused.'],
  [IDLE, 'Sent. Phone and server agree.'],
] as const)('Send now that ends in %j says «%s»', (status, words) => {
  expect(sendResult(status)).toBe(words);
});
