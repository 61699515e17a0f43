// `npm run test:mutants -- src/domain/money`: how many of the small mistakes that can be made in a folder its tests notice. Each mistake is
// put in alone, as the file is loaded; without names all folders of folders.mjs, which takes hours.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { EQUIVALENT, FOLDERS } from './folders.mjs';
import { makeMutants } from './make-mutants.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A mistake that lets a loop run for ever is noticed too. */
const PATIENCE_MS = 600_000;

process.chdir(ROOT);
if (process.env.MUTANT === undefined) process.exit(await testFolders(process.argv.slice(2)));
else process.exit(await testOne(JSON.parse(process.env.MUTANT)));

async function testFolders(names) {
  const unknown = names.find((name) => !(name in FOLDERS));
  if (unknown !== undefined) {
    process.stderr.write(`${unknown} is none of ${Object.keys(FOLDERS).join(', ')}\n`);
    return 2;
  }
  for (const name of names.length > 0 ? names : Object.keys(FOLDERS)) await testFolder(name);
  return 0;
}

async function testFolder(folder) {
  const tests = FOLDERS[folder];
  if ((await runChild({ tests })) !== 0) throw new Error(`The tests of ${folder} fail without any mistake.`);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
  const mutants = files.flatMap((file) => makeMutants(file, readFileSync(file, 'utf8')));
  const counted = mutants.filter((mutant) => !isEquivalent(mutant));
  const waiting = [...counted];
  let noticed = 0;
  const work = async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      if ((await runChild({ ...mutant, tests })) !== 0) noticed += 1;
      else process.stdout.write(`not noticed: ${describe(mutant)}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const score = ((100 * noticed) / counted.length).toFixed(1);
  const left = mutants.length - counted.length;
  process.stdout.write(`${folder}: ${noticed} of ${counted.length} mistakes noticed, ${score}% (${left} equivalent ones not counted)\n`);
}

function runChild(mutant) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, MUTANT: JSON.stringify(mutant) },
    stdio: 'ignore',
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((done) => {
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Runs the tests with one mistake in the code; without a file with none. */
async function testOne({ file, start, end, replacement, tests }) {
  const plugin = {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) =>
      file !== undefined && id.split('?')[0] === `${ROOT}${file}`
        ? { code: code.slice(0, start) + replacement + code.slice(end), map: null }
        : undefined,
  };
  const isServer = tests.some((name) => name.startsWith('tests/'));
  const options = {
    config: false,
    watch: false,
    bail: 1,
    include: tests,
    setupFiles: ['tests/support/console-guard.ts'],
    globalSetup: isServer ? ['tests/support/postgres.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: [{}],
  };
  const vitest = await startVitest('test', [], options, { plugins: [plugin] });
  const isPassed = vitest.state.getCountOfFailedTests() === 0 && vitest.state.getUnhandledErrors().length === 0 && process.exitCode !== 1;
  await vitest.close();
  return isPassed ? 0 : 1;
}

function isEquivalent({ file, start, end, replacement }) {
  const line = lineOf(file, start);
  const original = readFileSync(file, 'utf8').slice(start, end);
  return EQUIVALENT.some((known) => known.file === file && known.code === line && known.from === original && known.to === replacement);
}

function describe({ file, start, end, replacement }) {
  const text = readFileSync(file, 'utf8');
  const number = text.slice(0, start).split('\n').length;
  return `${file}:${number} «${text.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 60)}» → «${replacement}» in ${lineOf(file, start)}`;
}

function lineOf(file, start) {
  const text = readFileSync(file, 'utf8');
  return text
    .slice(text.lastIndexOf('\n', start - 1) + 1)
    .split('\n')[0]
    .trim();
}
