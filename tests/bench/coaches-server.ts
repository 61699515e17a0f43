import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
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
import { createSeal } from '#server/mail/seal.ts';

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

const SPECIALTIES = 12;
const REVIEWERS = 300;
/** Longer than a measurement: on a busy machine a look every half second would be a look every few answers. */
const REST_MS = 3_600_000;
const SECRET = 'a secret for the benchmark, long enough for anyone';

/** Opens the embedded database with this many listed coaches and serves it on two ports; with the built pages where their folder is given. */
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
    clock,
    log,
    ...(built === undefined ? {} : { pages: await openPages(built, log) }),
    mail: createMailQueue({ clock, seal: createSeal(SECRET, 'mails') }),
    captcha: createAltchaCaptcha({ database, clock, secret: SECRET, effort: { cost: 10, steps: { min: 1, max: 4 } } }),
    images: createFolderImages('/nonexistent'),
    payments: createSandboxPayments({ database, clock }),
    tokens: { secret: SECRET },
    settings: {
      publicOrigin: 'http://127.0.0.1',
      trustedProxies: 0,
      rateLimitFactor: 1e7,
      marketRest: REST_MS,
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
      const answer = await product.request(path, { headers: { 'Accept-Encoding': 'br' } });
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

async function seedCoaches(database: Database, count: number): Promise<void> {
  const statements = [
    sql`insert into specialties (title) select 'Specialty ' || g from generate_series(1, ${SPECIALTIES}::int) g`,
    sql`insert into users (id, email, first_name, last_name, role, password_hash, created_at)
      select gen_random_uuid(), 'coach' || g || '@example.com', (array['Dana','Tomás','Mei','Callum','Amara','Lars','Bianca','Noah'])[1 + g % 8],
        'Family' || (g * 7919) % 10007, 'coach', '', now() from generate_series(1, ${count}::int) g`,
    sql`insert into users (id, email, first_name, last_name, role, password_hash, created_at)
      select gen_random_uuid(), 'member' || g || '@example.com', 'Member', 'Number' || g, 'member', '', now() from generate_series(1, ${REVIEWERS}::int) g`,
    sql`insert into coaches (user_id, username, short_bio, brand_promise, brand_pain, brand_plan, brand_proof, country, dob, gender,
        calendly_username, stripe_charges_enabled, registered_at, created_at)
      select id, split_part(email, '@', 1), 'Strength coach for people with jobs, kids and three free hours a week, number ' || email,
        repeat('What I deliver. ', 8), repeat('What I solve. ', 8), repeat('How I work. ', 12), repeat('What I have done. ', 6), 'US', '1988-04-17',
        'female', split_part(email, '@', 1), true, now(), now() from users where role = 'coach' order by email`,
    sql`insert into coach_specialties select c.id, 1 + (c.id * 31 + k * 5) % ${SPECIALTIES}::int from coaches c, generate_series(0, 2) k on conflict do nothing`,
    sql`insert into programs (coach_id, type, description, price, created_at)
      select id, (array['basic','premium'])[k], repeat('A weekly plan. ', 5), 40 + (id * 13) % 260 + k * 20, now() from coaches, generate_series(1, 2) k`,
    sql`insert into program_specialties select p.id, s.specialty_id from programs p join coach_specialties s on s.coach_id = p.coach_id`,
    sql`insert into portfolio_items (coach_id, image_url, image_url_optimized, description, created_at)
      select id, '/images/' || md5(id::text || k) || '.webp', '/images/' || md5(id::text || k || 's') || '.webp', 'A day in the gym', now()
      from coaches, generate_series(1, 3) k`,
    sql`insert into reviews (coach_id, user_id, rating, comment, created_at)
      select c.id, m.id, 3 + (c.id + m.place)::int % 3, 'Clear plans and quick answers.', now()
      from coaches c join lateral (select id, row_number() over (order by email) as place from users where role = 'member' limit 4 + c.id % 3) m on true`,
  ];
  // What is written here is right as it is: no foreign key needs checking, and nobody is looking yet.
  await database.execute(sql`set session_replication_role = replica`);
  for (const statement of statements) await database.execute(statement);
  await database.execute(sql`set session_replication_role = origin`);
  await database.execute(sql`analyze`);
}
