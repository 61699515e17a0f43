import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, syncHello, syncPull, syncPush } from '#contract/index.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createWriter, NOON } from './support/operations.ts';

/** More than the server has connections. */
const CROWD = 14;
const POOL = 10;
const ROUNDS = 12;

// Locks and connections are PostgreSQL's: the embedded database has one of each.
describe('when the database is in trouble, on postgres', () => {
  let server: TestServer;
  let admin: pg.Client;
  let name: string;
  let sam: { call: Call; owner: string };
  let alex: { call: Call; owner: string };

  const join = async () => {
    const user = await server.createUser();
    const { access, owner } = await server.signIn(user.email);
    return { call: server.call(access), owner };
  };
  beforeAll(async () => {
    server = await startTestServer({ driver: 'postgres', clock: () => NOON });
    name = new URL(server.databaseUrl!).pathname.slice(1);
    admin = new pg.Client({ connectionString: server.databaseUrl! });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await server.close();
  });
  beforeEach(async () => {
    [sam, alex] = [await join(), await join()];
  });

  const push = ({ call, owner }: typeof sam, device: string) =>
    call(syncPush, { body: { owner, device, ops: [createWriter(device).set('Squat', 1, 5)] } });
  const breakConnections = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [name]);
  const takesPart = async () => {
    const answers = await Promise.all(Array.from({ length: CROWD }, () => alex.call(syncHello, {})));
    return answers.filter(({ ok }) => ok).length;
  };

  test('connections that break at any moment, again and again, cost a retry and nothing else', async () => {
    let refused = 0;
    let taken = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const pushing = Array.from({ length: CROWD }, (_, place) => push(place % 2 === 0 ? sam : alex, String.fromCharCode(97 + place)));
      await breakConnections();
      for (const answer of await Promise.all(pushing)) {
        if (answer.ok) taken += 1;
        else {
          refused += 1;
          expect(answer.failure).toMatchObject({ kind: 'refused', status: 503, retry_after: 1 });
        }
      }
    }
    expect(taken + refused).toBe(ROUNDS * CROWD);
    expect(refused).toBeGreaterThan(0);
    // No connection was lost for good on the way.
    await expect.poll(takesPart).toBe(CROWD);
    expect((await push(sam, 'a')).ok).toBe(true);
  });

  test('a connection that breaks between two statements of a transaction does not end the server', async () => {
    const broken = server.database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect.poll(async () => (await admin.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount).toBe(0);
      await transaction.execute('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await takesPart()).toBe(CROWD);
  });

  test('a server whose every connection is busy is still ready', async () => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    let holding = 0;
    const busy = Array.from({ length: CROWD }, () =>
      server.database.transaction(async (transaction) => {
        await transaction.execute('select 1');
        holding += 1;
        await released;
      }),
    );
    await expect.poll(() => holding).toBe(POOL);
    expect((await server.fetch('/readyz')).status).toBe(200);
    expect(holding).toBe(POOL);
    release();
    await Promise.all(busy);
  });

  test('a writer that hangs in its transaction holds up neither pulls nor other people, and who waits for it is told to come back', async () => {
    expect((await push(sam, 'a')).ok).toBe(true);
    const hello = await sam.call(syncHello, {});
    const epoch = hello.ok ? hello.value.epoch : '';
    await admin.query('begin');
    await admin.query('update sync_owners set rev = rev where owner = $1', [sam.owner]);
    const stuck = Array.from({ length: CROWD }, (_, place) => push(sam, String.fromCharCode(98 + place)));
    // By now as many as can have reached the lock.
    await expect
      .poll(
        async () => (await admin.query("select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'", [name])).rowCount,
      )
      .toBeGreaterThan(0);
    let isAnswered = false;
    const first = Promise.race(stuck).finally(() => {
      isAnswered = true;
    });
    const meanwhile = await Promise.all([
      ...Array.from({ length: CROWD }, () => sam.call(syncPull, { query: { epoch, after: '0' } })),
      ...Array.from({ length: CROWD }, (_, place) => push(alex, String.fromCharCode(98 + place))),
    ]);
    expect(meanwhile.filter(({ ok }) => !ok)).toEqual([]);
    // Nobody had to wait until the stuck ones were given up.
    expect(isAnswered).toBe(false);
    await first;
    const answers = await Promise.all(stuck);
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 503, body: { code: 'try_again' } } });
    await admin.query('rollback');
    expect(await push(sam, 'b')).toMatchObject({ ok: true, value: { results: [{ status: 'applied' }] } });
  });
});
