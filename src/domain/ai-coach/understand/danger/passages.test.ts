import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const words = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `w${String(from + index)}`).join(' ');

test('A short message is one passage', () => {
  expect(passagesOf(words(30))).toEqual([words(30)]);
});

test('Neighbouring sentences stand together as long as they are short, and each stands somewhere', () => {
  const sentences = Array.from({ length: 6 }, (_, index) => `${words(10, index * 10)}.`);
  const passages = passagesOf(sentences.join(' '));
  for (const passage of passages) expect(passage.split(' ').length).toBeLessThanOrEqual(30);
  for (const [index, sentence] of sentences.slice(0, -1).entries())
    expect(passages.some((passage) => passage.includes(`${sentence} ${sentences[index + 1] ?? ''}`))).toBe(true);
});

test('Dictation without a stop is cut into runs that overlap, to its last word', () => {
  const passages = passagesOf(words(100));
  expect(passages.every((passage) => passage.split(' ').length <= 30)).toBe(true);
  expect(passages.at(-1)).toMatch(/w99$/);
  expect(new Set(passages.flatMap((passage) => passage.split(' '))).size).toBe(100);
});
