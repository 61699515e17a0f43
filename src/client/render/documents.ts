import { type Call, listCoaches } from '#contract/index.ts';
import { addressesOf, PAGE_ROUTES, PAGES } from '#domain/routes.ts';
import { ARTICLES } from '../features/blog/articles.ts';
import { FEED_PATH, PATHS } from '../routing/paths.ts';
import { FEED_TITLE, feed } from './feed.ts';

interface Document {
  type: string;
  body: string;
}

const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** Sitemap, robots, llms and feed. Null for other paths. */
export async function documentAt({ pathname, origin }: URL, call: Call): Promise<Document | null> {
  if (pathname === '/sitemap.xml') return { type: XML, body: await sitemap(origin, call) };
  if (pathname === '/robots.txt') return { type: TEXT, body: robots(origin) };
  if (pathname === '/llms.txt') return { type: TEXT, body: llms(origin) };
  if (pathname === FEED_PATH) return { type: 'application/rss+xml; charset=utf-8', body: feed(origin) };
  return null;
}

async function sitemap(origin: string, call: Call): Promise<string> {
  const coaches = await call(listCoaches, {});
  if (!coaches.ok) throw new Error('The coaches of the sitemap could not be listed.');
  const fixed = PAGE_ROUTES.filter(({ path, access, isListed }) => access === 'anyone' && isListed && !path.includes(':'));
  const urls = [
    ...fixed.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`),
    ...coaches.value.map(({ id }) => `<url><loc>${origin}${PATHS.coach.replace(':id', String(id))}</loc></url>`),
    ...ARTICLES.map(({ slug, date }) => `<url><loc>${origin}${PATHS.article.replace(':slug', slug)}</loc><lastmod>${date}</lastmod></url>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function robots(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /sandbox/', 'Disallow: /ai-coach/', 'Disallow: /profile'];
  return `${[...lines, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}

/** A guide for language models. */
function llms(origin: string): string {
  const link = (name: string, path: string, what: string) => `- [${name}](${origin}${path}): ${what}`;
  return [
    '# Setwise',
    '',
    '> A marketplace of independent fitness coaches, compared by price, method and public reviews, and an AI Coach that writes a training plan and keeps every logged set, with or without signal.',
    '',
    'Coaches set their own prices by the month; there is no lock-in and a subscription can be cancelled at any time. The platform keeps 20% and the coach 80%.',
    '',
    '## Pages',
    '',
    link('Find a Coach', PATHS.browse, 'every listed coach, with filters for specialty and price'),
    ...addressesOf(PAGES.quiz).map((path, index) => link(`Quiz ${index + 1}`, path, 'questions that end in recommended coaches')),
    link('AI Coach', PATHS.coachInfo, 'what the AI Coach does and costs'),
    link('FAQ', PATHS.faq, 'prices, cancelling, data, training without signal'),
    link('Client Terms', PATHS.clientTerms, 'what members agree to'),
    link('Coach Terms', PATHS.coachTerms, 'what coaches agree to'),
    '',
    '## Articles',
    '',
    ...ARTICLES.map(({ slug, title, description }) => link(title, PATHS.article.replace(':slug', slug), description)),
    '',
    '## For programs',
    '',
    link('Coaches', '/api/coaches/', 'JSON list of every listed coach'),
    link('Sitemap', '/sitemap.xml', 'every public page'),
    link(FEED_TITLE, FEED_PATH, 'new articles'),
    '',
  ].join('\n');
}
