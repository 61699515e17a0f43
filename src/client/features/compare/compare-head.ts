import type { MakeHead } from '#client/routing/page-data-cache.ts';
import { PATHS } from '#client/routing/paths.ts';
import { fullName } from '#domain/coaches/coach-name.ts';
import type { CompareData } from './load-compare.ts';

/** Comparisons are not indexed. */
export const compareHead: MakeHead = (_, data) => {
  const names = (data as CompareData | null)?.coaches.map(fullName) ?? [];
  return {
    title: `${names.length === 0 ? 'Compare coaches' : names.join(', ')} · Setwise`,
    description: 'Coaches side by side: price, rating, specialties, approach, and what three and six months cost.',
    canonical: PATHS.compare,
    robots: 'noindex',
  };
};
