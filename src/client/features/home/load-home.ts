import type { PageLoad } from '#client/routing/page-data-cache.ts';
import type { CoachCard } from '#contract/index.ts';

const SHOWN = 3;

export interface HomeData {
  /** The highest rated. */
  coaches: CoachCard[];
  /** Number of coaches. */
  total: number;
}

export const loadHome: PageLoad<HomeData> = async (call) => {
  // Loaded on use: the first page already has its data.
  const { browseCoaches } = await import('#contract/coaches.ts');
  const answer = await call(browseCoaches, { query: { sort: 'rating' } });
  return answer.ok ? { ok: true, value: { coaches: answer.value.coaches.slice(0, SHOWN), total: answer.value.total } } : answer;
};
