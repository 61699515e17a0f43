import { priceCents } from '../coaches/starting-price.ts';
import type { RatingSummary } from '../reviews/rating.ts';
import { priceRangeOf } from './price-range.ts';
import type { SearchState, Sort } from './search-state.ts';

/** The fields of a coach that a search compares. */
export interface FindableCoach {
  readonly id: number;
  /** Display name. */
  readonly name: string;
  readonly specialties: readonly { readonly id: number; readonly title: string }[];
  /** Dollars a month, as on the wire. */
  readonly starting_price: string;
  readonly rating: RatingSummary;
}

export type CoachSearch = Pick<SearchState, 'text' | 'specialties' | 'price' | 'sort'>;

/** Text for comparison, without case and accents: «tomas» finds Tomás. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The distinct words of a search, folded. */
export function searchWords(text: string): string[] {
  return [...new Set(foldText(text).split(/\s+/))].filter((word) => word !== '').toSorted();
}

/** The searched text: name and specialty titles, one per line. */
export function searchableText(coach: Pick<FindableCoach, 'name' | 'specialties'>): string {
  return foldText([coach.name, ...coach.specialties.map(({ title }) => title)].join('\n'));
}

/** Sort keys, computed once per coach. */
export interface SortKey {
  readonly id: number;
  readonly name: string;
  readonly cents: number;
  readonly average: number;
  readonly count: number;
}

export function sortKeyOf(coach: FindableCoach): SortKey {
  return {
    id: coach.id,
    name: foldText(coach.name),
    cents: priceCents(coach.starting_price),
    average: coach.rating.average ?? 0,
    count: coach.rating.count,
  };
}

const byName = (a: SortKey, b: SortKey) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id);

/**
 * The sorts (BROWSE-3). Equal coaches are in order of name; of equal ratings the one of more people is higher, and unrated coaches are
 * last.
 */
export const COMPARE: Readonly<Record<Sort, (a: SortKey, b: SortKey) => number>> = {
  name: byName,
  'price-low': (a, b) => a.cents - b.cents || byName(a, b),
  'price-high': (a, b) => b.cents - a.cents || byName(a, b),
  rating: (a, b) => b.average - a.average || b.count - a.count || byName(a, b),
};

/** Whether a coach matches: every word somewhere, any of the specialties, any of the price ranges. An empty filter matches everybody. */
function fitsSearch(coach: FindableCoach, { text, specialties, price }: Omit<CoachSearch, 'sort'>): boolean {
  const searched = searchableText(coach);
  return (
    searchWords(text).every((word) => searched.includes(word)) &&
    (specialties.length === 0 || coach.specialties.some(({ id }) => specialties.includes(id))) &&
    (price.length === 0 || price.includes(priceRangeOf(priceCents(coach.starting_price))))
  );
}

/** Matching coaches in the requested order. */
export function findCoaches<Coach extends FindableCoach>(coaches: readonly Coach[], search: CoachSearch): Coach[] {
  return coaches
    .filter((coach) => fitsSearch(coach, search))
    .map((coach) => ({ coach, key: sortKeyOf(coach) }))
    .sort((a, b) => COMPARE[search.sort](a.key, b.key))
    .map(({ coach }) => coach);
}
