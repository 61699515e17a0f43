import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const TOKEN = '/api/token/';

describe.each(DRIVERS)('requests that make no sense on %s', (driver) => {
  let server: TestServer;
  let access: string;

  beforeAll(async () => {
    server = await startTestServer({ driver });
    const { email } = await server.createUser({ subscribed: true });
    ({ access } = await server.signIn(email));
  });
  afterAll(() => server.close());

  const post = (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
    server.fetch(path, { method: 'POST', headers, body });

  /** Status and body of a refusal; every refusal carries a sentence and a code. */
  async function read(answer: Response): Promise<{ status: number; code: unknown; detail: unknown; errors?: unknown }> {
    const body = (await answer.json()) as { code: unknown; detail: unknown; errors?: unknown };
    return { ...body, status: answer.status };
  }
  const refused = (status: number, code: string) => ({ status, code, detail: expect.stringMatching(/\w+.*\.$/) });

  test.each<[string, BodyInit, string]>([
    ['no JSON', '{"email":', 'malformed_json'],
    ['nothing', '', 'malformed_json'],
    ['bytes that are no text', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 'malformed_json'],
    ['a list', '[]', 'invalid_request'],
    ['null', 'null', 'invalid_request'],
    ['a number', '42', 'invalid_request'],
    ['a missing field', '{"email":"a@b.c"}', 'invalid_request'],
    ['a field of another type', '{"email":{"$ne":null},"password":["x"]}', 'invalid_request'],
    ['fields of the prototype', '{"__proto__":{"email":"a@b.c","password":"x"}}', 'invalid_request'],
  ])('a body that is %s is refused with 400', async (_, body, code) => {
    expect(await read(await post(TOKEN, body))).toMatchObject(refused(400, code));
  });

  test('a refused body says which fields are wrong, without repeating what was typed', async () => {
    const body = await read(await post(TOKEN, '{"email":17,"password":["hunter2"]}'));
    expect(body.errors).toEqual([
      { path: 'body.email', code: 'invalid_type' },
      { path: 'body.password', code: 'invalid_type' },
    ]);
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  test('nesting without end is refused, and the server lives', async () => {
    expect(await read(await post(TOKEN, '['.repeat(100_000)))).toMatchObject(refused(400, 'nested_too_deep'));
    expect(await read(await post(TOKEN, `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`))).toMatchObject(refused(400, 'nested_too_deep'));
    expect(await read(await post(TOKEN, `${'{"a":'.repeat(64)}1${'}'.repeat(64)}`))).toMatchObject(refused(400, 'invalid_request'));
    expect(await read(await post(TOKEN, JSON.stringify('[{"\\'.repeat(100))))).toMatchObject(refused(400, 'invalid_request'));
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'content of the type %j is refused with 415',
    async (type) => {
      expect(await read(await post(TOKEN, '{"email":"a","password":"b"}', type === '' ? {} : { 'Content-Type': type }))).toMatchObject(
        refused(415, 'unsupported_media_type'),
      );
    },
  );

  test('a character set beside the type is fine', async () => {
    expect(await read(await post(TOKEN, '{}', { 'Content-Type': 'application/JSON; charset=utf-8' }))).toMatchObject(
      refused(400, 'invalid_request'),
    );
  });

  test('a body past the limit is refused with 413, whatever length it claims', async () => {
    const large = JSON.stringify({ email: 'a', password: 'x'.repeat(300_000) });
    expect(await read(await post(TOKEN, large))).toMatchObject(refused(413, 'too_large'));
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    const init = { method: 'POST', headers: { ...JSON_TYPE, 'Content-Length': '10' }, body: stream, duplex: 'half' } as RequestInit;
    expect(await read(await server.fetch(new Request(`http://setwise.test${TOKEN}`, init)))).toMatchObject(refused(413, 'too_large'));
  });

  test('an unknown address of the API is a 404 in JSON, also for a browser', async () => {
    for (const path of ['/api', '/api/', '/api/nothing/', '/api/token', '/api/token/more/', '/api/%E0%A4%A/']) {
      const answer = await server.fetch(path, { headers: { Accept: 'text/html' } });
      expect(answer.headers.get('Content-Type')).toContain('application/json');
      expect(await read(answer)).toMatchObject(refused(404, 'not_found'));
    }
  });

  test('a known address asked in the wrong way says which way is right', async () => {
    const answer = await server.fetch(TOKEN);
    expect(answer.headers.get('Allow')).toBe('POST');
    expect(await read(answer)).toMatchObject(refused(405, 'method_not_allowed'));
    expect(await read(await server.fetch('/api/user/profile/', { method: 'DELETE' }))).toMatchObject(refused(405, 'method_not_allowed'));
  });

  test.each(['Basic c2FtOng=', 'Bearer', 'Bearer ', 'Bearer a.b', `Bearer ${'x'.repeat(10_000)}`, 'bearer a.b.c d'])(
    'the authorization %j is refused with 401',
    async (authorization) => {
      const answer = await server.fetch('/api/user/profile/', { headers: { Authorization: authorization.slice(0, 5_000) } });
      expect(answer.status).toBe(401);
    },
  );

  test('odd query parameters never make a fault', async () => {
    for (const query of [
      '',
      '?epoch=&after=',
      '?epoch=x&after=-1',
      '?epoch=x&after=1e9',
      '?epoch=%00&after=0',
      '?epoch=x&after=0&limit=99999999999999999999',
      '?epoch=a&epoch=b&after=0',
    ]) {
      const answer = await server.fetch(`/api/sync/v1/pull/${query}`, { headers: { Authorization: `Bearer ${access}` } });
      expect({ query, fault: answer.status >= 500 }).toEqual({ query, fault: false });
    }
  });
});
