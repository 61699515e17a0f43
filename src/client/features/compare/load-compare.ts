import type { PageLoad } from '#client/routing/page-data-cache.ts';
import type { PublicCoach } from '#contract/index.ts';
import { readCompareIds } from '#domain/browse/search-state.ts';

export interface CompareData {
  /** In the order of the address. */
  coaches: PublicCoach[];
  /** How many of the address are not listed, or no longer. */
  gone: number;
}

/** The coaches the address names. One who is gone leaves a gap that is said; anything else that fails fails the page. */
export const loadCompare: PageLoad<CompareData> = async (call, { url }) => {
  const ids = readCompareIds(url.search);
  // Fetched when it is asked with: the first page of a visit has its answer already.
  const { readCoach } = await import('#contract/coaches.ts');
  const answers = await Promise.all(ids.map((id) => call(readCoach, { params: { id } })));
  const coaches: PublicCoach[] = [];
  for (const answer of answers) {
    if (answer.ok) coaches.push(answer.value);
    else if (answer.failure.kind !== 'refused' || answer.failure.status !== 404) return answer;
  }
  return { ok: true, value: { coaches, gone: ids.length - coaches.length } };
};
