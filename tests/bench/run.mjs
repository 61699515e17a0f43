// `npm run bench`: measures every row of the performance budget beside its floor, prints one table and writes it to bench-results.md.
// `node tests/bench/run.mjs coach-words`: bundles the named benchmark of this folder for this Node and runs it. Its numbers are printed.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ensureBuilt, ROOT } from '../../src/server/fresh.mjs';

/** In the order of their rows. */
const ROWS = ['public-pages', 'offline-boot', 'training', 'progress', 'sync-store', 'coaches', 'browse', 'lighthouse', 'memory', 'import'];
const ON_THE_BUILD = new Set([
  'public-pages',
  'offline-boot',
  'training',
  'progress',
  'coaches',
  'browse',
  'lighthouse',
  'memory',
  'import',
]);
const RESULTS = join(ROOT, 'bench-results.md');

process.chdir(ROOT);
const name = process.argv[2];
if (name === undefined) measureAll();
else await measure(name);

async function measure(name) {
  const entry = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  if (!/^[a-z-]+$/.test(name) || !existsSync(entry)) {
    console.error(`No benchmark is called «${name}».`);
    process.exit(2);
  }
  if (ON_THE_BUILD.has(name)) ensureBuilt();
  if (name === 'training' || name === 'progress') buildWithBench();
  const outDir = join(ROOT, 'node_modules/.cache/bench', name);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  // A benchmark with a database finds the migrations beside itself, like the built server.
  cpSync(join(ROOT, 'src/server/db/migrations'), join(outDir, 'migrations'), { recursive: true });
  await import(pathToFileURL(join(outDir, 'main.mjs')).href);
}

/** The product with `window.__bench` (src/client/app/bench.ts); pages behind a login start from the empty page, so it renders none. */
function buildWithBench() {
  const app = join(ROOT, 'node_modules/.cache/bench/app');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--outDir', join(app, 'client'), '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, VITE_BENCH: '1' } });
  if (status !== 0) process.exit(1);
  rmSync(join(app, 'server'), { recursive: true, force: true });
  cpSync(join(ROOT, 'dist/server'), join(app, 'server'), { recursive: true });
}

/** One process for each group of rows, one after the other, so that none measures what another left behind. */
function measureAll() {
  const folder = mkdtempSync(join(tmpdir(), 'setwise-bench-'));
  const failed = [];
  for (const group of ROWS.filter((row) => existsSync(new URL(`./${row}.ts`, import.meta.url)))) {
    const env = { ...process.env, BENCH_ROWS: folder };
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), group], { stdio: 'inherit', env });
    if (status !== 0) failed.push(group);
  }
  const rows = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  rmSync(folder, { recursive: true, force: true });
  const text = tableOf(rows.sort((a, b) => a.row - b.row));
  writeFileSync(RESULTS, `${text}\n`);
  console.log(`\n${text}\n\nWritten to bench-results.md.`);
  for (const group of failed) console.error(`«${group}» ended before it had measured everything.`);
  process.exit(failed.length === 0 ? 0 : 1);
}

function tableOf(rows) {
  const head = ['#', 'what', 'goal', 'figure', 'met', 'floor'];
  const lines = rows.map(({ row, what, goal, figure, met, floor }) => [String(row), what, goal, figure, met ? 'yes' : 'no', floor]);
  const widths = head.map((title, column) => Math.max(...[head, ...lines].map((line) => line[column].length), title.length));
  const draw = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n');
}
