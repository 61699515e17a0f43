import type { ArticleAbout } from './article-about.ts';

const ABOUTS = import.meta.glob<ArticleAbout>('./articles/*.md', { query: '?about', import: 'default', eager: true });

/** Every article, the newest first. */
export const ARTICLES: readonly ArticleAbout[] = Object.values(ABOUTS).sort(
  (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title),
);

export function findArticle(slug: string | undefined): ArticleAbout | undefined {
  return ARTICLES.find((article) => article.slug === slug);
}

/** A date as people write it, the same on the server and on every phone. */
export function dateWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
