import type { Head, PageAt } from '#client/routing/page-data-cache.ts';
import { PATHS } from '#client/routing/paths.ts';
import { ARTICLES, findArticle } from './articles.ts';

const articlePath = (slug: string) => PATHS.article.replace(':slug', slug);

export function blogHead({ url }: PageAt): Head {
  return {
    title: 'Blog · Setwise',
    description: 'How to train, how to recover, and how to choose a coach: short articles in which every number has its source.',
    canonical: PATHS.blog,
    json_ld: [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        name: 'Setwise Blog',
        url: new URL(PATHS.blog, url).href,
        blogPost: ARTICLES.map(({ slug, title, date }) => ({
          '@type': 'BlogPosting',
          headline: title,
          datePublished: date,
          url: new URL(articlePath(slug), url).href,
        })),
      },
    ],
  };
}

export function articleHead({ params, url }: PageAt): Head {
  const about = findArticle(params.slug);
  if (about === undefined) {
    return { title: 'Not Found · Setwise', description: 'There is no article at this address.', robots: 'noindex', status: 404 };
  }
  const { slug, title, description, date } = about;
  const address = new URL(articlePath(slug), url).href;
  return {
    title: `${title} · Setwise`,
    description,
    canonical: articlePath(slug),
    json_ld: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        url: address,
        mainEntityOfPage: address,
        inLanguage: 'en',
        author: { '@type': 'Organization', name: 'Setwise', url: new URL('/', url).href },
        publisher: { '@type': 'Organization', name: 'Setwise', url: new URL('/', url).href },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Blog', item: new URL(PATHS.blog, url).href },
          { '@type': 'ListItem', position: 2, name: title, item: address },
        ],
      },
    ],
  };
}
