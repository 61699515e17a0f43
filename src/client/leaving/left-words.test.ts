import { expect, test } from 'vitest';
import { leftWords } from './left-words.ts';

test('what is left is told by kind, and only the kinds there are', () => {
  expect(leftWords({ operations: 1, refused: 0, messages: 0 })).toBe('1 change to your log is not on the server yet.');
  expect(leftWords({ operations: 3, refused: 0, messages: 1 })).toBe(
    '3 changes to your log and 1 message to your coach are not on the server yet.',
  );
  expect(leftWords({ operations: 2, refused: 1, messages: 2 })).toBe(
    '2 changes to your log, 1 refused change, and 2 messages to your coach are not on the server yet.',
  );
});
