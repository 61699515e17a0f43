import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProfile, readUserName } from '#contract/index.ts';
import { users } from '#server/db/schema.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(DRIVERS)('reading oneself on %s', (driver) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ driver });
  });
  afterAll(() => server.close());

  test('needs a sign-in', async () => {
    const noToken = { ok: false, failure: { kind: 'refused', status: 401, body: { code: 'no_token', detail: 'Please sign in.' } } };
    expect(await server.call()(readProfile, {})).toMatchObject(noToken);
    expect(await server.call()(readUserName, {})).toMatchObject(noToken);
  });

  test('an account that was deleted reads nothing', async () => {
    const { id, email } = await server.createUser();
    const { access } = await server.signIn(email);
    await server.database.delete(users).where(eq(users.id, id));
    expect(await server.call(access)(readProfile, {})).toMatchObject({ failure: { status: 401, body: { code: 'session_ended' } } });
  });

  test('gives name and profile, and nothing else', async () => {
    const { id } = await server.createUser({ email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron', role: 'coach' });
    const { access, owner } = await server.signIn('ada@example.com');
    expect(owner).toBe(id);
    expect(await server.call(access)(readUserName, {})).toEqual({ ok: true, value: { first_name: 'Ada', last_name: 'Byron' } });
    const profile = await server.fetch('/api/user/profile/', { headers: { Authorization: `Bearer ${access}` } });
    expect(await profile.json()).toEqual({
      id,
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@example.com',
      role: 'coach',
      profile_image_url: null,
      needs_complete_registration: true,
    });
    expect(profile.headers.get('Cache-Control')).toBe('no-store');
  });
});
