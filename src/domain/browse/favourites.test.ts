import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { FAVOURITES_MAX } from '../limits.ts';
import { mergeFavourites, sameFavourites, toggleFavourite } from './favourites.ts';

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 40 });

test('the heart saves a coach and lets go of it again', () => {
  expect(toggleFavourite([2], 7)).toEqual([7, 2]);
  expect(toggleFavourite([7, 2], 7)).toEqual([2]);
});

test('after login nothing saved on the phone or in the account is lost, and nothing is there twice', () => {
  fc.assert(
    fc.property(lists, lists, (phone, account) => {
      const merged = mergeFavourites(phone, account);
      expect(new Set(merged)).toEqual(new Set([...phone, ...account]));
      expect(merged).toHaveLength(new Set(merged).size);
      expect(mergeFavourites(merged, account)).toEqual(merged);
    }),
  );
});

test('there is an end to it, and the newest stay', () => {
  const full = Array.from({ length: FAVOURITES_MAX }, (_, index) => index + 1);
  expect(toggleFavourite(full, 9_999)).toHaveLength(FAVOURITES_MAX);
  expect(toggleFavourite(full, 9_999)[0]).toBe(9_999);
  expect(mergeFavourites([9_999], full)).toHaveLength(FAVOURITES_MAX);
});

test('two lists are the same when they hold the same coaches', () => {
  expect(sameFavourites([1, 2], [2, 1])).toBe(true);
  expect(sameFavourites([1], [1, 2])).toBe(false);
});
