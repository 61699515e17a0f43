import { describe, expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { averageOf, distribution, halfStars, reviewerName, summarise } from './rating.ts';

describe('the rating of a coach', () => {
  test.each([
    [[], null],
    [[5], 5],
    [[5, 4], 4.5],
    [[5, 5, 4], 4.7],
    [[5, 4, 4], 4.3],
    [[1, 2], 1.5],
    // 4.25 and 4.75 lie between two decimals: halves round up.
    [[4, 4, 4, 5], 4.3],
    [[5, 5, 5, 4], 4.8],
  ])('%j is %s on average', (ratings, average) => {
    expect(summarise(ratings)).toEqual({ average, count: ratings.length });
  });

  test('it is never further than a twentieth from the truth, and has one decimal', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(ratings, (given) => {
        const { average } = summarise(given);
        const exact = given.reduce((sum, rating) => sum + rating, 0) / given.length;
        expect(Math.abs((average ?? 0) - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(Number((average ?? 0).toFixed(1))).toBe(average);
      }),
    );
    expect(averageOf(9, 2)).toEqual({ average: 4.5, count: 2 });
  });

  test.each([
    [null, 0, 0, 5],
    [5, 5, 0, 0],
    [4.7, 4, 1, 0],
    [4.8, 5, 0, 0],
    [4.3, 4, 1, 0],
    [4.2, 4, 0, 1],
    [3.75, 4, 0, 1],
    [1, 1, 0, 4],
    [7, 5, 0, 0],
  ])('%s is %i full, %i half and %i empty stars', (average, full, half, empty) => {
    expect(halfStars(average)).toEqual({ full, half, empty });
  });

  test('the distribution counts every review once, five stars first', () => {
    expect(distribution([5, 4, 5, 1])).toEqual([
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 1 },
    ]);
  });
});

test.each([
  [{ user: { first_name: 'priya', last_name: 'Raman' }, user_name: 'Somebody Else' }, 'Priya'],
  [{ user: { first_name: 'Priya', last_name: '' }, user_name: 'Somebody Else' }, 'Somebody'],
  [{ user: null, user_name: '  Sam  Rivera' }, 'Sam'],
  [{ user: { first_name: '', last_name: 'Raman' } }, 'Anonymous'],
  [{ user_name: ' ' }, 'Anonymous'],
  [{}, 'Anonymous'],
])('the writer of %o is shown as %s', (review, shown) => {
  expect(reviewerName(review)).toBe(shown);
});
