import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { findPageRoute } from '#domain/routes.ts';
import { acceptedEncodings } from '../compression/accepted-encodings.ts';
import { isKnown, isNavigation, looksLikeFile } from './page-request.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Precompressed copies by file ending; the first accepted one is sent. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** File names contain a content hash, so they are immutable. */
const HASHED = '/assets/';
const PAGE = '/index.html';

interface Variant {
  readonly encoding: 'br' | 'gzip' | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface ClientFile {
  readonly type: string;
  readonly tag: string;
  /** Smallest first; the last is uncompressed. */
  readonly variants: readonly Variant[];
}

/**
 * Serves the built client in `root`, loaded into memory: files with precompressed copies, and the page for navigations (404 for unknown
 * routes). Null otherwise, and when nothing is built. Only names found at start are served, so no path can leave the folder.
 */
export async function createClientFiles(root: string): Promise<(request: Request) => Promise<Response | null>> {
  const files = await readFiles(root);
  return async (request) => {
    const path = decodePath(new URL(request.url).pathname);
    if (path === null) return null;
    const file = files.get(path === '/' ? PAGE : path);
    if (file !== undefined) return answer(request, file, { path, status: 200 });
    const page = files.get(PAGE);
    if (page === undefined || !isNavigation(request)) return null;
    if (findPageRoute(path) !== undefined) return answer(request, page, { path: PAGE, status: 200 });
    return looksLikeFile(path) ? null : answer(request, page, { path: PAGE, status: 404 });
  };
}

async function readFiles(root: string): Promise<ReadonlyMap<string, ClientFile>> {
  const files = new Map<string, ClientFile>();
  if (!existsSync(root)) return files;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)));
  await Promise.all(
    [...names].map(async (name) => {
      const type = TYPES[extname(name)];
      if (type === undefined) return;
      const path = `/${relative(root, name).split(sep).join('/')}`;
      files.set(path, await readVariants(name, type, names));
    }),
  );
  return files;
}

async function readVariants(name: string, type: string, names: ReadonlySet<string>): Promise<ClientFile> {
  const plain = new Uint8Array(await readFile(name));
  const variants: Variant[] = [{ encoding: null, bytes: plain }];
  for (const { name: encoding, ending } of ENCODINGS.toReversed()) {
    if (names.has(name + ending)) variants.unshift({ encoding, bytes: new Uint8Array(await readFile(name + ending)) });
  }
  return { type, tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22), variants };
}

function answer(request: Request, file: ClientFile, { path, status }: { path: string; status: number }): Response {
  const accepted = acceptedEncodings(request.headers.get('Accept-Encoding'));
  const variant = file.variants.find(({ encoding }) => encoding === null || accepted.has(encoding));
  const encoding = variant?.encoding ?? null;
  const tag = `"${file.tag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  });
  if (status === 200 && isKnown(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  if (encoding !== null) headers.set('Content-Encoding', encoding);
  return new Response(variant?.bytes ?? null, { status, headers });
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
