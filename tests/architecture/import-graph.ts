import { join } from 'node:path/posix';
import { importsOf, repositoryFiles, sourceFiles } from './source-files.ts';

const ENTRIES = ['src/client/main.tsx', 'src/client/render/render.ts', 'src/server/main.ts', 'src/service-worker/service-worker.ts'];

/** Every file of the product that some entry of it leads to, by static or dynamic imports. */
export function reachableFiles(entries: readonly string[] = ENTRIES): Set<string> {
  const known = new Set(repositoryFiles());
  const reached = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (!known.has(path) || reached.has(path)) continue;
    reached.add(path);
    if (/\.tsx?$/.test(path)) open.push(...filesImportedBy(path));
  }
  return reached;
}

/** Every import in `src` of one source file by another, tests left out. */
export function importsBetweenFiles(): [importer: string, imported: string][] {
  const sources = sourceFiles('src');
  const known = new Set(sources);
  return sources.flatMap((path) =>
    filesImportedBy(path)
      .filter((imported) => known.has(imported))
      .map((imported): [string, string] => [path, imported]),
  );
}

function filesImportedBy(path: string): string[] {
  return importsOf(path).map((name) => fileOf(name.split('?')[0] ?? '', path));
}

/** `#domain/limits.ts` and `./limits.ts` as paths from the top of the repository. */
function fileOf(name: string, importer: string): string {
  return name.startsWith('#') ? name.replace('#', 'src/') : join(importer, '..', name);
}
