import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from './http/public-pages.ts';

/** Exports of the pages build. */
interface BuiltPages {
  createRenderer(client: { shell: string; manifest: unknown; texts: Record<string, string> }): PageRenderer;
}

/** Loads the renderer of public pages; null when it was not built, and every page starts empty. */
export async function loadRenderer({ client, pages }: { client: string; pages: string }): Promise<PageRenderer | null> {
  const program = join(pages, 'render.js');
  if (!existsSync(program)) return null;
  const [shell, manifest, texts, built] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(pages, 'manifest.json'), 'utf8'),
    readTexts(client),
    import(pathToFileURL(program).href) as Promise<BuiltPages>,
  ]);
  return built.createRenderer({ shell, manifest: JSON.parse(manifest) as unknown, texts });
}

/** Files inlined into pages, by their built name. */
async function readTexts(client: string): Promise<Record<string, string>> {
  const assets = await readdir(join(client, 'assets'));
  const names = ['before-app.js', ...assets.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(client, name), 'utf8')] as const)));
}
