import { useEffect } from 'react';
import type { Head } from './page-data-cache.ts';

/** Applies a page's head after navigation. */
export function NamedHead({ head, path }: { head: Head; path: string }) {
  const { title, description, canonical = path } = head;
  useEffect(() => {
    const address = new URL(canonical, window.location.origin).href;
    setHead('meta[name="description"]', 'content', description);
    setHead('link[rel="canonical"]', 'href', address);
    setHead('meta[property="og:title"]', 'content', title);
    setHead('meta[property="og:description"]', 'content', description);
    setHead('meta[property="og:url"]', 'content', address);
  }, [title, description, canonical]);
  return <title>{title}</title>;
}

function setHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
