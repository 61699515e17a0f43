import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from '../compression/accepted-encodings.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { type Ask, isKnown, isNavigation, looksLikeFile, type Pages } from './page-request.ts';
import { policyAllowing } from './security-headers.ts';

/** A page, and the scripts and sheets that stand in it as text. */
interface PageText {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** What renders the public pages; it comes from the client's build, because the server does not know the client. */
export interface PageRenderer {
  /** Null for an address that starts from the empty page. Throws when its data could not be had. */
  open(url: URL, ask: Ask): Promise<{ version: string; status: number; render: () => PageText } | null>;
  /** The sitemap and its like; null for every other address. */
  document(url: URL, ask: Ask): Promise<{ type: string; body: string } | null>;
}

interface PublicPagesDependencies {
  /** Null: every page starts from the empty one. */
  renderer: PageRenderer | null;
  /** The built client, asked for everything that is not rendered here. */
  files: Pages;
  /** Address people reach the product at. */
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
/** Pages kept in memory with their compressed bytes: every article and quiz, and the coaches people look at just now. */
const KEPT_PAGES = 500;
/** Compressed once, sent often, and never while a visitor waits long for it. */
const BROTLI_QUALITY = 6;

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/**
 * Answers navigations to public addresses with their HTML. A page is rendered anew only when its data changed; its data is asked for
 * every time, so nobody is shown what is no longer true. When rendering fails the empty page is sent, which tries again in the browser.
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

/** Path and query set on our own address, never resolved against it: a path such as `//other.example` would name another host. */
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
  // Addresses nobody has at all would fill the memory with the same page.
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
