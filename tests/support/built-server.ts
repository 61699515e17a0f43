import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = 'node_modules/.cache/setwise';
const READY = /^Setwise is ready at (http:\S+)$/m;

/**
 * Builds the server as the product does and answers the path of its main file. Aside from `dist`, which may be in use; files of tests
 * that run at the same time each need a name of their own.
 */
export function buildServer(name = 'server-under-test'): string {
  const folder = `${FOLDER}/${name}`;
  const vite = `${ROOT}node_modules/vite/bin/vite.js`;
  const env = environment({});
  const built = spawnSync(process.execPath, [vite, 'build', '--mode', 'server', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`The server could not be built:\n${built.stdout}${built.stderr}`);
  return `${ROOT}${folder}/main.js`;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything it wrote so far. */
  output(): string;
  /** Resolves with its address once it answers; rejects when it ends before. */
  ready(): Promise<string>;
  /** Resolves with its exit code and the milliseconds it lived. */
  ended(): Promise<{ code: number | null; ms: number }>;
}

/** Starts the built server as a process of its own, on a free port, in `cwd`. */
export function startBuiltServer(main: string, cwd: string, variables: Record<string, string> = {}): ServerProcess {
  const started = performance.now();
  // As the suites do (vite.config.ts), without a second compilation of the embedded database.
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    cwd,
    env: environment({ PORT: '0', ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const end = new Promise<{ code: number | null; ms: number }>((done) => {
    child.once('close', (code) => done({ code, ms: performance.now() - started }));
  });
  const address = new Promise<string>((done) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = READY.exec(output)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const endedFirst = async (): Promise<never> => {
    const { code } = await end;
    throw new Error(`The server ended with ${String(code)} before it was ready:\n${output}`);
  };
  return { child, output: () => output, ready: () => Promise.race([address, endedFirst()]), ended: () => end };
}

/** Only what a process needs: a variable of the test run must not configure the server. */
function environment(variables: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }), ...variables };
}
