/** What a list of articles shows of one. */
export interface ArticleAbout {
  /** Last part of its address, and the name of its file. */
  slug: string;
  title: string;
  /** One or two sentences; search engines show them. */
  description: string;
  /** yyyy-mm-dd */
  date: string;
  /** Reading time. */
  minutes: number;
}
