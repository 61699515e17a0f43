import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listLeads, submitDiscoveryCall } from '#contract/index.ts';
import { discoveryCalls } from '#server/db/schema.ts';
import { addCoach } from '#tests/support/test-coach.ts';
import { DRIVERS, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(DRIVERS)('free calls that were asked for, on %s', (driver) => {
  let server: TestServer;
  let now = Date.UTC(2026, 10, 21, 12);
  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now, settings: { rateLimitFactor: 1 } });
  });
  afterAll(() => server.close());
  beforeEach(() => server.reset());

  const ask = (coachId: number, name: string, email: string) =>
    server.call()(submitDiscoveryCall, { params: { coachId }, body: { name, email } });

  test('the coach is mailed a first name and a link, and finds who asked, the newest first; another coach finds nobody (REL-6, PRIV-1)', async () => {
    const coach = await addCoach(server.database);
    const other = await addCoach(server.database);
    await ask(coach.id, 'Sam Rivera', 'sam@example.com');
    now += 60_000;
    await ask(coach.id, 'Noor Haddad', 'noor@example.com');
    const [mail, second] = (await server.mails()).filter(({ to }) => to === coach.email);
    expect(new Set([mail?.subject, second?.subject])).toEqual(new Set(['Noor asks for a free call', 'Sam asks for a free call']));
    for (const { text } of [mail!, second!]) {
      expect(text).toContain('/desk/leads');
      expect(text).not.toMatch(/Rivera|Haddad|sam@|noor@/);
    }
    const { email: known } = await server.createUser();
    // The coaches’ own password is written too slowly for a test.
    await server.database.execute(
      sql`update users set password_hash = (select password_hash from users where email = ${known}) where role = 'coach'`,
    );
    const leadsOf = async (email: string) => server.call((await server.signIn(email)).access)(listLeads, {});
    expect(await leadsOf(coach.email)).toMatchObject({
      ok: true,
      value: [
        { name: 'Noor Haddad', email: 'noor@example.com', asked_at: '2026-11-21T12:01:00.000Z' },
        { name: 'Sam Rivera', email: 'sam@example.com' },
      ],
    });
    expect(await leadsOf(other.email)).toEqual({ ok: true, value: [] });
  });

  test('many requests in an hour are all in the list, and the coach is mailed about ten (REL-6)', async () => {
    const coach = await addCoach(server.database);
    for (let n = 0; n < 12; n += 1) await ask(coach.id, 'Sam', `sam-${String(n)}@example.com`);
    expect((await server.mails()).filter(({ to }) => to === coach.email)).toHaveLength(10);
    expect(await server.database.$count(discoveryCalls)).toBe(12);
  });
});
