import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deleteAccount,
  exportAccount,
  exportAccountLogs,
  listAccountSessions,
  readProfile,
  refreshToken,
  revokeAccountSession,
  revokeOtherSessions,
  syncPush,
} from '#contract/index.ts';
import { OPERATION_VALUE_MAX_BYTES } from '#domain/limits.ts';
import { ACCOUNT_MESSAGES } from '#domain/messages/account.ts';
import { createSandboxPayments } from '#server/adapters/sandbox-payments.ts';
import { NOT_EXPORTED } from '#server/commands/account/export.ts';
import { subscriptions, users } from '#server/db/schema.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { DRIVERS, startTestServer, TEST_PASSWORD, type TestServer } from '#tests/support/test-server.ts';
import { createWriter } from './support/operations.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

describe.each(DRIVERS)('an account on %s', (driver) => {
  let server: TestServer;
  let now = Date.UTC(2026, 10, 21, 9);

  beforeAll(async () => {
    server = await startTestServer({ driver, clock: () => now });
  });
  afterAll(() => server.close());

  async function signInFrom(email: string, userAgent: string) {
    const answer = await server.fetch('/api/token/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ email, password: TEST_PASSWORD }),
    });
    return (await answer.json()) as { access: string; refresh: string };
  }
  const sessionsOf = async (access: string) => {
    const answer = await server.call(access)(listAccountSessions, {});
    return answer.ok ? answer.value.sessions : [];
  };

  describe('signed-in devices', () => {
    test('of somebody else cannot be signed out', async () => {
      const [sam, eve] = [await server.createUser(), await server.createUser()];
      const [mine, theirs] = [await server.signIn(sam.email), await server.signIn(eve.email)];
      const [session] = await sessionsOf(mine.access);
      expect(await server.call(theirs.access)(revokeAccountSession, { params: { id: session?.id ?? '' } })).toMatchObject({
        failure: { status: 404, body: { code: 'session_not_found' } },
      });
      expect((await server.call(mine.access)(readProfile, {})).ok).toBe(true);
    });

    test('are listed by what they are, this one first, and go out one by one or all but this', async () => {
      const { email } = await server.createUser();
      const phone = await signInFrom(email, PHONE);
      now += 60_000;
      const laptop = await signInFrom(email, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0');
      now += 60_000;
      const script = await signInFrom(email, 'curl/8.0');
      const sessions = await sessionsOf(phone.access);
      expect(sessions.map(({ device, current }) => [device, current])).toEqual([
        ['Chrome on Android', true],
        [null, false],
        ['Firefox on Mac', false],
      ]);
      const id = sessions[2]?.id ?? '';
      expect(await server.call(phone.access)(revokeAccountSession, { params: { id } })).toMatchObject({ ok: true });
      expect(await server.call(phone.access)(revokeAccountSession, { params: { id } })).toMatchObject({ ok: true });
      expect(await server.call()(refreshToken, { body: { refresh: laptop.refresh } })).toMatchObject({ failure: { status: 401 } });
      await server.call(phone.access)(revokeOtherSessions, {});
      expect((await server.call(script.access)(readProfile, {})).ok).toBe(false);
      expect(await sessionsOf(phone.access)).toHaveLength(1);
    });
  });

  describe('taking one’s data', () => {
    test('every table that knows a person is in the export, or named as of no meaning to them', async () => {
      const { email } = await server.createUser({ role: 'coach' });
      const { access } = await server.signIn(email);
      const answer = await server.call(access)(exportAccount, {});
      expect(answer.ok).toBe(true);
      const { rows } = await server.database.execute<{ name: string }>(sql`
        select distinct c.relname::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('user_id', 'owner') and not a.attisdropped
      `);
      const exported = answer.ok ? Object.keys(answer.value) : [];
      // The ids of deleted accounts belong to nobody who could ask; operations come as `training`.
      const known = [...exported, ...NOT_EXPORTED, 'deleted_accounts', 'sync_operations', 'sync_registers'];
      expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    });

    test('holds what is theirs, no secret and nothing of anybody else', async () => {
      const [sam, eve] = [await server.createUser({ subscribed: true }), await server.createUser({ subscribed: true })];
      const { access } = await server.signIn(sam.email);
      await server.signIn(eve.email);
      const answer = await server.call(access)(exportAccount, {});
      const text = JSON.stringify(answer);
      expect(answer).toMatchObject({ ok: true, value: { account: { email: sam.email }, subscriptions: [{ type: 'ai_coach' }] } });
      expect(text).not.toContain(eve.id);
      expect(text).not.toContain('argon2');
      expect(text).not.toMatch(/token_hash|password_hash/);
    });

    test('SYNC-25 comes in pieces, however much there is, and is whole: every plan of the largest size, compressed or not', async () => {
      const { email, id } = await server.createUser();
      const { access } = await server.signIn(email);
      const a = createWriter('a');
      const plans = Array.from({ length: 12 }, (_, index) => a.plan(`plan-${index}`, largestPlan()));
      for (const plan of plans) await server.call(access)(syncPush, { body: { owner: id, device: 'a', ops: [plan] } });
      for (const encoding of ['identity', 'gzip']) {
        const headers = { Authorization: `Bearer ${access}`, 'Accept-Encoding': encoding };
        const answer = await server.fetch('/api/account/export/', { headers });
        const chunks = await chunksOf(answer);
        if (encoding === 'identity') expect(Math.max(...chunks.map(({ byteLength }) => byteLength))).toBeLessThan(1_000_000);
        const bytes = Buffer.concat(chunks);
        const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
        const { training } = JSON.parse(text) as { training: { slot: string; value: unknown }[] };
        expect(training.map(({ slot, value }) => ({ slot, value }))).toEqual(
          plans.map(({ slot, value }) => ({ slot, value })).toSorted((one, other) => (one.slot < other.slot ? -1 : 1)),
        );
      }
    });

    test('nobody has logged a set: the table has its head alone', async () => {
      const { access } = await server.signIn((await server.createUser()).email);
      expect(await server.call(access)(exportAccountLogs, {})).toEqual({
        ok: true,
        value: {
          filename: expect.stringMatching(/^setwise-sets-2026-11-\d\d\.csv$/),
          csv: 'date,exercise,exercise_n,set,weight,unit,reps,rpe,prescribed,logged_at,kind,seconds,distance,distance_unit,per_side,rir,note,workout_note\r\n',
        },
      });
    });
  });

  describe('deleting it', () => {
    test('needs the password', async () => {
      const { id, email } = await server.createUser();
      const { access } = await server.signIn(email);
      expect(await server.call(access)(deleteAccount, { body: { password: 'not it' } })).toMatchObject({
        failure: { status: 400, body: { detail: 'This password is not correct.', code: 'password_wrong' } },
      });
      expect(await server.database.select().from(users).where(eq(users.id, id))).toHaveLength(1);
    });

    test('ends a subscription whose payments fail at the provider too, which would try the card again', async () => {
      const sandbox = createSandboxPayments({ database: server.database, clock: () => now });
      const ended: string[] = [];
      const cancelAtPeriodEnd = async (provider_id: string) => void ended.push(provider_id);
      const world = await startTestServer({ driver, clock: () => now, payments: { ...sandbox, cancelAtPeriodEnd } });
      const { id, email } = await world.createUser({ subscribed: true });
      await world.database
        .update(subscriptions)
        .set({ provider_id: 'sub_failing', status: 'past_due' })
        .where(eq(subscriptions.user_id, id));
      const { access } = await world.signIn(email);
      expect(await world.call(access)(deleteAccount, { body: { password: TEST_PASSWORD } })).toMatchObject({ ok: true });
      expect(ended).toEqual(['sub_failing']);
      await world.close();
    });

    test('waits while a subscription cannot be ended, and says so', async () => {
      const sandbox = createSandboxPayments({ database: server.database, clock: () => now });
      const silent = () => Promise.reject(new PaymentsUnavailable('The provider did not answer.', { refused: false }));
      const world = await startTestServer({ driver, clock: () => now, payments: { ...sandbox, cancelAtPeriodEnd: silent } });
      const { id, email } = await world.createUser({ subscribed: true });
      await world.database.update(subscriptions).set({ provider_id: 'sub_running' }).where(eq(subscriptions.user_id, id));
      const { access } = await world.signIn(email);
      expect(await world.call(access)(deleteAccount, { body: { password: TEST_PASSWORD } })).toMatchObject({
        failure: { status: 503, body: { detail: ACCOUNT_MESSAGES.stillCharging, code: 'provider_unavailable' } },
      });
      expect((await world.call(access)(readProfile, {})).ok).toBe(true);
      await world.close();
    });

    test('leaves nothing of it, and tells every phone so, whatever it still holds', async () => {
      const { id, email } = await server.createUser({ subscribed: true, role: 'coach' });
      const phone = await server.signIn(email);
      const old = await server.signIn(email);
      const renewed = await server.call()(refreshToken, { body: { refresh: old.refresh, rotate: true } });
      expect(await server.call(phone.access)(deleteAccount, { body: { password: TEST_PASSWORD } })).toEqual({
        ok: true,
        value: { deleted: true },
      });

      const gone = { failure: { status: 410, body: { detail: 'This account was deleted.', code: 'account_deleted' } } };
      expect(await server.call(phone.access)(readProfile, {})).toMatchObject(gone);
      expect(await server.call()(refreshToken, { body: { refresh: old.refresh, rotate: true } })).toMatchObject(gone);
      const successor = renewed.ok ? renewed.value.refresh : null;
      expect(await server.call()(refreshToken, { body: { refresh: successor ?? '' } })).toMatchObject(gone);

      const { rows } = await server.database.execute<{ name: string }>(
        sql`select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'deleted_accounts'`,
      );
      const left = [];
      for (const { name } of rows) {
        const found = await server.database.execute(sql.raw(`select 1 from "${name}" t where to_jsonb(t)::text like '%${id}%'`));
        if (found.rows.length > 0) left.push(name);
      }
      expect(left).toEqual([]);
      expect((await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
        'Your Setwise account was deleted',
      ]);
      // The address is free again.
      await server.createUser({ email });
    });
  });
});

function largestPlan(): Record<string, unknown> {
  return { goal: 'strength', explanation: 'x'.repeat(OPERATION_VALUE_MAX_BYTES - 300), schedule: [] };
}

async function chunksOf(answer: Response): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body ?? []) chunks.push(chunk);
  return chunks;
}
