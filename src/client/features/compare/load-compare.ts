import type { PageLoad } from '#client/routing/page-data-cache.ts';
import type { PublicCoach } from '#contract/index.ts';
import { readCompareIds } from '#domain/browse/search-state.ts';

export interface CompareData {
  /** In the order of the address. */
  coaches: PublicCoach[];
  /** Number of coaches in the address that are not listed. */
  gone: number;
}

/** The coaches in the address. Missing ones are counted; other failures fail the page. */
export const loadCompare: PageLoad<CompareData> = async (call, { url }) => {
  const ids = readCompareIds(url.search);
  // Loaded on use: the first page already has its data.
  const { readCoach } = await import('#contract/coaches.ts');
  const answers = await Promise.all(ids.map((id) => call(readCoach, { params: { id } })));
  const coaches: PublicCoach[] = [];
  for (const answer of answers) {
    if (answer.ok) coaches.push(answer.value);
    else if (answer.failure.kind !== 'refused' || answer.failure.status !== 404) return answer;
  }
  return { ok: true, value: { coaches, gone: ids.length - coaches.length } };
};
