import type { DataVersion } from './page-request.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Headers = Readonly<Record<string, string>>;
export type PageEncoding = 'br' | 'gzip' | 'identity';

/** The bytes as sent, with all headers but those of one request. */
export interface PageForm {
  readonly bytes: Bytes;
  readonly tag: string;
  readonly headers: Headers;
  /** For a 304. */
  readonly knownHeaders: Headers;
}

export interface RenderedPage {
  /** Equal versions of an address have equal HTML. */
  readonly version: string;
  readonly status: number;
  readonly html: Bytes;
  readonly tag: string;
  /** Headers of every form. */
  readonly headers: Headers;
  /** Made when first asked for. */
  readonly forms: Map<PageEncoding, Promise<PageForm>>;
}

interface CachedPage {
  readonly page: RenderedPage;
  /** What the page was made from; null when it needed no data. Weak, because an old version holds all coaches of its time. */
  readonly data: WeakRef<DataVersion> | null;
}

export interface PageCache {
  get(address: string): CachedPage | null;
  put(address: string, cached: CachedPage): void;
  /** Bytes of all pages in it. */
  size(): number;
}

/** Rendered pages in memory, together at most `maxBytes`; least recently used is evicted. */
export function createPageCache(maxBytes: number): PageCache {
  // A Map iterates in insertion order, so reinserting marks as recently used.
  const pages = new Map<string, CachedPage>();
  let total = 0;
  const remove = (address: string, { page }: CachedPage) => {
    pages.delete(address);
    total -= sizeOf(address, page);
  };
  return {
    get: (address) => {
      const cached = pages.get(address);
      if (cached === undefined) return null;
      pages.delete(address);
      pages.set(address, cached);
      return cached;
    },
    put: (address, cached) => {
      const before = pages.get(address);
      if (before !== undefined) remove(address, before);
      pages.set(address, cached);
      total += sizeOf(address, cached.page);
      for (const [oldest, entry] of pages) {
        if (total <= maxBytes) break;
        remove(oldest, entry);
      }
    },
    size: () => total,
  };
}

/** The compressed forms together are shorter than the text, and strings take up to two bytes a character. */
function sizeOf(address: string, { html, version }: RenderedPage): number {
  return 2 * (html.byteLength + version.length + address.length);
}
