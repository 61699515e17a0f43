import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from '../compression/accepted-encodings.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { completeAnswer } from './complete-answer.ts';
import { createPageCache, type PageCache, type PageEncoding, type PageForm, type RenderedPage } from './page-cache.ts';
import { type Ask, type DataVersion, isKnown, isNavigation, looksLikeFile, type Pages, type PageVisit } from './page-request.ts';
import { policyAllowing, securityHeadersOf } from './security-headers.ts';

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
  cache?: PageCache;
}

const HTML = 'text/html; charset=utf-8';
/** All articles and quizzes, and recently viewed coaches. */
const CACHE_MAX_BYTES = 64_000_000;
/** Compressed once and sent often, within a tolerable wait. */
const BROTLI_QUALITY = 6;

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/**
 * Answers public navigations with rendered HTML. While public data is unchanged, a page's bytes are sent again without fetching its data;
 * after a change it is fetched, and the page rerendered if its own data changed. When rendering fails the empty page is sent, which loads
 * in the browser.
 */
export function createPublicPages({
  renderer,
  files,
  origin,
  log,
  cache = createPageCache(CACHE_MAX_BYTES),
}: PublicPagesDependencies): Pages {
  if (renderer === null) return files;
  const headers = securityHeadersOf({ https: origin.startsWith('https:') });
  return async (request, visit) => {
    const address = addressOf(request);
    const [path = ''] = address.split('?', 1);
    try {
      if (!isNavigation(request) || looksLikeFile(path)) {
        const document = await renderer.document(withinOrigin(origin, new URL(request.url)), visit.ask);
        return document === null ? await files(request, visit) : plain(document);
      }
      const current = await findCurrent(cache, address, visit);
      const page = current ?? (await openPage({ renderer, cache, headers }, address, withinOrigin(origin, new URL(request.url)), visit));
      if (page !== null) return await answer(request, page, visit);
    } catch (error) {
      log.error({ ...describeError(error) }, 'a public page could not be rendered');
    }
    return files(request, visit);
  };
}

/** Path and query, as asked. */
function addressOf({ url }: Request): string {
  return url.slice(url.indexOf('/', 'https://'.length));
}

/** Path and query set on our origin instead of resolved: `//other.example` would denote another host. */
function withinOrigin(origin: string, { pathname, search }: URL): URL {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}

/** The cached page of an address, if it is what its data would be rendered to now. */
async function findCurrent(cache: PageCache, address: string, visit: PageVisit): Promise<RenderedPage | null> {
  const cached = cache.get(address);
  if (cached === null) return null;
  if (cached.data === null) return cached.page;
  return cached.data.deref() === (await visit.readDataVersion()) ? cached.page : null;
}

interface Opening {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  readonly headers: Readonly<Record<string, string>>;
}

async function openPage({ renderer, cache, headers }: Opening, address: string, url: URL, visit: PageVisit): Promise<RenderedPage | null> {
  const reading: { version: Promise<DataVersion> | null } = { version: null };
  const opened = await renderer.open(url, async (request) => {
    // Before the data itself: after a change in between, the next request finds the page out of date.
    reading.version ??= visit.readDataVersion();
    await reading.version;
    return visit.ask(request);
  });
  if (opened === null) return null;
  const known = cache.get(address)?.page;
  const page = known?.version === opened.version ? known : renderPage(opened, headers);
  const data = reading.version === null ? null : new WeakRef<DataVersion>(await reading.version);
  // Unknown paths would fill the cache with equal pages.
  if (page.status === 200) cache.put(address, { page, data });
  return page;
}

type OpenedPage = NonNullable<Awaited<ReturnType<PageRenderer['open']>>>;

function renderPage({ version, status, render }: OpenedPage, security: Readonly<Record<string, string>>): RenderedPage {
  const text = render();
  const html = new TextEncoder().encode(text.html);
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const headers = { ...security, ...policyAllowing(text), 'Content-Type': HTML, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  return { version, status, tag, headers, html, forms: new Map() };
}

async function answer(request: Request, page: RenderedPage, visit: PageVisit): Promise<Response> {
  const accepted = acceptedEncodings(request.headers.get('Accept-Encoding'));
  const form = await formOf(page, accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity');
  const isUnchanged = page.status === 200 && isKnown(request.headers.get('If-None-Match'), form.tag);
  return isUnchanged
    ? completeAnswer(null, 304, { ...form.knownHeaders, ...visit.headers })
    : completeAnswer(form.bytes, page.status, { ...form.headers, ...visit.headers });
}

function formOf(page: RenderedPage, encoding: PageEncoding): Promise<PageForm> {
  const form = page.forms.get(encoding) ?? makeForm(page, encoding);
  page.forms.set(encoding, form);
  return form;
}

async function makeForm({ html, tag: hash, headers }: RenderedPage, encoding: PageEncoding): Promise<PageForm> {
  const isPlain = encoding === 'identity';
  const tag = `"${hash}${isPlain ? '' : `-${encoding}`}"`;
  const knownHeaders = { ...headers, ETag: tag };
  return {
    bytes: await encode(html, encoding),
    tag,
    knownHeaders,
    headers: isPlain ? knownHeaders : { ...knownHeaders, 'Content-Encoding': encoding },
  };
}

async function encode(html: Uint8Array<ArrayBuffer>, encoding: PageEncoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return html;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  return new Uint8Array(await (encoding === 'br' ? brotliBytes(html, options) : gzipBytes(html)));
}

function plain({ type, body }: { type: string; body: string }): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' } });
}
