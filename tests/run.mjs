// `npm test`: every suite from a fresh clone, or the suites named as arguments. The last line is the sum: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT, requireNode, run } from '../src/server/fresh.mjs';

const VITEST_SUITES = ['unit', 'architecture', 'offline', 'offline-postgres', 'api', 'pages'];
const SUITES = [...VITEST_SUITES, 'e2e'];
const SLOWEST_SHOWN = 10;

requireNode();
process.chdir(ROOT);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. There are: ${SUITES.join(', ')}.`);
  process.exit(2);
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

ensureInstalled();
if (isWanted('e2e')) ensureBuilt();
const reports = mkdtempSync(join(tmpdir(), 'setwise-tests-'));
const sums = [];
// Vitest runs its suites as one, so that no core waits for the last file of a suite; the browsers come after it and have the machine
// to themselves, so that their time-outs mean something.
const vitestSuites = VITEST_SUITES.filter(isWanted);
if (vitestSuites.length > 0) sums.push(...runVitest(vitestSuites));
if (isWanted('e2e')) sums.push(...runEndToEnd());
rmSync(reports, { recursive: true, force: true });

const passed = sums.reduce((total, sum) => total + sum.passed, 0);
const failed = sums.reduce((total, sum) => total + sum.failed, 0);
const slowest = sums.flatMap(({ suite, tests }) => tests.map((test) => ({ suite, ...test }))).toSorted((a, b) => b.ms - a.ms);
for (const { suite, name, ms } of slowest.slice(0, SLOWEST_SHOWN)) console.log(`slow: ${(ms / 1_000).toFixed(1)} s in ${suite}: ${name}`);
for (const { suite, names } of sums) for (const name of names) console.log(`failed in ${suite}: ${name}`);
for (const sum of sums) console.log(`${sum.suite}: ${sum.passed} passed, ${sum.failed} failed`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runVitest(suites) {
  const report = join(reports, 'vitest.json');
  const projects = suites.map((suite) => `--project=${suite}`);
  const reporters = ['--reporter=default', '--reporter=./tests/support/sum-reporter.ts'];
  const { status } = node('vitest/vitest.mjs', ['run', ...projects, ...reporters], { SUMS_FILE: report });
  if (!existsSync(report)) return [didNotEnd(suites.join(', '))];
  const found = JSON.parse(readFileSync(report, 'utf8'));
  return countCrash(
    suites.map((suite) => found.find((sum) => sum.suite === suite) ?? didNotEnd(suite)),
    status,
  );
}

function runEndToEnd() {
  ensureBrowser();
  const report = join(reports, 'e2e.json');
  const { status } = node('playwright/cli.js', ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) return [didNotEnd('e2e')];
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const specs = suites.flatMap(specsOf);
  const names = specs.flatMap(({ ok, title }) => (ok ? [] : [title]));
  const tests = specs.map(({ title, tests: runs }) => ({ name: title, ms: timeOf(runs.flatMap(({ results }) => results)) }));
  return countCrash([{ suite: 'e2e', passed: stats.expected + stats.flaky, failed: stats.unexpected, names, tests }], status);
}

function timeOf(results) {
  return results.reduce((total, { duration }) => total + duration, 0);
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function didNotEnd(suite) {
  return { suite, passed: 0, failed: 1, names: ['it did not end'], tests: [] };
}

/** A run that ends badly without a failed test (an error outside any test) still counts as one failure. */
function countCrash(sums, status) {
  if (status === 0 || sums.some(({ failed }) => failed > 0)) return sums;
  return [...sums, { suite: 'the run', passed: 0, failed: 1, names: ['an error outside of every test'], tests: [] }];
}

function node(script, args, environment = {}) {
  return spawnSync(process.execPath, [join('node_modules', script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}

/** Chromium: one that is there, else Debian's package when that can be installed, else Playwright's own. */
function ensureBrowser() {
  const present = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path));
  if (present) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    return;
  }
  run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
}
