// Prepares a fresh clone: packages and an up-to-date build. Plain JavaScript with Node's modules only, because it runs before packages are
// installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NODE_WANTED = [20, 19];
const BUILD_INPUTS = ['src', 'public', 'manifest', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];
const BUILD_STAMP = join(ROOT, 'dist', '.built-from');

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_WANTED[0] || (major === NODE_WANTED[0] && minor >= NODE_WANTED[1])) return;
  fail(`Setwise needs Node ${NODE_WANTED.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Installs the lock file's packages unless present. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (once)…');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Builds client and server unless the build is up to date. */
export function ensureBuilt() {
  const fingerprint = fingerprintOf(BUILD_INPUTS);
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === fingerprint) return;
  console.log('Building…');
  run('npm', ['run', '--silent', 'build']);
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(BUILD_STAMP, fingerprint);
}

/** Runs a command in the project folder and exits when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32', ...options });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) fail(`${command} ${args.join(' ')} ended with ${status}.`);
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** npm stores a copy of the lock file with the installed packages; equal versions mean installed. */
function isInstalled() {
  const copy = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(copy)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(copy, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version);
}

function fingerprintOf(inputs) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(path);
    if (!stats.isDirectory()) return hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) visit(join(path, name));
  };
  for (const input of inputs) visit(join(ROOT, input));
  return hash.digest('hex');
}
