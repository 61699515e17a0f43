import { COMPARE_MAX, FAVOURITES_MAX, SEARCH_TEXT_MAX_LENGTH } from '../limits.ts';

/** The price filters, in US dollars a month (BROWSE-2). */
export const PRICE_RANGES = ['0-100', '100-200', '200+'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

/** Shown with a $ prefix (BROWSE-2). */
export function priceRangeLabel(range: PriceRange): string {
  return `$${range}`;
}

export const SORTS = ['name', 'price-low', 'price-high', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_LABELS: Record<Sort, string> = {
  name: 'Name',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  rating: 'Highest Rated',
};

/** The filters of the coach list. Stored in the URL, so that reload, Back and shared links show the same list. */
export interface SearchState {
  /** Trimmed; part of a name or specialty title. */
  readonly text: string;
  /** Ids, ascending and unique; a coach with any of them matches. */
  readonly specialties: readonly number[];
  /** In the order of `PRICE_RANGES`, unique; any of them matches. */
  readonly price: readonly PriceRange[];
  readonly sort: Sort;
  /** Restricts to these saved coaches, so that a shortlist can be shared. Empty for everyone. */
  readonly only: readonly number[];
  /** How many pages the list was opened to, from 1. */
  readonly page: number;
}

export const EVERYONE: SearchState = { text: '', specialties: [], price: [], sort: 'name', only: [], page: 1 };

/** 'Clear Filters' shows when any filter is set. The sort is none, but clearing resets it too (BROWSE-4). */
export function isFiltered({ text, specialties, price, only }: SearchState): boolean {
  return text !== '' || specialties.length > 0 || price.length > 0 || only.length > 0;
}

/** The query string with its question mark; empty for the whole list. Missing parameters are as in `EVERYONE`. */
export function searchStateToUrl(state: SearchState): string {
  const { text, specialties, price, sort, only, page } = state;
  const parts: string[] = [];
  if (text !== '') parts.push(`q=${encodeURIComponent(text)}`);
  if (specialties.length > 0) parts.push(`specialties=${specialties.join(',')}`);
  if (price.length > 0) parts.push(`price=${price.map(encodeURIComponent).join(',')}`);
  if (sort !== 'name') parts.push(`sort=${sort}`);
  if (only.length > 0) parts.push(`only=${only.join(',')}`);
  if (page > 1) parts.push(`page=${page}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Reads any URL: unknown and invalid values are dropped, the rest is canonical. Never throws. */
export function readSearchState(search: string): SearchState {
  const params = new Params(search);
  // An unescaped plus sign arrives as a space.
  const prices = params
    .get('price')
    .split(',')
    .map((range) => range.replace(/ $/, '+'));
  const sort = params.get('sort');
  return {
    text: cleanText(params.get('q')),
    specialties: readIds(params.get('specialties')).sort((a, b) => a - b),
    price: PRICE_RANGES.filter((range) => prices.includes(range)),
    sort: SORTS.find((known) => known === sort) ?? 'name',
    only: readIds(params.get('only')).slice(0, FAVOURITES_MAX),
    page: readId(params.get('page')) ?? 1,
  };
}

/** Trims, collapses spaces and limits the length, as the server does. */
export function cleanText(typed: string): string {
  // A lone surrogate cannot be encoded in a URL.
  const words = typed
    .replace(/\p{Surrogate}/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
  return Array.from(words).slice(0, SEARCH_TEXT_MAX_LENGTH).join('').trim();
}

/** Coach ids of the comparison: up to four, unique, in the order chosen. */
export function readCompareIds(search: string): number[] {
  return readIds(new Params(search).get('ids')).slice(0, COMPARE_MAX);
}

export function compareIdsToUrl(ids: readonly number[]): string {
  return ids.length === 0 ? '' : `?ids=${ids.slice(0, COMPARE_MAX).join(',')}`;
}

function readIds(list: string): number[] {
  return [...new Set(list.split(',').flatMap((part) => readId(part) ?? []))];
}

/** A whole number from 1; otherwise null. */
function readId(text: string): number | null {
  if (!/^[1-9]\d{0,8}$/.test(text)) return null;
  return Number(text);
}

/** A decoded query string; `URLSearchParams` is not available in this area's compilation. */
class Params {
  readonly #values = new Map<string, string>();

  constructor(search: string) {
    for (const pair of search.replace(/^\?/, '').split('&')) {
      const at = pair.indexOf('=');
      const name = decode(at === -1 ? pair : pair.slice(0, at));
      if (!this.#values.has(name)) this.#values.set(name, at === -1 ? '' : decode(pair.slice(at + 1)));
    }
  }

  get(name: string): string {
    return this.#values.get(name) ?? '';
  }
}

/** An invalid escape stays as it is. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
