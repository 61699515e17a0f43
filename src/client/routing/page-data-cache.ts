import type { Call, Failure, Outcome } from '#contract/index.ts';

/** A page's location. */
export interface PageAt {
  params: Readonly<Record<string, string>>;
  url: URL;
}

/** Loads a page's data through the contract, in process on the server and over the network in the browser. */
export type PageLoad<T> = (call: Call, at: PageAt) => Promise<Outcome<T>>;

/** A page's metadata for tab, search engines and sharing. */
export interface Head {
  title: string;
  description: string;
  /** The canonical path; default: its own. */
  canonical?: string;
  /** Path or URL of a picture. */
  image?: string;
  /** Structured data, one object each. */
  json_ld?: object[];
  robots?: 'noindex';
  status?: 404;
}

/** `data` is the loader's result; null without one or on failure. */
export type MakeHead = (at: PageAt, data: unknown) => Head;

/** The server's data for a page, embedded in it. */
export interface GivenPageData {
  /** Path and query of the page. */
  address: string;
  /** Null without a loader. */
  outcome: Outcome<unknown> | null;
}

interface Kept {
  readonly outcome: Outcome<unknown>;
  /** Ms since 1970 for cached data, null from the server. */
  readonly fetched_at: number | null;
}

/** Pages cached for Back; older ones are reloaded. */
const KEPT_PAGES = 24;

export interface PageDataCache {
  read(address: string): Kept | undefined;
  /** The last data of this path with any query; shown until new data arrives. */
  readLast(pathname: string): Kept | undefined;
  /** True once for the server's embedded data, which needs no refetch. */
  takeGiven(address: string): boolean;
  /** Whether the server's HTML contains this page's head; false after navigation. */
  isNamed(address: string): boolean;
  forgetName(): void;
  store(address: string, kept: Kept): void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Caches the page data of this visit. One per app. */
export function createPageDataCache(given: GivenPageData | null): PageDataCache {
  const pages = new Map<string, Kept>();
  const listeners = new Set<() => void>();
  let named = given?.address ?? null;
  let unused = given === null || given.outcome === null ? null : given.address;
  if (given !== null && given.outcome !== null) pages.set(given.address, { outcome: given.outcome, fetched_at: null });
  return {
    read: (address) => pages.get(address),
    readLast: (pathname) => [...pages].findLast(([address]) => address.split('?')[0] === pathname)?.[1],
    takeGiven: (address) => {
      const isGiven = unused === address;
      unused = null;
      return isGiven;
    },
    isNamed: (address) => address === named,
    forgetName: () => {
      named = null;
    },
    store: (address, kept) => {
      pages.delete(address);
      pages.set(address, kept);
      for (const oldest of pages.keys()) {
        if (pages.size <= KEPT_PAGES) break;
        pages.delete(oldest);
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type PageData<T> =
  | { phase: 'loading' }
  | {
      phase: 'ready';
      data: T;
      /** Ms since 1970, for cached data. */
      fetched_at: number | null;
      /** Data for a changed query is loading; this is the previous data. */
      refreshing: boolean;
      /** Reloads, for partially loaded pages. */
      retry: () => void;
    }
  | { phase: 'failed'; failure: Failure; retry: () => void };
