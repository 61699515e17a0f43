// `npm test`: every suite from a fresh clone, or the suites named as arguments. The last line is the sum: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT, requireNode, run } from '../src/server/fresh.mjs';

const VITEST_SUITES = ['unit', 'architecture', 'offline', 'offline-postgres', 'api', 'pages'];
const SUITES = [...VITEST_SUITES, 'e2e'];

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
const reports = mkdtempSync(join(tmpdir(), 'setwise-tests-'));
const sums = [];
// One suite at a time, so that each has the machine to itself and its time-outs mean something.
for (const suite of VITEST_SUITES) if (isWanted(suite)) sums.push(runVitest(suite));
if (isWanted('e2e')) sums.push(runEndToEnd());
rmSync(reports, { recursive: true, force: true });

const passed = sums.reduce((total, sum) => total + sum.passed, 0);
const failed = sums.reduce((total, sum) => total + sum.failed, 0);
for (const { suite, names } of sums) for (const name of names) console.log(`failed in ${suite}: ${name}`);
for (const sum of sums) console.log(`${sum.suite}: ${sum.passed} passed, ${sum.failed} failed`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runVitest(suite) {
  const report = join(reports, `${suite}.json`);
  const { status } = node('vitest/vitest.mjs', [
    'run',
    '--project',
    suite,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return { suite, passed: 0, failed: 1, names: ['it did not end'] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const names = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status: outcome }) => outcome === 'failed')
    .map(({ fullName }) => fullName);
  return countCrash({ suite, passed: numPassedTests, failed: numFailedTests, names }, status);
}

function runEndToEnd() {
  ensureBrowser();
  ensureBuilt();
  const report = join(reports, 'e2e.json');
  const { status } = node('playwright/cli.js', ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) return { suite: 'e2e', passed: 0, failed: 1, names: ['it did not end'] };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const names = suites.flatMap(specsOf).flatMap(({ ok, title }) => (ok ? [] : [title]));
  return countCrash({ suite: 'e2e', passed: stats.expected + stats.flaky, failed: stats.unexpected, names }, status);
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A suite that ends badly without a failed test (an error outside any test) still counts as one failure. */
function countCrash(sum, status) {
  return status !== 0 && sum.failed === 0 ? { ...sum, failed: 1, names: ['an error outside of every test'] } : sum;
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
