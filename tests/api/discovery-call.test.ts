import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitDiscoveryCall } from '#contract/index.ts';
import { discoveryCalls, mails } from '#server/db/schema.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(DRIVERS)('asking for a discovery call, on %s', (driver) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ driver });
  });
  afterAll(() => server.close());
  beforeEach(() => server.reset());

  const ask = (coachId: number | string, body: { name?: string; email?: string }, idempotency_key?: string) =>
    server.call()(submitDiscoveryCall, { params: { coachId }, body }, idempotency_key === undefined ? {} : { idempotency_key });
  const stored = () => server.database.select().from(discoveryCalls);
  const waiting = async () => (await server.database.select().from(mails)).map(({ kind, recipient }) => [kind, recipient]);
  const refused = (status: number, error: string) => ({ ok: false, failure: { kind: 'refused', status, body: { error } } });

  test('without a name, an address, or with one no mail can reach, nothing is kept and nothing sent', async () => {
    const { id } = await addCoach(server.database);
    for (const body of [{}, { name: ' ', email: 'sam@example.com' }, { name: 'Sam' }, { name: 'Sam', email: '' }]) {
      expect(await ask(id, body)).toMatchObject(refused(400, 'Please fill in all fields'));
    }
    for (const email of ['sam', 'sam@', 'a@b.c, d@e.f', 'sam@example.com\nBcc: x@y.z']) {
      expect(await ask(id, { name: 'Sam', email })).toMatchObject(refused(400, 'Enter an email address like name@example.com'));
    }
    expect(await ask(id, { name: 'Sam', email: 'sam@example.com' }, 'no good key')).toMatchObject({ ok: false, failure: { status: 400 } });
    expect([await stored(), await waiting()]).toEqual([[], []]);
  });

  test('of a coach who is not there or not listed it is refused', async () => {
    const { id } = await addCoach(server.database, { stripe_charges_enabled: false });
    for (const coach of [id, 999_999, 'abc']) {
      expect(await ask(coach, { name: 'Sam', email: 'sam@example.com' })).toMatchObject(refused(404, 'Coach not found.'));
    }
    expect([await stored(), await waiting()]).toEqual([[], []]);
  });

  test('it is kept as typed but trimmed, a mail is on its way, and the coach’s calendar is the answer', async () => {
    const { id } = await addCoach(server.database, {
      calendly_username: 'dana/intro call',
      programs: [
        { price: '129.00', description: 'Weekly plan.' },
        { type: 'premium', price: '249.00', listed: false },
      ],
    });
    expect(await ask(id, { name: '  Sam  Rivera ', email: ' Sam@Example.com ' })).toEqual({
      ok: true,
      value: { booking_url: 'https://calendly.com/dana/intro%20call' },
    });
    expect(await stored()).toMatchObject([{ coach_id: id, name: 'Sam Rivera', email: 'sam@example.com', request_key: null }]);
    const mail = (await server.mails()).find(({ to }) => to === 'sam@example.com');
    for (const words of [
      'Sam Rivera',
      'Dana Okafor',
      'Standard Program',
      'Weekly plan.',
      '129.00',
      'https://calendly.com/dana/intro%20call',
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain('249.00');
  });

  test('a draft that is sent again under its key, also many times at once, is one request and one mail', async () => {
    const { id } = await addCoach(server.database);
    const send = () => ask(id, { name: 'Sam', email: 'sam@example.com' }, 'draft-1');
    const answers = await Promise.all([send(), send(), send(), send()]);
    answers.push(await send());
    for (const answer of answers) expect(answer).toEqual({ ok: true, value: { booking_url: expect.stringContaining('calendly.com') } });
    expect(await stored()).toHaveLength(1);
    const kinds = (await waiting()).map(([kind]) => kind);
    expect(kinds).toHaveLength(2);
    expect(new Set(kinds)).toEqual(new Set(['discovery_call', 'new_lead']));
  });

  test('a key that was used for another request is refused', async () => {
    const { id } = await addCoach(server.database);
    const other = await addCoach(server.database);
    await ask(id, { name: 'Sam', email: 'sam@example.com' }, 'draft-1');
    const again = refused(409, 'This idempotency key was used for another request.');
    expect(await ask(id, { name: 'Eve', email: 'sam@example.com' }, 'draft-1')).toMatchObject(again);
    expect(await ask(id, { name: 'Sam', email: 'eve@example.com' }, 'draft-1')).toMatchObject(again);
    expect(await ask(other.id, { name: 'Sam', email: 'sam@example.com' }, 'draft-1')).toMatchObject(again);
    expect(await stored()).toHaveLength(1);
  });

  test('without a key asking twice is asking twice', async () => {
    const { id } = await addCoach(server.database);
    await ask(id, { name: 'Sam', email: 'sam@example.com' });
    await ask(id, { name: 'Sam', email: 'sam@example.com' });
    expect(await stored()).toHaveLength(2);
  });
});

test('an address gets a few of these mails an hour and a network sends only so many', async () => {
  const server = await startTestServer({ settings: { rateLimitFactor: 1 } });
  const { id } = await addCoach(server.database);
  const ask = async (email: string) => {
    const answer = await server.call()(submitDiscoveryCall, { params: { coachId: id }, body: { name: 'Sam', email } });
    return answer.ok ? 200 : answer.failure.kind === 'refused' && answer.failure.status;
  };
  const statuses: unknown[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push(await ask('sam@example.com'));
  // What others typed keeps nobody from a call: only the mails end.
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await server.mails()).filter(({ to }) => to === 'sam@example.com')).toHaveLength(5);
  for (let turn = 0; turn < 14; turn += 1) expect(await ask(`sam${String(turn)}@example.com`)).toBe(200);
  expect(await ask('eve@example.com')).toBe(429);
  expect(await server.database.select().from(discoveryCalls)).toHaveLength(20);
  await server.close();
});
