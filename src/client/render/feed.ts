import { ARTICLES } from '../features/blog/articles.ts';
import { FEED_PATH, PATHS } from '../routing/paths.ts';

export const FEED_TITLE = 'Setwise Blog';

/** RSS 2.0, newest first. */
export function feed(origin: string): string {
  const items = ARTICLES.map(({ slug, title, description, date }) => {
    const address = `${origin}${PATHS.article.replace(':slug', slug)}`;
    return [
      '<item>',
      `<title>${escapeXml(title)}</title>`,
      `<link>${address}</link>`,
      `<guid>${address}</guid>`,
      `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
      `<description>${escapeXml(description)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${FEED_TITLE}</title>`,
    `<link>${origin}${PATHS.blog}</link>`,
    '<description>How to train, how to recover, and how to choose a coach.</description>',
    '<language>en</language>',
    `<atom:link href="${origin}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
