import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listObjects } from '#server/adapters/sandbox-store.ts';
import { payCheckout } from '#server/adapters/sandbox-till.ts';
import { createApp, registeredEndpoints } from '#server/app.ts';
import { type Booted, boot } from '#server/boot.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { newImageName } from '#server/ports/images.ts';
import { ACTORS, type Actor } from '#tests/support/authorization-cast.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { PAGE_TABLE } from './authorization-table.ts';

const SECRET = 'a secret for tests, long enough for anyone';
const ORIGIN = 'https://setwise.example';
const NOBODY_LOST = (error: Error) => {
  throw error;
};

/** These addresses look at no token, so every kind of one must make no difference. */
const TOKENS: Readonly<Record<Actor, string | undefined>> = Object.fromEntries(
  ACTORS.map((actor) => [actor, actor === 'none' ? undefined : `${actor}.of.nobody`]),
) as Record<Actor, string | undefined>;

describe.each(['development', 'production'] as const)('what is no endpoint, in %s', (mode) => {
  let folder: string;
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let booted: Booted;
  let app: ReturnType<typeof createApp>;
  let at: Parameters<(typeof PAGE_TABLE)[number]['address']>[0];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'setwise-pages-'));
    database = await openTestDatabase('postgres');
    const settings = readSettings({
      DATABASE_URL: database.url ?? undefined,
      NODE_ENV: mode,
      DATA_DIR: folder,
      PAYMENTS: 'sandbox',
      TOKEN_SECRET: SECRET,
      PUBLIC_ORIGIN: ORIGIN,
      SEED_DEMO: 'false',
    });
    booted = await boot(settings, createLog('silent'), NOBODY_LOST);
    const { payments, images, outbox } = booted.dependencies;
    app = createApp(booted.dependencies);
    const name = newImageName();
    await images.put(name, new Uint8Array([1]), 'image/webp');
    const order = { user_id: null, email: null, origin: ORIGIN, cancel_path: '/', success_path: '/', trial: false };
    const { url } = await payments.startCheckout({ ...order, key: randomUUID() });
    const bought = await payments.startCheckout({ ...order, key: randomUUID() });
    await payCheckout(booted.opened.database, { id: bought.id, email: 'sam@example.com', card: 'pays', now: Date.now() });
    const [sold] = await listObjects(booted.opened.database, 'subscription');
    const page = await payments.paymentMethodLink({ subscription_id: sold?.id ?? '', origin: ORIGIN, return_path: '/' });
    const { account_id } = await payments.createAccount({ id: 1, email: 'coach@example.com' }, randomUUID());
    await outbox?.mailer.send({ to: 'sam@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', id: randomUUID() });
    const [mail] = (await outbox?.newest(1)) ?? [];
    at = {
      picture: `/images/${name}`,
      checkout: new URL(url).pathname,
      card: new URL(page.url).pathname,
      account: `/sandbox/account/${account_id}`,
      mail: mail?.id ?? randomUUID(),
    };
  }, 120_000);
  afterAll(async () => {
    await booted.mailWorker.stop();
    await booted.opened.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('every address the server declares is in a table', () => {
    const endpoints = new Set(registeredEndpoints(app).map(({ method, path }) => `${method} ${path}`));
    const declared = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
    const served = PAGE_TABLE.filter((row) => row[mode] !== 404).map(({ route }) => route);
    expect([...new Set(declared)].filter((route) => !endpoints.has(route)).toSorted()).toEqual(served.toSorted());
  });

  test.each(PAGE_TABLE.map((row) => [row.route, row] as const))('%s is the same for everybody', async (route, row) => {
    const answers = await Promise.all(
      ACTORS.map(async (actor) => {
        const token = TOKENS[actor];
        const answer = await app.request(`${ORIGIN}${row.address(at)}`, {
          method: route.split(' ')[0] ?? '',
          headers: {
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...(row.elsewhere === true ? { Origin: 'https://evil.example' } : {}),
          },
        });
        return [actor, answer.status];
      }),
    );
    expect(answers).toEqual(ACTORS.map((actor) => [actor, row[mode]]));
  });
});
