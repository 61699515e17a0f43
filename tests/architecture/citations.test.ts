import { describe, expect, test } from 'vitest';
import { rulesOf, type Source, unresolved } from './citations.ts';
import { decisionFiles } from './decision-files.ts';
import { read, repositoryFiles } from './source-files.ts';

const paths = repositoryFiles();
const pages = paths.filter((path) => /^docs\/[^/]+\.md$/.test(path)).map(load);
const rules = pages.flatMap(rulesOf);
const known = {
  rules: new Set(rules),
  decisions: new Set(decisionFiles().map(({ number }) => number)),
  files: new Set(paths),
};

/** Names that are not citations: what a command writes, what a test makes up, and this test's own examples. */
const NOT_CITED: Readonly<Record<string, readonly string[]>> = {
  'tests/bench/run.mjs': ['bench-results.md'],
  'tests/api/pages.test.ts': ['client/assets/notes.md'],
  'tests/architecture/scenarios.test.ts': ['SCENARIOS.md'],
};
/** Numbers packed into letters, among which anything may stand. */
const PACKED = /-weights\.ts$/;
const EXAMPLES = /^tests\/(?:fixtures\/|architecture\/citations)/;
const TEXT = /\.(?:tsx?|mjs|css|html|md|ya?ml)$|^\.env\.example$|^\.ci\//;

function load(path: string): Source {
  return { path, text: read(path) };
}

test('each rule id is defined once', () => {
  expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
  expect(rules.length).toBeGreaterThan(100);
});

test('every citation of a rule, a decision or a page resolves', () => {
  const faults = paths
    .filter((path) => TEXT.test(path) && !EXAMPLES.test(path) && !PACKED.test(path))
    .flatMap((path) =>
      unresolved(load(path), known)
        .filter((citation) => NOT_CITED[path]?.includes(citation) !== true)
        .map((citation) => `${path}: ${citation}`),
    );
  expect(faults).toEqual([]);
});

describe('what the collector finds', () => {
  const cites = (text: string, path = 'src/domain/made-up.ts') => unresolved({ path, text }, known);

  test.each([
    ['/** AUTH-4: only an answer. */'],
    ['// decision 47, and decisions 43 and 45'],
    ['/** docs/accounts.md */'],
    ['// a SHA-256 hash of UTF-8 text'],
  ])('nothing in %s', (text) => {
    expect(cites(text)).toEqual([]);
  });

  test.each([
    ['/** AUTH-99 */', 'AUTH-99'],
    ['// decision 51', 'decision 51'],
    ['// decisions 43 and 999', 'decisions 43 and 999'],
    ['/** ai-coach-rules.md */', 'ai-coach-rules.md'],
    ['/** Section 4: logged in. */', 'Section 4'],
    ['// see § 5', '§ 5'],
    ['/** As the specification says. */', 'specification'],
    ["test('S3 an operation is stored once', check);", 'S3'],
  ])('what is wrong in %s', (text, citation) => {
    expect(cites(text)).toEqual([citation]);
  });

  test('a page that names a file or links to one that is not there', () => {
    expect(cites('see `src/no-such-folder/` and [that](no-such-page.md)', 'docs/made-up.md').sort()).toEqual([
      'no-such-page.md',
      'src/no-such-folder/',
    ]);
    expect(cites('see `src/domain/` and [that](decisions/README.md)', 'docs/made-up.md')).toEqual([]);
  });
});
