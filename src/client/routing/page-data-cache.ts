import type { Call, Failure, Outcome } from '#contract/index.ts';

/** Where a page is. */
export interface PageAt {
  params: Readonly<Record<string, string>>;
  url: URL;
}

/** What a page shows from the server: asks through the contract, so it runs in process on the server and over the network in the browser. */
export type PageLoad<T> = (call: Call, at: PageAt) => Promise<Outcome<T>>;

/** What a page says of itself to the tab, to search engines and to who shares it. */
export interface Head {
  title: string;
  description: string;
  /** Path of the page's one address; its own path when left out. */
  canonical?: string;
  /** Path or address of a picture. */
  image?: string;
  /** Structured data, one object each. */
  json_ld?: object[];
  robots?: 'noindex';
  status?: 404;
}

/** `data` is what the page's load gave; null where it has none or where that failed. */
export type MakeHead = (at: PageAt, data: unknown) => Head;

/** What the server rendered a page from, as it travels with it. */
export interface GivenPageData {
  /** Path and query of the page. */
  address: string;
  /** Null where the page shows nothing from the server. */
  outcome: Outcome<unknown> | null;
}

interface Kept {
  readonly outcome: Outcome<unknown>;
  /** Milliseconds since 1970 when the answer came from the phone's cache, null when it came from the server. */
  readonly fetched_at: number | null;
}

/** Back must find a page as it was left; older ones are asked for again. */
const KEPT_PAGES = 24;

export interface PageDataCache {
  read(address: string): Kept | undefined;
  /** What was last shown at this path, whatever its query: stays on the screen until the next answer is there. */
  readLast(pathname: string): Kept | undefined;
  /** True once for what the server sent along: it is fresh, so it is not asked for again. */
  takeGiven(address: string): boolean;
  /** Whether the server's HTML says this page's name already; not any more once the visit has moved on. */
  isNamed(address: string): boolean;
  forgetName(): void;
  store(address: string, kept: Kept): void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps what pages of this visit were shown. One per app. */
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
      /** Milliseconds since 1970; set when the answer came from the phone's cache. */
      fetched_at: number | null;
      /** The answer to a changed query is under way; until it comes this is the one before. */
      refreshing: boolean;
      /** Asks again, for a page that came in part. */
      retry: () => void;
    }
  | { phase: 'failed'; failure: Failure; retry: () => void };
