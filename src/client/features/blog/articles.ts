import type { ArticleAbout } from './article-about.ts';

const ABOUTS = import.meta.glob<ArticleAbout>('./articles/*.md', { query: '?about', import: 'default', eager: true });

/** Newest first. */
export const ARTICLES: readonly ArticleAbout[] = Object.values(ABOUTS).sort(
  (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title),
);

export function findArticle(slug: string | undefined): ArticleAbout | undefined {
  return ARTICLES.find((article) => article.slug === slug);
}

/** A formatted date, equal on server and client. */
export function dateWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
