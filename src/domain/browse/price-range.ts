import { PRICE_RANGES, type PriceRange } from './search-state.ts';

/** The highest price of each range in cents; a price on the edge belongs to the cheaper range. */
const HIGHEST: Readonly<Record<PriceRange, number>> = { '0-100': 10_000, '100-200': 20_000, '200+': Number.POSITIVE_INFINITY };

/** The one range a starting price lies in: exactly $100 in 0-100, exactly $200 in 100-200. */
export function priceRangeOf(cents: number): PriceRange {
  return PRICE_RANGES.find((range) => cents <= HIGHEST[range]) ?? '200+';
}
