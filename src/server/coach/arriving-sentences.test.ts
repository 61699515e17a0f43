import { expect, test } from 'vitest';
import { type ArrivingWords, arrivingSentences } from './arriving-sentences.ts';

const GROUNDS = { plan: null, before: null, told: [], unit: null, secret: [] };

function heard(partials: unknown[]): ArrivingWords[] {
  const words: ArrivingWords[] = [];
  const take = arrivingSentences(GROUNDS, (piece) => words.push(piece));
  for (const partial of partials) take(partial);
  return words;
}

test('a sentence is handed on once, when the next one begins', () => {
  expect(
    heard([
      { messages: ['Start li'] },
      { messages: ['Start light.'] },
      { messages: ['Start light. Then'] },
      { messages: ['Start light. Then add.'] },
    ]),
  ).toEqual([{ message: 0, text: 'Start light.' }]);
});

test('the last sentence of a message comes when the next message begins', () => {
  expect(heard([{ messages: ['Start light. Then add.', ''] }, { messages: ['Start light. Then add.', 'Good. Luck'] }])).toEqual([
    { message: 0, text: 'Start light.' },
    { message: 0, text: ' Then add.' },
    { message: 1, text: 'Good.' },
  ]);
});

test('nothing comes after a sentence that may not be said', () => {
  expect(heard([{ messages: ['Start light. I changed your plan. Enjoy it. Bye'] }])).toEqual([{ message: 0, text: 'Start light.' }]);
});

test('nothing comes after words that turn out to be something else', () => {
  expect(heard([{ messages: ['See [this. And'] }, { messages: ['See [this. And](https://evil.example) more. Then'] }])).toEqual([
    { message: 0, text: 'See [this.' },
  ]);
});

test('what is no form says nothing', () => {
  expect(heard([null, 1, 'x', {}, { messages: 'x' }, { messages: [1, null, { a: 1 }] }])).toEqual([]);
});
