import { PAGES, type PageName } from '#domain/routes.ts';

type Paths = { readonly [Name in PageName]: (typeof PAGES)[Name]['path'] };

/** The address of every page, by its name. Parameters are written as the router reads them. */
export const PATHS = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path])) as Paths;

/** Not a page: the RSS feed. */
export const FEED_PATH = '/blog/feed.xml';
