import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT, read, sourceFiles } from './source-files.ts';

const FUNCTION_MOST = 60;
const COMPONENT_MOST = 150;
const FILE_MOST = 300;

/** Functions that may be longer; why stands in the comment that allows it, above each. */
const LONGER = ['useArrange', 'useImport', 'useSetRow'];
const ALLOWS = /oxlint-disable-next-line max-lines-per-function -- \S.*\n(?:export )?function (\w+)/g;

const folder = mkdtempSync(join(tmpdir(), 'setwise-sizes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Finding {
  message: string;
  filename: string;
}

/** What is too long under a folder, as the linter counts: without comments, each function with those inside it. */
function tooLong(under: string): string[] {
  const config = join(folder, 'sizes.json');
  const rules = { 'max-lines-per-function': ['error', { max: FUNCTION_MOST, skipComments: true }] };
  writeFileSync(config, JSON.stringify({ plugins: [], categories: { correctness: 'off' }, rules }));
  const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '-c', config, '--format', 'json', under], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  return diagnostics.flatMap(({ message, filename }) => {
    if (/\.test\.tsx?$/.test(filename)) return [];
    const name = /`(\w+)`/.exec(message)?.[1] ?? 'a function without a name';
    const lines = Number(/\((\d+)\)/.exec(message)?.[1]);
    const isComponent = filename.endsWith('.tsx') && /^[A-Z]/.test(name);
    return isComponent && lines <= COMPONENT_MOST ? [] : [`${name} in ${filename.split('/').at(-1)}: ${lines} lines`];
  });
}

test('no function passes 60 lines and no component 150, but for those that say why', () => {
  expect(tooLong('src')).toEqual([]);
  const allowed = sourceFiles('src').flatMap((path) => [...read(path).matchAll(ALLOWS)].map((match) => match[1] ?? ''));
  expect(allowed.toSorted((a, b) => a.localeCompare(b))).toEqual(LONGER);
  const directives = sourceFiles('src').filter((path) => /oxlint-disable.*max-lines/.test(read(path)));
  expect(directives).toHaveLength(LONGER.length);
});

test('what is too long is found and named', () => {
  const lines = (count: number) => 'void 0;\n'.repeat(count);
  const functionOf = (name: string, count: number) => `export function ${name}() {\n${lines(count - 2)}}\n`;
  writeFileSync(join(folder, 'rule.ts'), functionOf('decide', FUNCTION_MOST) + functionOf('decideAll', FUNCTION_MOST + 1));
  writeFileSync(
    join(folder, 'page.tsx'),
    functionOf('Page', COMPONENT_MOST) + functionOf('LongPage', COMPONENT_MOST + 1) + functionOf('linesOf', FUNCTION_MOST + 1),
  );
  expect(tooLong(folder).sort()).toEqual([
    'LongPage in page.tsx: 151 lines',
    'decideAll in rule.ts: 61 lines',
    'linesOf in page.tsx: 61 lines',
  ]);
});

test('no source file passes 300 lines, data tables excepted', () => {
  const isLong = (text: string) => text.split('\n').length > FILE_MOST + 1;
  const long = sourceFiles('src').filter((path) => !/-table\.ts$|\/library\//.test(path) && isLong(read(path)));
  expect(long).toEqual([]);
  expect(isLong('void 0;\n'.repeat(FILE_MOST))).toBe(false);
  expect(isLong('void 0;\n'.repeat(FILE_MOST + 1))).toBe(true);
});
