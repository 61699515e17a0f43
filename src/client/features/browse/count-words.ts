import { moneyText } from '#domain/money/money-text.ts';
import type { BrowseData } from './load-browse.ts';

/** The number of matches and the lowest price. */
export function countWords({ total, from }: Pick<BrowseData, 'total' | 'from'>): string {
  if (total === 0) return '';
  const count = `${total.toLocaleString('en-US')} ${total === 1 ? 'coach' : 'coaches'}`;
  return from === null || from === undefined ? count : `${count}, from ${moneyText(from)} a month`;
}
