import { join } from 'node:path/posix';
import { importsOf, repositoryFiles } from './source-files.ts';

const ENTRIES = ['src/client/main.tsx', 'src/client/render/render.ts', 'src/server/main.ts', 'src/service-worker/service-worker.ts'];

/** Every file of the product that some entry of it leads to, by static or dynamic imports. */
export function reachableFiles(entries: readonly string[] = ENTRIES): Set<string> {
  const known = new Set(repositoryFiles());
  const reached = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (!known.has(path) || reached.has(path)) continue;
    reached.add(path);
    if (/\.tsx?$/.test(path)) open.push(...importsOf(path).map((name) => fileOf(name.split('?')[0] ?? '', path)));
  }
  return reached;
}

/** `#domain/limits.ts` and `./limits.ts` as paths from the top of the repository. */
function fileOf(name: string, importer: string): string {
  return name.startsWith('#') ? name.replace('#', 'src/') : join(importer, '..', name);
}
