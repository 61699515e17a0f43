import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importsOf, ROOT, read, sourceFiles } from './source-files.ts';

type Area = 'domain' | 'contract' | 'offline' | 'client' | 'service-worker' | 'server';

/**
 * An import of a file of this area. The file imports nothing itself, so that the program of the area that must refuse it stays small,
 * and no foreign file brings its globals along.
 */
function importOf(area: Area): string {
  const file = sourceFiles(`src/${area}`).find((path) => /(?<!\.d)\.ts$/.test(path) && importsOf(path).length === 0);
  if (file === undefined) throw new Error(`Every file of ${area} imports another.`);
  return `import '#${file.slice('src/'.length)}';`;
}

/** Lines that must not compile in an area: the walls are the compiler's, so the compiler is asked. */
const FORBIDDEN: Record<Area, string[]> = {
  domain: [
    importOf('contract'),
    importOf('offline'),
    importOf('client'),
    importOf('server'),
    'export const a = window;',
    'export const a = process;',
    'export const a = fetch;',
  ],
  contract: [importOf('offline'), importOf('client'), importOf('server'), 'export const a = document;', 'export const a = process;'],
  offline: [importOf('client'), importOf('server'), 'export const a = document;', 'export const a = process;'],
  client: [importOf('server'), importOf('service-worker'), 'export const a = process;'],
  'service-worker': [importOf('client'), importOf('offline'), importOf('server'), 'export const a = document;'],
  server: [importOf('client'), importOf('offline'), importOf('service-worker'), 'export const a = window;'],
};

/** Lines that must compile, so that a refusal above is the wall and not a broken probe. */
const ALLOWED: Record<Area, string[]> = {
  domain: ["import 'zod/mini';"],
  contract: [importOf('domain')],
  offline: [importOf('domain'), importOf('contract')],
  client: [importOf('domain'), importOf('contract'), importOf('offline')],
  'service-worker': [importOf('contract')],
  server: [importOf('domain'), importOf('contract')],
};

// Below the top of the package, so that its `imports` apply, and in an ignored folder.
const PROBES = join(ROOT, 'dist', '.wall-probes');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** Compiles each line as a file of its own, in one program with the area, its settings and references; tells which lines were refused. */
function refusedLines(area: Area, lines: string[]): string[] {
  const errors = compile(area, lines);
  const isRefused = (line: string, index: number) =>
    line.startsWith('import')
      ? // The compiler names an unlisted file once, wherever it meets it first.
        errors.includes(`error TS6307: File '${fileImportedBy(line)}' is not listed`)
      : new RegExp(`probe-${index}\\.ts\\(.*error TS(2304|2580|2584|2591)`).test(errors);
  return lines.filter(isRefused);
}

function compile(area: Area, lines: string[]): string {
  const folder = join(PROBES, area);
  mkdirSync(folder, { recursive: true });
  for (const [index, line] of lines.entries()) writeFileSync(join(folder, `probe-${index}.ts`), `${line}\nexport {};\n`);
  const settings = JSON.parse(read(`src/${area}/tsconfig.json`)) as { references?: { path: string }[] };
  const references = (settings.references ?? []).map(({ path }) => ({ path: join(ROOT, 'src', area, path) }));
  const config = {
    extends: join(ROOT, 'src', area, 'tsconfig.json'),
    compilerOptions: { rootDir: ROOT, outDir: join(folder, 'out'), tsBuildInfoFile: join(folder, 'out', 'info') },
    // With the area itself, because a package it imports could bring another platform's globals with its types.
    include: ['probe-*.ts', join(ROOT, 'src', area)],
    exclude: [join(ROOT, 'src', '**', '*.test.ts'), join(ROOT, 'src', '**', '*.test.tsx')],
    references,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return spawnSync(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], { encoding: 'utf8', cwd: ROOT, maxBuffer: 64e6 }).stdout;
}

/** `import '#client/paths.ts';` → the path of that file; an outside package has none. */
function fileImportedBy(line: string): string {
  return join(ROOT, 'src', /'#(.*)'/.exec(line)?.[1] ?? 'outside');
}

beforeAll(() => {
  const { status, stdout } = spawnSync(process.execPath, [TSC, '-b', '--pretty', 'false'], { encoding: 'utf8', cwd: ROOT });
  // A probe means nothing while the product itself does not compile.
  if (status !== 0) throw new Error(stdout);
}, 120_000);

afterAll(() => rmSync(PROBES, { recursive: true, force: true }));

describe.each(Object.keys(FORBIDDEN) as Area[])('the walls of %s', (area) => {
  test('forbidden imports and foreign globals do not compile, allowed imports do', () => {
    const lines = [...FORBIDDEN[area], ...ALLOWED[area]];
    expect(refusedLines(area, lines)).toEqual(FORBIDDEN[area]);
  });
});
