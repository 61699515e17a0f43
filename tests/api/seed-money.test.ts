import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  cancelSubscription,
  type DeskAnswer,
  listMySubscriptions,
  listPayments,
  listPurchases,
  listRelationships,
  readDesk,
  readEarnings,
} from '#contract/index.ts';
import { reasonOf } from '#domain/coaching/triage.ts';
import { DESK_CLIENTS_MAX } from '#domain/limits.ts';
import { reconcile } from '#server/commands/payments/reconcile.ts';
import { users } from '#server/db/schema.ts';
import { SEED_LOCK } from '#server/demo/seed-alone.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from '#server/demo/seed-demo.ts';
import { seedDemoMoney } from '#server/demo/seed-money.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const DAY_MS = 86_400_000;
/** The pool gives a lock up after 5 seconds. */
const PAST_LOCK_WAIT_MS = 5_500;

test('a server that starts while another one seeds waits for it, longer than any request waits, and seeds nothing twice', async () => {
  const server = await startTestServer({ driver: 'postgres' });
  const { database } = server;
  const clock = Date.now;
  let seeded = () => undefined as void;
  const other = new Promise<void>((locked, failed) => {
    const holding = database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      locked();
      await new Promise<void>((end) => {
        seeded = end;
      });
    });
    holding.catch(failed);
  });
  await other;
  const done: string[] = [];
  const seeding = Promise.all([
    seedDemo({ database, clock }).then(() => done.push('people')),
    seedDemoMoney({ database, clock }).then(() => done.push('payments')),
  ]);
  await Promise.race([seeding, wait(PAST_LOCK_WAIT_MS)]);
  expect(done).toEqual([]);
  seeded();
  await seeding;
  for (let start = 0; start < 2; start += 1) await seedDemoMoney({ database, clock });
  const { rows } = await database.execute(sql`select count(*)::int as ai_coach from subscriptions where type = 'ai_coach'`);
  expect(rows).toEqual([{ ai_coach: 1 }]);
  await server.close();
});

test('the demonstration has paid: the trainee’s months, the coach’s clients, and 72 hours that run', async () => {
  const server = await startTestServer();
  const { database } = server;
  const clock = Date.now;
  await seedDemo({ database, clock });
  for (let start = 0; start < 2; start += 1) await seedDemoMoney({ database, clock });
  const [traineeAccount, memberAccount, coachAccount] = DEMO_ACCOUNTS;
  const callOf = async (email: string) => server.call((await server.signIn(email, DEMO_PASSWORD)).access);
  const [trainee, member, coach] = [
    await callOf(traineeAccount.email),
    await callOf(memberAccount.email),
    await callOf(coachAccount.email),
  ];

  const paid = await trainee(listPayments, {});
  expect(paid.ok && paid.value.map(({ description, amount }) => [description.split(',')[0], amount])).toEqual([
    ['Standard Program', expect.any(String)],
    ['AI Coach', '49.99'],
    ['AI Coach', '49.99'],
    ['AI Coach', '9.99'],
  ]);
  expect(await member(listPayments, {})).toEqual({ ok: true, value: [] });
  for (const side of [trainee, coach])
    expect(await side(listPurchases, {})).toMatchObject({
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ contact: 'waiting' })]),
    });
  const own = await coach(listRelationships, {});
  const clients = own.ok ? own.value.filter(({ side }) => side === 'coach') : [];
  expect(clients.length).toBeGreaterThanOrEqual(20);
  const today = new Date().toISOString().slice(0, 10);
  const facts: DeskAnswer[] = [];
  for (let from = 0; from < clients.length; from += DESK_CLIENTS_MAX) {
    const asked = clients.slice(from, from + DESK_CLIENTS_MAX).map(({ id }) => ({ id, stamp: null }));
    const read = await coach(readDesk, { body: { today, clients: asked } });
    facts.push(...(read.ok ? read.value.clients : []));
  }
  const reasons = clients.flatMap(({ id, with: name, state, contact }) => {
    const shared = facts.find(({ relationship_id }) => relationship_id === id);
    const owed =
      contact?.state === 'waiting' || contact?.state === 'missed' ? { due_at: Date.parse(contact.due_at), is_over: false } : null;
    const client = { id, name: name ?? '', state, contact: owed, unanswered: null, unread: 0 };
    const known = { history_from: shared?.history_from ?? null, facts: shared?.facts ?? null };
    return reasonOf({ ...client, ...known }, Date.now(), today)?.kind ?? [];
  });
  // The demonstration shows each reason that a log can give (DESK-1).
  expect(new Set(reasons)).toEqual(new Set(['contact', 'missed', 'silent', 'above_plan', 'harder', 'stalled']));
  expect(reasons.filter((kind) => kind === 'contact')).toHaveLength(2);
  const earnings = await coach(readEarnings, {});
  expect(earnings.ok && earnings.value.months.slice(-6).every(({ share }) => Number(share) > 0)).toBe(true);
  expect(await reconcile(server.money, clock() - 400 * DAY_MS)).toMatchObject({ repaired: 0, differences: [] });

  const subscriptions = await trainee(listMySubscriptions, {});
  const ownCoach = subscriptions.ok ? subscriptions.value.find(({ type }) => type === 'ai_coach') : undefined;
  expect(await trainee(cancelSubscription, { body: { subscription_id: ownCoach!.id } })).toMatchObject({ ok: true });
  expect(await database.select().from(users).where(eq(users.email, traineeAccount.email))).toHaveLength(1);
  expect((await database.execute(sql`select id from mails`)).rows).toEqual([]);
  await server.close();
}, 120_000);
