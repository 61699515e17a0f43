// `npm run test:seeds -- 40 accepted-plan sync-model`: runs the property tests whose path contains one of the words (default: all of them)
// with so many fresh seeds (default 10) and prints each seed that fails. `PROPERTY_SEED=… npx vitest run FILE` repeats one.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from '../src/server/fresh.mjs';

const RUNS_DEFAULT = 10;
const SUITES = ['unit', 'offline', 'api', 'pages'];

process.chdir(ROOT);
ensureInstalled();
const [first = '', ...rest] = process.argv.slice(2);
const isCounted = /^\d+$/.test(first);
const runs = isCounted ? Number(first) : RUNS_DEFAULT;
const words = isCounted || first === '' ? rest : [first, ...rest];
const files = propertyTests().filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
if (files.length === 0) {
  console.error(`No property test has ${words.join(' or ')} in its path.`);
  process.exit(2);
}

const failed = [];
for (let run = 1; run <= runs; run += 1) {
  const seed = randomInt(2 ** 31);
  const { status, stdout } = vitest(seed);
  if (status === 0) continue;
  failed.push(seed);
  console.log(`PROPERTY_SEED=${seed} failed\n${stdout}`);
}
console.log(`${files.length} files, ${runs} seeds, ${failed.length} failed${failed.length === 0 ? '' : `: ${failed.join(', ')}`}`);
process.exit(failed.length === 0 ? 0 : 1);

function propertyTests() {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, name))
      .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes("'#tests/support/properties.ts'")),
  );
}

function vitest(seed) {
  const suites = SUITES.map((suite) => `--project=${suite}`);
  return spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...suites, '--reporter=dot', ...files], {
    env: { ...process.env, PROPERTY_SEED: String(seed) },
    encoding: 'utf8',
  });
}
