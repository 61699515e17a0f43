import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cancelSubscription, listMySubscriptions, listPayments, listPurchases, readEarnings } from '#contract/index.ts';
import { reconcile } from '#server/commands/payments/reconcile.ts';
import { users } from '#server/db/schema.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from '#server/demo/seed-demo.ts';
import { seedDemoMoney } from '#server/demo/seed-money.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const DAY_MS = 86_400_000;

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
  const earnings = await coach(readEarnings, {});
  expect(earnings.ok && earnings.value.months.slice(-6).every(({ share }) => Number(share) > 0)).toBe(true);
  expect(await reconcile(server.money, clock() - 400 * DAY_MS)).toMatchObject({ repaired: 0, differences: [] });

  const subscriptions = await trainee(listMySubscriptions, {});
  const own = subscriptions.ok ? subscriptions.value.find(({ type }) => type === 'ai_coach') : undefined;
  expect(await trainee(cancelSubscription, { body: { subscription_id: own!.id } })).toMatchObject({ ok: true });
  expect(await database.select().from(users).where(eq(users.email, traineeAccount.email))).toHaveLength(1);
  expect((await database.execute(sql`select id from mails`)).rows).toEqual([]);
  await server.close();
}, 120_000);
