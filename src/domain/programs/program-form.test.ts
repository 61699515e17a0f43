import { expect, test } from 'vitest';
import { firstSentence } from '../coach-account/first-sentence.ts';
import { centsOf, editedProgramSchema, newProgramSchema, priceOf } from './program-form.ts';
import { programTitle } from './program-title.ts';

test.each([
  ['0', 0],
  ['0.01', 1],
  ['129', 12_900],
  ['129.5', 12_950],
  ['129,50', 12_950],
  [' 9999.99 ', 999_999],
  ['9999.995', null],
  ['10000', null],
  ['-1', null],
  ['1e2', null],
  ['', null],
  ['12.', 1_200],
  ['.5', null],
  ['١٢', null],
])('%j is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test('prices of the wire have two decimals', () => {
  expect([0, 1, 12_950, 999_999].map(priceOf)).toEqual(['0.00', '0.01', '129.50', '9999.99']);
});

const FORM = { description: 'A plan every week.', specialties: [1], price: '129' };
const REQUIRED = 'ATTENTION: Please fill out all fields of the program form.';

test.each([
  ['everything', {}, null, null],
  ['no description', { description: ' ' }, REQUIRED, REQUIRED],
  ['no specialty', { specialties: [] }, REQUIRED, 'Please select at least one specialty'],
  ['no price', { price: ' ' }, REQUIRED, REQUIRED],
  [
    'a price that is none',
    { price: 'much' },
    'The price must be a number from 0 to 9999.99, with at most two decimals.',
    'The price must be a number from 0 to 9999.99, with at most two decimals.',
  ],
  [
    '1001 characters',
    { description: 'x'.repeat(1_001) },
    'The description can have up to 1000 characters.',
    'The description can have up to 1000 characters.',
  ],
])('a form with %s', (_, change, added, edited) => {
  expect(firstSentence(newProgramSchema, { ...FORM, ...change })).toBe(added);
  expect(firstSentence(editedProgramSchema, { ...FORM, ...change })).toBe(edited);
});

test('basic is called Standard', () => {
  expect(['basic', 'premium', 'Camp'].map(programTitle)).toEqual(['Standard Program', 'Premium Program', 'Camp Program']);
});
