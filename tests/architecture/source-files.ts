import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files of the repository (known to git or new, not ignored), as paths from its top. */
export function repositoryFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  return list.split('\n').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

/** TypeScript sources under a folder, tests excluded. */
export function sourceFiles(under: string): string[] {
  return repositoryFiles().filter((path) => path.startsWith(`${under}/`) && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** What a file imports, static and dynamic, as written. */
export function importsOf(path: string): string[] {
  const found = read(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...found].map((match) => match[1] ?? '');
}
