import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, read } from './source-files.ts';

type Area = 'domain' | 'contract' | 'offline' | 'client' | 'service-worker' | 'server';

/** Lines that must not compile in an area: the walls are the compiler's, so the compiler is asked. */
const FORBIDDEN: Record<Area, string[]> = {
  domain: [
    "import '#contract/endpoint.ts';",
    "import '#offline/store/database.ts';",
    "import '#client/main.tsx';",
    "import '#server/app.ts';",
    'export const a = window;',
    'export const a = process;',
    'export const a = fetch;',
  ],
  contract: [
    "import '#offline/store/database.ts';",
    "import '#client/main.tsx';",
    "import '#server/app.ts';",
    'export const a = document;',
    'export const a = process;',
  ],
  offline: ["import '#client/main.tsx';", "import '#server/app.ts';", 'export const a = document;', 'export const a = process;'],
  client: ["import '#server/app.ts';", "import '#service-worker/service-worker.ts';", 'export const a = process;'],
  'service-worker': [
    "import '#client/main.tsx';",
    "import '#offline/store/database.ts';",
    "import '#server/app.ts';",
    'export const a = document;',
  ],
  server: [
    "import '#client/main.tsx';",
    "import '#offline/store/database.ts';",
    "import '#service-worker/service-worker.ts';",
    'export const a = window;',
  ],
};

/** Lines that must compile, so that a refusal above is the wall and not a broken probe. */
const ALLOWED: Record<Area, string[]> = {
  domain: ["import 'zod/mini';"],
  contract: ["import '#domain/limits.ts';"],
  offline: ["import '#domain/limits.ts';", "import '#contract/endpoint.ts';"],
  client: ["import '#domain/limits.ts';", "import '#contract/endpoint.ts';", "import '#offline/store/database.ts';"],
  'service-worker': ["import '#contract/endpoint.ts';"],
  server: ["import '#domain/limits.ts';", "import '#contract/endpoint.ts';"],
};

// Below the top of the package, so that its `imports` apply, and in an ignored folder.
const PROBES = join(ROOT, 'dist', '.wall-probes');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/**
 * Compiles each line as a file of its own, with the area's settings and references; tells which lines were refused.
 * Imports and globals apart: a foreign file that is pulled in brings its own globals along.
 */
function refusedLines(area: Area, lines: string[]): string[] {
  const imports = lines.filter((line) => line.startsWith('import'));
  const globals = lines.filter((line) => !line.startsWith('import'));
  const importErrors = compile(area, 'imports', imports, []);
  // Together with the area itself, because a package it imports could bring another platform's globals with its types.
  const globalErrors = compile(area, 'globals', globals, [join(ROOT, 'src', area)]);
  return [
    // The compiler names an unlisted file once, wherever it meets it first.
    ...imports.filter((line) => importErrors.includes(`error TS6307: File '${fileImportedBy(line)}' is not listed`)),
    ...globals.filter((_, index) => new RegExp(`probe-${index}\\.ts\\(.*error TS(2304|2580|2584|2591)`).test(globalErrors)),
  ];
}

function compile(area: Area, kind: string, lines: string[], beside: string[]): string {
  const folder = join(PROBES, area, kind);
  mkdirSync(folder, { recursive: true });
  for (const [index, line] of lines.entries()) writeFileSync(join(folder, `probe-${index}.ts`), `${line}\nexport {};\n`);
  const settings = JSON.parse(read(`src/${area}/tsconfig.json`)) as { references?: { path: string }[] };
  const references = (settings.references ?? []).map(({ path }) => ({ path: join(ROOT, 'src', area, path) }));
  const config = {
    extends: join(ROOT, 'src', area, 'tsconfig.json'),
    compilerOptions: { rootDir: ROOT, outDir: join(folder, 'out'), tsBuildInfoFile: join(folder, 'out', 'info') },
    include: ['probe-*.ts', ...beside],
    exclude: [join(ROOT, 'src', '**', '*.test.ts'), join(ROOT, 'src', '**', '*.test.tsx')],
    references,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return spawnSync(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], { encoding: 'utf8', cwd: ROOT, maxBuffer: 64e6 }).stdout;
}

/** `import '#client/main.tsx';` → the path of that file; an outside package has none. */
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
