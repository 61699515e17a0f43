import { profilePath } from '#client/coaches/profile-path.ts';
import type { MakeHead } from '#client/routing/page-data-cache.ts';
import { PATHS } from '#client/routing/paths.ts';
import { isFiltered, readSearchState } from '#domain/browse/search-state.ts';
import type { BrowseData } from './load-browse.ts';

/** Canonical URL of every search is the whole list. */
export const browseHead: MakeHead = ({ url }, data) => {
  const browse = data as BrowseData | null;
  const { origin } = url;
  const search = readSearchState(url.search);
  return {
    title: 'Find a coach · Setwise',
    description:
      'Compare independent fitness coaches by specialty, price and public reviews. Month by month, no lock-in, no account needed to look.',
    canonical: PATHS.browse,
    ...(isFiltered(search) || search.page > 1 ? { robots: 'noindex' as const } : {}),
    json_ld:
      browse === null
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              name: 'Fitness coaches',
              numberOfItems: browse.total,
              itemListElement: browse.coaches.slice(0, 24).map((coach, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: coach.name,
                url: origin + profilePath(coach.id),
              })),
            },
          ],
  };
};
