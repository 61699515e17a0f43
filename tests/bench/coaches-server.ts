import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createAltchaCaptcha } from '#server/adapters/altcha-captcha.ts';
import { createFolderImages } from '#server/adapters/folder-images.ts';
import { createSandboxPayments } from '#server/adapters/sandbox-payments.ts';
import { createApp } from '#server/app.ts';
import { type Database, openPglite } from '#server/db/database.ts';
import { coaches } from '#server/db/schema.ts';
import { createClientFiles } from '#server/http/client-files.ts';
import type { Pages } from '#server/http/page-request.ts';
import { createPublicPages } from '#server/http/public-pages.ts';
import { loadRenderer } from '#server/load-renderer.ts';
import type { Log } from '#server/log.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { createTextCipher } from '#server/mail/text-cipher.ts';
import { seedCoaches } from './seed-coaches.ts';

export interface BenchServers {
  /** The product, and beside it a bare Hono that answers with the same bytes or with one select. */
  readonly product: number;
  readonly floor: number;
  /** Milliseconds of processor time. */
  readonly setUp: number;
  readonly firstView: number;
  readonly edit: number;
  readonly heapMb: number;
}

/** Longer than a measurement: on a busy machine a look every half second would be a look every few answers. */
const MAX_STALE_MS = 3_600_000;
const SECRET = 'a secret for the benchmark, long enough for anyone';

/**
 * Opens the embedded database with this many listed coaches and serves it on two ports; with the built pages where their folder is given.
 */
export async function startBenchServers(count: number, built?: string): Promise<BenchServers> {
  const started = processorTime();
  const opened = await openPglite(await PGlite.create());
  await opened.migrate();
  const { database } = opened;
  await seedCoaches(database, count);
  const setUp = processorTime() - started;
  const clock = Date.now;
  const silent = () => undefined;
  const log = { debug: silent, info: silent, warn: silent, error: console.error };
  const app = createApp({
    database,
    ping: opened.ping,
    clock,
    log,
    ...(built === undefined ? {} : { pages: await openPages(built, log) }),
    mail: createMailQueue({ clock, cipher: createTextCipher(SECRET, 'mails') }),
    captcha: createAltchaCaptcha({ database, clock, secret: SECRET, effort: { cost: 10, steps: { min: 1, max: 4 } } }),
    images: createFolderImages('/nonexistent'),
    payments: createSandboxPayments({ database, clock }),
    tokens: { secret: SECRET },
    settings: {
      publicOrigin: 'http://127.0.0.1',
      takesAnyHost: false,
      trustedProxies: 0,
      rateLimitFactor: 1e7,
      marketMaxStaleMs: MAX_STALE_MS,
      checkAnswers: false,
    },
  });
  const timed = async (work: () => Promise<unknown>) => {
    const from = processorTime();
    await work();
    return processorTime() - from;
  };
  const firstView = await timed(async () => app.request('/api/coaches/1/'));
  const edit = await timed(async () => {
    await database.update(coaches).set({ short_bio: 'Edited a moment ago.' }).where(eq(coaches.id, 1));
    // Refused, but it might have written: the next answer looks.
    await app.request('/api/favourites/', { method: 'PUT' });
    return app.request('/api/coaches/1/');
  });
  const [product, floor] = await Promise.all([listen(app.fetch), listen((await floorApp(app, database)).fetch)]);
  return { product, floor, setUp, firstView, edit, heapMb: process.memoryUsage().heapUsed / 1_048_576 };
}

async function openPages(built: string, log: Log): Promise<Pages> {
  const client = join(process.cwd(), built, 'client');
  const renderer = await loadRenderer({ client, pages: join(process.cwd(), built, 'pages') });
  return createPublicPages({ renderer, files: await createClientFiles(client), origin: 'http://127.0.0.1', log });
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Bare Hono: the bytes the product would send, from memory; and a select of one row by its key. */
async function floorApp(product: Hono, database: Database): Promise<Hono> {
  const floor = new Hono();
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  floor.get('/same', async (c) => {
    const path = c.req.query('path') ?? '';
    let body = bytes.get(path);
    if (body === undefined) {
      const answer = await product.request(path, { headers: { Accept: '*/*', 'Accept-Encoding': 'br' } });
      body = new Uint8Array(await answer.arrayBuffer());
      bytes.set(path, body);
    }
    c.header('Content-Type', 'application/json; charset=utf-8');
    return c.body(body);
  });
  floor.get('/nothing', (c) => c.body(null, 304));
  floor.get('/select/:id', async (c) =>
    c.json(
      await database
        .select()
        .from(coaches)
        .where(eq(coaches.id, Number(c.req.param('id')))),
    ),
  );
  return floor;
}

function listen(fetch: Hono['fetch']): Promise<number> {
  return new Promise((resolve) => {
    serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve(port));
  });
}
