import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START_LIMIT_MS = 300_000;

/** The built product, running as a person would run it, on its own copy of a freshly seeded data folder. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  start(environment?: Record<string, string>): Promise<void>;
  /** Ends it politely (SIGTERM) or at once (SIGKILL). */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Seeds a data folder once; each test copies it, which is much quicker than seeding again. */
export async function seedTemplate(): Promise<string> {
  const template = await mkdtemp(join(tmpdir(), 'setwise-template-'));
  const port = await freePort();
  const child = launch(template, port);
  await untilReady(`http://localhost:${port}`, child);
  await end(child, 'SIGTERM');
  return template;
}

export async function createProduct(template: string): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'setwise-data-'));
  await cp(template, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child) await end(child, signal);
    child = undefined;
  };
  return {
    url,
    dataDir,
    async start(environment = {}) {
      child = launch(dataDir, port, environment);
      await untilReady(url, child);
    },
    stop,
    async remove() {
      await stop('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

function launch(dataDir: string, port: number, environment: Record<string, string> = {}): ChildProcess {
  // The embedded database's code is compiled once: the better code would not pay for itself in the minute a test takes.
  return spawn(process.execPath, ['--liftoff-only', 'dist/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(port), ...environment },
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const output: string[] = [];
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output.join('')}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`The server was not ready in time:\n${output.join('')}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill(signal);
  await ended;
}
