import type { MakeHead } from '#client/routing/page-data-cache.ts';
import { PATHS } from '#client/routing/paths.ts';

const DESCRIPTION =
  'Compare independent fitness coaches by price, method and public reviews. Log every set, with or without signal. No account needed to look.';

export const homeHead: MakeHead = ({ url: { origin } }) => ({
  title: 'Find a coach who fits · Setwise',
  description: DESCRIPTION,
  canonical: PATHS.home,
  json_ld: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Setwise',
      url: origin + PATHS.home,
      logo: `${origin}/icons/pwa-512x512.png`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Setwise',
      description: DESCRIPTION,
      url: origin + PATHS.home,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${PATHS.browse}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
