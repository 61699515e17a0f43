import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeys } from '#server/db/schema.ts';
import { createIdempotency } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const START = Date.UTC(2026, 10, 21, 9, 0, 0);
/** A promise and the function that settles it. */
function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((done) => {
    give = done;
  });
  return { given, give: () => give() };
}

const KEY = '0199f1aa-0000-7000-8000-000000000001';

describe.each(DRIVERS)('one answer per idempotency key on %s', (driver) => {
  let server: TestServer;
  let now = START;
  let user_id: string;

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
  });
  beforeEach(async () => {
    now = START;
    await server.reset();
    user_id = (await server.createUser()).id;
  });
  afterAll(() => server.close());

  /** Two of them on one database are two server processes. */
  const processOf = () => createIdempotency({ database: server.database, clock: () => now });
  const request = (more: Partial<{ key: string; body: string; endpoint: string; user_id: string }> = {}) => ({
    user_id,
    key: KEY,
    endpoint: 'POST /x/',
    body: '{"a":1}',
    ...more,
  });
  const refusalOf = (run: Promise<unknown>) =>
    run.then(
      () => 'no refusal',
      (error: unknown) =>
        error instanceof Refusal ? { status: error.status, code: error.body.code, retry: error.retryAfterSeconds } : error,
    );

  test('the same key with another body, or for another call, is refused', async () => {
    const idempotency = processOf();
    await idempotency.once(request(), async () => 'first');
    const reused = { status: 409, code: 'idempotency_key_reused', retry: undefined };
    expect(await refusalOf(idempotency.once(request({ body: '{"a":2}' }), async () => 'second'))).toEqual(reused);
    expect(await refusalOf(idempotency.once(request({ endpoint: 'POST /y/' }), async () => 'second'))).toEqual(reused);
  });

  test('a repeated request gets the first answer, byte for byte, from any process', async () => {
    const odd = '{"z":1, "a":"\\u00e9 ü \u{1f3cb}"}';
    expect(await processOf().once(request(), async () => odd)).toBe(odd);
    expect(await processOf().once(request(), () => Promise.reject(new Error('ran twice')))).toBe(odd);
  });

  test('keys of two people do not meet', async () => {
    const other = await server.createUser();
    const idempotency = processOf();
    expect(await idempotency.once(request(), async () => 'mine')).toBe('mine');
    expect(await idempotency.once(request({ user_id: other.id }), async () => 'theirs')).toBe('theirs');
  });

  test('of many requests at once in one process, one runs and all get its answer', async () => {
    const idempotency = processOf();
    let runs = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => idempotency.once(request(), async () => `run ${String(++runs)}`)));
    expect(new Set(answers)).toEqual(new Set(['run 1']));
  });

  test('another body that arrives while the first one runs is refused too', async () => {
    const idempotency = processOf();
    const first = idempotency.once(request(), async () => 'first');
    expect(await refusalOf(idempotency.once(request({ body: '{"a":2}' }), async () => 'second'))).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await first).toBe('first');
  });

  test('a request that runs in another process says come back', async () => {
    const slow = signal();
    const running = signal();
    const first = processOf().once(request(), async () => {
      running.give();
      await slow.given;
      return 'first';
    });
    await running.given;
    expect(await refusalOf(processOf().once(request(), async () => 'second'))).toEqual({ status: 409, code: 'in_progress', retry: 1 });
    slow.give();
    expect(await first).toBe('first');
    expect(await processOf().once(request(), async () => 'second')).toBe('first');
  });

  test('a failed run frees its key, and those who waited run themselves', async () => {
    const idempotency = processOf();
    const failing = refusalOf(idempotency.once(request(), () => Promise.reject(new Refusal(503, { code: 'try_again' }))));
    const waiting = idempotency.once(request(), async () => 'second');
    expect(await failing).toMatchObject({ status: 503 });
    expect(await waiting).toBe('second');
  });

  test('a run that was cut off is taken over after two minutes, and its late answer is thrown away', async () => {
    const slow = signal();
    const running = signal();
    const lost = refusalOf(
      processOf().once(request(), async () => {
        running.give();
        await slow.given;
        return 'late';
      }),
    );
    await running.given;
    now += 121_000;
    expect(await processOf().once(request(), async () => 'taken over')).toBe('taken over');
    slow.give();
    expect(await lost).toMatchObject({ status: 409, code: 'in_progress' });
    expect(await processOf().once(request(), async () => 'third')).toBe('taken over');
  });

  test('the AI Coach answers a resent message with the stored bytes', async () => {
    const { email } = await server.createUser({ subscribed: true });
    const { access } = await server.signIn(email);
    const ask = (body: string, key: string) =>
      server.fetch('/api/ai-coach/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}`, 'Idempotency-Key': key },
        body,
      });
    const body = JSON.stringify({ messages: [{ role: 'user', content: 'I want to get stronger' }] });
    const first = await (await ask(body, KEY)).text();
    expect(await (await ask(body, KEY)).text()).toBe(first);
    expect((await server.database.select().from(idempotencyKeys)).map(({ answer }) => answer)).toEqual([first]);
    expect((await ask(JSON.stringify({ messages: [] }), KEY)).status).toBe(409);
    expect((await ask(body, 'a key with spaces')).status).toBe(400);
    expect((await ask(body, 'k'.repeat(129))).status).toBe(400);
  });
});
