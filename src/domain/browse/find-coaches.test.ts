import { describe, expect, test } from 'vitest';
import { type CoachSearch, type FindableCoach, findCoaches } from './find-coaches.ts';

const coach = (
  id: number,
  name: string,
  starting_price: string,
  average: number | null,
  count: number,
  ...titles: string[]
): FindableCoach => ({
  id,
  name,
  starting_price,
  rating: { average, count },
  specialties: titles.map((title) => ({ id: title.length, title })),
});

const COACHES = [
  coach(1, 'Tomás Varga', '100.00', 4.7, 3, 'Strength', 'Powerlifting'),
  coach(2, 'anneke Vos', '100.01', null, 0, 'Nutrition'),
  coach(3, 'Dana Okafor', '200.00', 4.7, 9, 'Strength'),
  coach(4, 'Zanele M', '200.01', 5, 1, 'Mobility', 'Strength'),
  coach(5, 'Ben Li', '0.00', 2, 8, 'Nutrition', 'Powerlifting'),
];

const ids = (search: Partial<CoachSearch>) =>
  findCoaches(COACHES, { text: '', specialties: [], price: [], sort: 'name', ...search }).map(({ id }) => id);

describe('finding coaches', () => {
  test.each([
    ['name', [2, 5, 3, 1, 4]],
    ['price-low', [5, 1, 2, 3, 4]],
    ['price-high', [4, 3, 2, 1, 5]],
    ['rating', [4, 3, 1, 5, 2]],
  ] as const)('sorted by %s', (sort, order) => {
    expect(ids({ sort })).toEqual(order);
  });

  test.each([
    ['0-100', [5, 1]],
    ['100-200', [2, 3]],
    ['200+', [4]],
  ] as const)('a price in %s', (range, found) => {
    expect(ids({ price: [range] })).toEqual(found);
  });

  test('several ranges and several specialties widen the search, and narrow each other', () => {
    expect(ids({ price: ['0-100', '200+'] })).toEqual([5, 1, 4]);
    expect(ids({ specialties: ['Nutrition'.length] })).toEqual([2, 5]);
    expect(ids({ specialties: ['Nutrition'.length, 'Powerlifting'.length] })).toEqual([2, 5, 1]);
    expect(ids({ specialties: ['Powerlifting'.length], price: ['0-100'], text: 'ben' })).toEqual([5]);
  });

  test.each([
    ['tomas', [1]],
    ['TOMÁS varga', [1]],
    ['varga strength', [1]],
    ['strength', [3, 1, 4]],
    ['mobil', [4]],
    ['dana varga', []],
    ['okaforstrength', []],
    ['   ', [2, 5, 3, 1, 4]],
    ['.*', []],
    ['%', []],
  ])('«%s» finds %j', (text, found) => {
    expect(ids({ text })).toEqual(found);
  });
});
