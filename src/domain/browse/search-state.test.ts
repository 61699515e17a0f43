import { describe, expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { COMPARE_MAX, FAVOURITES_MAX, SEARCH_TEXT_MAX_LENGTH } from '../limits.ts';
import {
  cleanText,
  compareIdsToUrl,
  EVERYONE,
  isFiltered,
  PRICE_RANGES,
  priceRangeLabel,
  readCompareIds,
  readSearchState,
  type SearchState,
  SORTS,
  searchStateToUrl,
} from './search-state.ts';

const states: fc.Arbitrary<SearchState> = fc.record({
  text: fc.string({ unit: 'binary', maxLength: 200 }).map(cleanText),
  specialties: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })).map((ids) => ids.toSorted((a, b) => a - b)),
  price: fc.subarray([...PRICE_RANGES]),
  sort: fc.constantFrom(...SORTS),
  only: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: FAVOURITES_MAX }),
  page: fc.integer({ min: 1, max: 999_999_999 }),
});

describe('the search in the address', () => {
  test('every search comes back from its address as it was', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readSearchState(searchStateToUrl(state))).toEqual(state);
      }),
    );
  });

  test('a browser reads the same from it', () => {
    fc.assert(
      fc.property(states, (state) => {
        const params = new URLSearchParams(searchStateToUrl(state));
        expect(params.get('q') ?? '').toBe(state.text);
        expect(params.get('price') ?? '').toBe(state.price.join(','));
        expect(readSearchState(`?${params.toString()}`)).toEqual(state);
      }),
    );
  });

  test('whatever stands in an address is read without an error, and written the same from then on', () => {
    const names = fc.constantFrom('q', 'specialties', 'price', 'sort', 'only', 'page', 'other', '');
    const pairs = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })).map(([name, value]) => `${name}=${value}`));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          pairs.map((list) => `?${list.join('&')}`),
        ),
        (search) => {
          const once = readSearchState(search);
          expect(readSearchState(searchStateToUrl(once))).toEqual(once);
        },
      ),
    );
  });

  test('a list nobody narrowed has a bare address', () => {
    expect(searchStateToUrl(EVERYONE)).toBe('');
    expect(readSearchState('')).toEqual(EVERYONE);
  });

  test('the address can be read by a person', () => {
    const state: SearchState = {
      text: 'bench press',
      specialties: [2, 5],
      price: ['0-100', '200+'],
      sort: 'rating',
      only: [],
      page: 3,
    };
    expect(searchStateToUrl(state)).toBe('?q=bench%20press&specialties=2,5&price=0-100,200%2B&sort=rating&page=3');
  });

  test.each([
    ['?specialties=2,x,0,-1,2,1.5', { specialties: [2] }],
    ['?specialties=9,3', { specialties: [3, 9] }],
    ['?price=200+', { price: ['200+'] }],
    ['?price=200%2B,0-100,5-6', { price: ['0-100', '200+'] }],
    ['?sort=cheapest', { sort: 'name' }],
    ['?page=0', { page: 1 }],
    ['?page=1e3', { page: 1 }],
    ['?only=9,3,x,9', { only: [9, 3] }],
    ['?q=a+b', { text: 'a b' }],
    ['?q=50%', { text: '50%' }],
    ['?q=first&q=second', { text: 'first' }],
  ] as const)('%s means %o', (search, part) => {
    expect(readSearchState(search)).toEqual({ ...EVERYONE, ...part });
  });

  test('a search is trimmed and not endless', () => {
    expect(cleanText('  bench \n press ')).toBe('bench press');
    expect(Array.from(cleanText('🏋'.repeat(500)))).toHaveLength(SEARCH_TEXT_MAX_LENGTH);
  });
});

test('a sort alone is no filter, everything else is', () => {
  expect(isFiltered({ ...EVERYONE, sort: 'rating', page: 4 })).toBe(false);
  expect(isFiltered({ ...EVERYONE, text: 'a' })).toBe(true);
  expect(isFiltered({ ...EVERYONE, specialties: [1] })).toBe(true);
  expect(isFiltered({ ...EVERYONE, price: ['200+'] })).toBe(true);
  expect(isFiltered({ ...EVERYONE, only: [1] })).toBe(true);
});

test('price ranges are shown with a $ prefix', () => {
  expect(PRICE_RANGES.map(priceRangeLabel)).toEqual(['$0-100', '$100-200', '$200+']);
});

describe('the comparison in the address', () => {
  test('up to four coaches come back in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: COMPARE_MAX }), (ids) => {
        expect(readCompareIds(compareIdsToUrl(ids))).toEqual(ids);
      }),
    );
  });

  test('a fifth, a repeated and an unreadable one are left out', () => {
    expect(readCompareIds('?ids=3,3,x,1,2,9,4')).toEqual([3, 1, 2, 9]);
    expect(readCompareIds('')).toEqual([]);
    expect(compareIdsToUrl([])).toBe('');
  });
});
