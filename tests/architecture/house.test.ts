import { describe, expect, test } from 'vitest';
import { importsOf, read, repositoryFiles, sourceFiles } from './source-files.ts';

describe('the top of the repository', () => {
  test('it holds what its users expect and no more', () => {
    const top = new Set(repositoryFiles().map((path) => path.split('/')[0] ?? ''));
    const visible = [...top].filter((name) => !name.startsWith('.')).sort();
    const expected = [
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'Dockerfile',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'compose.yaml',
      'docs',
      'index.html',
      'manifest',
      'package-lock.json',
      'package.json',
      'public',
      'src',
      'tests',
      'tsconfig.json',
      'vite.config.ts',
    ];
    expect(visible).toEqual(expected);
  });

  test('no folder or file is named for nothing in particular', () => {
    expect(repositoryFiles().filter((path) => /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.tsx?$)/.test(path))).toEqual([]);
  });

  test('no file names a path of one machine, and the lock records no download address', () => {
    const text = repositoryFiles().filter((path) => /\.(tsx?|mjs|json|md|css|html|sql|ya?ml)$/.test(path) || path.startsWith('.ci/'));
    expect(text.filter((path) => /(^|[^A-Za-z0-9.~_-])\/(work|root|home)\//m.test(read(path)))).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });
});

describe('sentences', () => {
  const people = repositoryFiles().filter((path) => /^(src\/.*\.(tsx?|md)|README\.md|\.env\.example)$/.test(path));

  test('a percentage is written without a space', () => {
    expect(people.filter((path) => /[\d}][ \u00a0\u202f]%(?![a-z]\b)/.test(read(path)))).toEqual([]);
  });

  test('a set is written weight × reps: only the history’s own line puts the reps first', () => {
    const repsFirst = /\breps? @|\} (?:reps )?@ \$\{|\breps (?:at|with) \$\{weight/;
    expect(people.filter((path) => !/\.test\.tsx?$/.test(path) && repsFirst.test(read(path)))).toEqual([
      'src/domain/training/prescription-text.ts',
    ]);
  });

  test('the unit of a weight is named by one function', () => {
    const own = /'lbs' : 'kg'|'kg' : 'lbs'/;
    expect(sourceFiles('src').filter((path) => own.test(read(path)))).toEqual(['src/domain/training/units.ts']);
  });
});

/** Each library has one door. */
const DOORS: Record<string, (path: string) => boolean> = {
  dexie: (path) => path.startsWith('src/offline/'),
  ky: (path) => path === 'src/client/api/http.ts',
  'jwt-decode': (path) => path === 'src/client/api/token-storage.ts',
  zustand: (path) => path.endsWith('-store.ts'),
  'workbox-window': (path) => path === 'src/client/pwa/register.ts',
  'drizzle-orm': (path) => path.startsWith('src/server/'),
  '@electric-sql/pglite': (path) => path.startsWith('src/server/db/'),
  pg: (path) => path.startsWith('src/server/db/'),
};

describe('imports', () => {
  const files = sourceFiles('src');

  test.each(Object.keys(DOORS))('%s enters the house by its one door', (library) => {
    const importers = files.filter((path) => importsOf(path).some((name) => name === library || name.startsWith(`${library}/`)));
    expect(importers.filter((path) => !DOORS[library]?.(path))).toEqual([]);
  });

  test('a feature imports no other feature', () => {
    const crossings = sourceFiles('src/client/features').flatMap((path) => {
      const feature = path.split('/')[3];
      return importsOf(path)
        .filter((name) => name.startsWith('#client/features/') || name.startsWith('../..'))
        .filter((name) => !name.startsWith(`#client/features/${feature}/`))
        .map((name) => `${path} -> ${name}`);
    });
    expect(crossings).toEqual([]);
  });

  test('schemas come from zod/mini, never from the classic build', () => {
    expect(files.filter((path) => importsOf(path).includes('zod'))).toEqual([]);
  });

  test('only the contract has a barrel', () => {
    const barrels = files.filter((path) => /\/index\.tsx?$/.test(path) && /^export \* from/m.test(read(path)));
    expect(barrels).toEqual(['src/contract/index.ts']);
  });
});

describe('time', () => {
  test('calendars are counted by date-fns, never by the milliseconds of a day', () => {
    const byHand = /\b86_?400_?000\b|\bDAY_MS\b|\b24 \* (?:HOUR|60|3_?600)/;
    expect(repositoryFiles().filter((path) => /^src\/.*\.tsx?$/.test(path) && byHand.test(read(path)))).toEqual([]);
  });
});

describe('locale', () => {
  test('one module formats what the device draws (PAGE-16); what the server draws too is American', () => {
    const byHand = /\bIntl\.(DateTime|Number|List)Format\b|toLocale\w*String\((?!'en-US')/;
    const files = sourceFiles('src/client').filter((path) => !/\.test\.tsx?$/.test(path));
    expect(files.filter((path) => byHand.test(read(path)))).toEqual(['src/client/locale/formats.ts']);
  });
});
