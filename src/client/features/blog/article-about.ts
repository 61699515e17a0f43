/** An article's metadata for lists. */
export interface ArticleAbout {
  /** Slug and file name. */
  slug: string;
  title: string;
  /** One or two sentences, for search engines. */
  description: string;
  /** yyyy-mm-dd */
  date: string;
  /** Reading time. */
  minutes: number;
}
