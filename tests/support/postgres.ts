import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migratePostgres } from '#server/db/migrate.ts';
import { findPostgres } from './postgres-binaries.ts';

/** Database that is migrated once; every test server gets a copy of it. */
export const TEMPLATE = 'setwise_template';

const START_PATIENCE_MS = 60_000;
/** Debian's and most systems' `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

interface RunningPostgres {
  /** Address of the server without a database name. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Shared {
  users: number;
  server: Promise<RunningPostgres>;
}

/** Projects of one run load this file separately and must still share one server. */
const shared = globalThis as typeof globalThis & { setwiseTestPostgres?: Shared };

/** Vitest calls this once per project before its tests; what it returns, after them. */
export default async function setup(project: { provide: (name: 'postgresUrl', url: string) => void }): Promise<() => Promise<void>> {
  shared.setwiseTestPostgres ??= { users: 0, server: startPostgres() };
  const mine = shared.setwiseTestPostgres;
  mine.users += 1;
  const server = await mine.server;
  project.provide('postgresUrl', server.url);
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    delete shared.setwiseTestPostgres;
    await server.stop();
  };
}

/** Starts a throw-away PostgreSQL on a free port of this machine, with the migrated template in it. */
async function startPostgres(): Promise<RunningPostgres> {
  const scratch = mkdtempSync(join(tmpdir(), 'setwise-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  chmodSync(scratch, 0o755);
  const { initdb, postgres } = await findPostgres(scratch);
  const data = join(scratch, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);

  const options = ['--pgdata', data, '--username', 'setwise', '--auth', 'trust', '--encoding', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(initdb, options, { ...user, encoding: 'utf8', cwd: scratch });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    `unix_socket_directories=`,
    'listen_addresses=127.0.0.1',
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...user,
    cwd: scratch,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((done) => {
    server.once('exit', () => done());
  });
  // Nothing may outlive the tests, also when they are interrupted.
  const killOnExit = () => {
    server.kill('SIGKILL');
    rmSync(scratch, { recursive: true, force: true });
  };
  process.once('exit', killOnExit);
  const url = `postgres://setwise@127.0.0.1:${String(port)}`;
  await untilItAnswers(server.stderr, url);
  await makeTemplate(url);
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      process.removeListener('exit', killOnExit);
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migratePostgres(`${url}/${TEMPLATE}`);
}

async function untilItAnswers(stderr: NodeJS.ReadableStream, url: string): Promise<void> {
  let said = '';
  stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const giveUpAt = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: `${url}/postgres`, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (Date.now() > giveUpAt) throw new Error(`PostgreSQL did not start: ${said}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no free port'))));
    });
  });
}
