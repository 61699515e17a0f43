import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/smtp-mailer.ts';
import type { Database } from '#server/db/database.ts';
import { mails } from '#server/db/schema.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { deliverDue, startMailWorker } from '#server/mail/mail-worker.ts';
import { createTextCipher } from '#server/mail/text-cipher.ts';
import { type Mail, type Mailer, MailRefused } from '#server/ports/mailer.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { DRIVERS, emptyTables, openTestDatabase } from '#tests/support/test-database.ts';

const ORIGIN = 'https://setwise.example';
const TO = 'sam@example.com';
const MINUTE = 60_000;

describe.each(DRIVERS)('mails on %s', (driver) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let database: Database;
  let now = Date.UTC(2026, 10, 21, 9);
  const lines: object[] = [];
  const clock = () => now;
  const note = (details: object, message: string) => {
    lines.push({ message, ...details });
  };
  const log = { debug: note, info: note, warn: note, error: note };
  const cipher = createTextCipher('a secret for tests, long enough for anyone', 'mails');
  const queue = createMailQueue({ clock, cipher });

  beforeAll(async () => {
    opened = await openTestDatabase(driver);
    database = opened.database;
  });
  beforeEach(async () => {
    await emptyTables(database);
    lines.length = 0;
  });
  afterAll(() => opened.close());

  function fakeMailer(answer: () => Promise<void> = async () => undefined) {
    const sent: Mail[] = [];
    const mailer: Mailer = {
      send: async (mail) => {
        await answer();
        sent.push(mail);
      },
      close: async () => undefined,
    };
    return { sent, mailer };
  }
  const deliver = (mailer: Mailer, more: Partial<Parameters<typeof deliverDue>[0]> = {}) =>
    deliverDue({ database, clock, log, mailer, cipher, publicOrigin: ORIGIN, ...more });
  const order = { kind: 'verification', to: TO, data: { code: '123456' } } as const;

  test('a mail goes out if and only if what caused it was stored', async () => {
    const { sent, mailer } = fakeMailer();
    await expect(
      database.transaction(async (transaction) => {
        await queue.queue(transaction, order);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await deliver(mailer);
    expect(sent).toEqual([]);
    await database.transaction((transaction) => queue.queue(transaction, order));
    await deliver(mailer);
    expect(sent).toMatchObject([{ to: TO, subject: '123456 is your Setwise code' }]);
    expect(await database.select().from(mails)).toEqual([]);
  });

  test('one that is not accepted is tried again, later each time, under the same id, and given up after about a day', async () => {
    const { mailer } = fakeMailer(() => Promise.reject(Object.assign(new Error(`no ${TO}`), { code: 'ECONNECTION' })));
    await queue.queue(database, order);
    const tries: number[] = [];
    const began = now;
    for (;;) {
      expect(await deliver(mailer)).toBe(1);
      tries.push(Math.round((now - began) / MINUTE));
      const [waiting] = await database.select().from(mails).where(eq(mails.state, 'waiting'));
      if (waiting === undefined) break;
      now = waiting.due_at.getTime() - 1;
      expect(await deliver(mailer)).toBe(0);
      now += 1;
    }
    const [dead, ...rest] = await database.select().from(mails);
    expect(rest).toEqual([]);
    expect(dead).toMatchObject({ state: 'dead', recipient: '', data: '', attempts: 16, last_error: 'too_many_attempts' });
    expect(tries).toHaveLength(16);
    expect(tries.at(-1)).toBeGreaterThan(20 * 60);
    expect(lines.at(-1)).toMatchObject({ message: 'a mail was given up', kind: 'verification' });
    expect(JSON.stringify(lines)).not.toMatch(/sam@example|123456/);
    console.info(`[figures] ${driver}: tried after ${tries.join(', ')} minutes`);
  });

  test('one refused for good, one that came too late, and one of another secret are not tried again', async () => {
    const refusing = fakeMailer(() => Promise.reject(new MailRefused('550')));
    const good = fakeMailer();
    await queue.queue(database, order);
    await deliver(refusing.mailer);
    await queue.queue(database, { ...order, useless_after: new Date(now) });
    await deliver(good.mailer);
    await queue.queue(database, order);
    await deliver(good.mailer, { cipher: createTextCipher('another secret, long enough for anyone', 'mails') });
    const ends = (await database.select().from(mails)).map(({ state, last_error }) => `${state} ${last_error}`);
    expect(ends.toSorted((a, b) => a.localeCompare(b))).toEqual(['dead 550', 'dead decryption_failed', 'dead too_late']);
    expect(good.sent).toEqual([]);
  });

  test('one that is due later waits', async () => {
    const { sent, mailer } = fakeMailer();
    await queue.queue(database, { ...order, due_at: new Date(now + MINUTE) });
    await deliver(mailer);
    expect(sent).toEqual([]);
    now += MINUTE;
    await deliver(mailer);
    expect(sent).toHaveLength(1);
  });

  test('several processes send each mail once; a process that died leaves its mails to the others', async () => {
    for (let i = 0; i < 30; i += 1) await queue.queue(database, { ...order, to: `sam.${String(i)}@example.com` });
    const { sent, mailer } = fakeMailer();
    await Promise.all([1, 2, 3, 4].map(() => deliver(mailer)));
    while ((await deliver(mailer)) > 0);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
    expect(sent).toHaveLength(30);
    await queue.queue(database, order);
    const hanging = fakeMailer(() => new Promise(() => undefined));
    void deliver(hanging.mailer);
    await expect.poll(async () => (await database.select().from(mails))[0]?.attempts).toBe(1);
    expect(await deliver(mailer)).toBe(0);
    now += 2 * MINUTE;
    expect(await deliver(mailer)).toBe(1);
  });

  test('stopping waits for what was begun and takes nothing new', async () => {
    let finish = () => {};
    const { sent, mailer } = fakeMailer(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await queue.queue(database, order);
    const worker = startMailWorker({ database, clock, log, mailer, cipher, publicOrigin: ORIGIN, queue });
    await expect.poll(async () => (await database.select().from(mails))[0]?.attempts).toBe(1);
    await queue.queue(database, { ...order, to: 'later@example.com' });
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(sent.map(({ to }) => to)).toEqual([TO]);
    expect(await database.select().from(mails)).toHaveLength(1);
  });

  describe('over SMTP', () => {
    let server: MailServer;
    beforeAll(async () => {
      server = await startMailServer();
    });
    afterEach(() => {
      server.received.length = 0;
      server.refuse = null;
    });
    afterAll(() => server.close());

    test('a whole exchange: sender, recipient, both bodies, the name of the mail', async () => {
      const mailer = createSmtpMailer({ url: server.url, from: 'Setwise <hello@setwise.example>' });
      await queue.queue(database, { kind: 'password_reset', to: TO, data: { first_name: 'Sämi', link: `${ORIGIN}/reset-password#t` } });
      const [row] = await database.select().from(mails);
      await deliver(mailer);
      await mailer.close();
      expect(server.received).toHaveLength(1);
      const [mail] = server.received;
      expect(mail).toMatchObject({ from: 'hello@setwise.example', to: [TO] });
      expect(mail?.raw).toMatch(/^From: Setwise <hello@setwise\.example>\r$/m);
      expect(mail?.raw).toContain(`Message-ID: <${row?.id ?? ''}@setwise.example>`);
      expect(mail?.raw).toMatch(/Content-Type: multipart\/alternative/);
      expect(mail?.text).toContain('Hi Sämi,');
      expect(mail?.text).toContain(`${ORIGIN}/reset-password#t`);
      expect(await database.select().from(mails)).toEqual([]);
    });

    test.each([
      ['450', 'waiting'],
      ['550', 'dead'],
    ] as const)('a recipient answered with %s is %s then', async (code, state) => {
      server.refuse = Number(code);
      const mailer = createSmtpMailer({ url: server.url, from: 'hello@setwise.example' });
      await queue.queue(database, { ...order, to: `${randomUUID()}@example.com` });
      await deliver(mailer);
      await mailer.close();
      expect((await database.select().from(mails))[0]).toMatchObject({ state, last_error: code });
    });

    test('a server that is not there costs a try, not the mail', async () => {
      const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'hello@setwise.example' });
      await queue.queue(database, order);
      await deliver(mailer);
      await mailer.close();
      expect((await database.select().from(mails))[0]).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'ESOCKET' });
    });
  });
});
