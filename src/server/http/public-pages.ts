import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from '../compression/accepted-encodings.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { type Ask, isKnown, isNavigation, looksLikeFile, type Pages } from './page-request.ts';
import { policyAllowing } from './security-headers.ts';

/** A page with its inline scripts and styles. */
interface PageText {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** Renders public pages; part of the client's build, because the server must not import the client. */
export interface PageRenderer {
  /** Null for routes that start from the empty page. Throws when data is unavailable. */
  open(url: URL, ask: Ask): Promise<{ version: string; status: number; render: () => PageText } | null>;
  /** Sitemap and similar documents; null otherwise. */
  document(url: URL, ask: Ask): Promise<{ type: string; body: string } | null>;
}

interface PublicPagesDependencies {
  /** Null: every page starts empty. */
  renderer: PageRenderer | null;
  /** The built client, for everything that is not rendered. */
  files: Pages;
  /** The public origin. */
  origin: string;
  log: Log;
}

interface RenderedPage {
  readonly version: string;
  readonly status: number;
  readonly tag: string;
  readonly policy: Readonly<Record<string, string>>;
  readonly html: Uint8Array<ArrayBuffer>;
  readonly encoded: Map<'br' | 'gzip', Uint8Array<ArrayBuffer>>;
}

const HTML = 'text/html; charset=utf-8';
/** Rendered pages in memory with compressed bytes: all articles and quizzes, and recently viewed coaches. */
const KEPT_PAGES = 500;
/** Compressed once and sent often, within a tolerable wait. */
const BROTLI_QUALITY = 6;

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/**
 * Answers public navigations with rendered HTML. Data is fetched on every request and a page is rerendered only when it changed. When
 * rendering fails the empty page is sent, which loads in the browser.
 */
export function createPublicPages({ renderer, files, origin, log }: PublicPagesDependencies): Pages {
  if (renderer === null) return files;
  const kept = new Map<string, RenderedPage>();
  return async (request, ask) => {
    const asked = new URL(request.url);
    const url = withinOrigin(origin, asked);
    try {
      const document = await renderer.document(url, ask);
      if (document !== null) return plain(document);
      if (!isNavigation(request) || looksLikeFile(asked.pathname)) return await files(request, ask);
      const page = await openPage(renderer, kept, url, ask);
      if (page !== null) return await answer(request, page);
    } catch (error) {
      log.error({ ...describeError(error) }, 'a public page could not be rendered');
    }
    return files(request, ask);
  };
}

/** Path and query set on our origin instead of resolved: `//other.example` would denote another host. */
function withinOrigin(origin: string, { pathname, search }: URL): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}

async function openPage(renderer: PageRenderer, kept: Map<string, RenderedPage>, url: URL, ask: Ask): Promise<RenderedPage | null> {
  const address = url.pathname + url.search;
  const opened = await renderer.open(url, ask);
  if (opened === null) return null;
  const known = kept.get(address);
  kept.delete(address);
  const page = known?.version === opened.version ? known : renderPage(opened);
  // Unknown paths would fill the cache with equal pages.
  if (page.status === 200) kept.set(address, page);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_PAGES) break;
    kept.delete(oldest);
  }
  return page;
}

function renderPage({ version, status, render }: { version: string; status: number; render: () => PageText }): RenderedPage {
  const text = render();
  const html = new TextEncoder().encode(text.html);
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { version, status, tag, policy: policyAllowing(text), html, encoded: new Map() };
}

async function answer(request: Request, page: RenderedPage): Promise<Response> {
  const accepted = acceptedEncodings(request.headers.get('Accept-Encoding'));
  const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
  const tag = `"${page.tag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = new Headers({ ...page.policy, 'Content-Type': HTML, 'Cache-Control': 'no-cache', ETag: tag, Vary: 'Accept-Encoding' });
  if (page.status === 200 && isKnown(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  if (encoding === null) return new Response(page.html, { status: page.status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await encode(page, encoding), { status: page.status, headers });
}

async function encode({ html, encoded }: RenderedPage, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  const known = encoded.get(encoding);
  if (known !== undefined) return known;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  const bytes = new Uint8Array(await (encoding === 'br' ? brotliBytes(html, options) : gzipBytes(html)));
  encoded.set(encoding, bytes);
  return bytes;
}

function plain({ type, body }: { type: string; body: string }): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' } });
}
