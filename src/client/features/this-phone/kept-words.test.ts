import { expect, test } from 'vitest';
import { keptWords } from './kept-words.ts';

test('what works without signal is named in the order in which it comes', () => {
  expect(keptWords({ coach: false, all: false })).toBe('Your log. The coach’s answers follow with signal.');
  expect(keptWords({ coach: true, all: false })).toBe('Your log and the coach’s answers. Other pages follow with signal.');
  expect(keptWords({ coach: true, all: true })).toBe('Your log, the coach’s answers and every page');
});
