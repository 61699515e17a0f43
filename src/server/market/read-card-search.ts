import type { browseCoaches, ParsedInputOf } from '#contract/index.ts';
import { searchWords } from '#domain/browse/find-coaches.ts';
import { cleanText, PRICE_RANGES, SORTS } from '#domain/browse/search-state.ts';
import { FAVOURITES_MAX } from '#domain/limits.ts';
import type { CardSearch } from './coach-cards.ts';

/** Parses a search, ignoring invalid values. Equivalent searches become equal, which shares cached answers. */
export function readCardSearch(query: ParsedInputOf<typeof browseCoaches>['query']): CardSearch {
  // An unescaped plus sign arrives as a space.
  const prices = (query.price ?? '').split(',').map((range) => range.replace(/ $/, '+'));
  return {
    text: searchWords(cleanText(query.text ?? '')).join(' '),
    specialties: readIds(query.specialties ?? '').sort((a, b) => a - b),
    price: PRICE_RANGES.filter((range) => prices.includes(range)),
    sort: SORTS.find((sort) => sort === query.sort) ?? null,
    page: readIds(query.page ?? '')[0] ?? 1,
    ids: query.ids === undefined ? null : readIds(query.ids).slice(0, FAVOURITES_MAX),
  };
}

function readIds(list: string): number[] {
  const ids = list.split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part.trim()) ? [Number(part)] : []));
  return [...new Set(ids)];
}
