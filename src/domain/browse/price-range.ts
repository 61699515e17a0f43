import { PRICE_RANGES, type PriceRange } from './search-state.ts';

/** The highest price of each range in cents, inclusive. */
const HIGHEST: Readonly<Record<PriceRange, number>> = { '0-100': 10_000, '100-200': 20_000, '200+': Number.POSITIVE_INFINITY };

/** The range of a starting price: exactly $100 is in 0-100, exactly $200 in 100-200. */
export function priceRangeOf(cents: number): PriceRange {
  return PRICE_RANGES.find((range) => cents <= HIGHEST[range]) ?? '200+';
}
