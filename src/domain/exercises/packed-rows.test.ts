import { expect, test } from 'vitest';
import { readRow } from './exercise-row.ts';
import { EXERCISES } from './library.ts';
import { packRows, unpackRows } from './packed-rows.ts';
import { EXERCISE_ROWS } from './rows.ts';

test('the packed library unpacks to the same exercises', () => {
  expect(unpackRows(packRows(EXERCISE_ROWS)).map(readRow)).toEqual(EXERCISES);
});

test('a separator inside a text is refused', () => {
  const [row] = EXERCISE_ROWS;
  if (row === undefined) throw new Error('no exercises');
  expect(() => packRows([{ ...row, aliases: ['a|b'] }])).toThrow('a separator in «a|b»');
  expect(() => packRows([{ ...row, name: 'a~b' }])).toThrow('a separator');
});

test('one alternative that needs no equipment is kept', () => {
  const [row] = EXERCISE_ROWS;
  if (row === undefined) throw new Error('no exercises');
  const both = [{ ...row, alternatives: [['machine'], []] as const }];
  expect(unpackRows(packRows(both))[0]?.alternatives).toEqual([['machine'], []]);
});
