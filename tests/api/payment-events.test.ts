import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processPaymentEvent } from '#server/commands/payments/event.ts';
import { payments, subscriptions } from '#server/db/schema.ts';
import { MoneyProvider } from '#tests/support/money-provider.ts';
import { makeScheduleWorld, runSchedule, type ScheduleWorld, scheduleTools } from '#tests/support/money-schedule.ts';
import { DRIVERS, emptyTables, openTestDatabase } from '#tests/support/test-database.ts';

/** `node tests/bench/run.mjs money` runs thousands. */
const SCHEDULES = Number(process.env.MONEY_SCHEDULES ?? 12);
const FIRST = Number(process.env.MONEY_FIRST_SCHEDULE ?? 1);
/** A story looks for its own rows among all there are, so old ones go before they slow it down. */
const STORIES_KEPT = 200;

describe.each(DRIVERS)('what the payment provider tells, on %s', (driver) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let world: ScheduleWorld;
  beforeAll(async () => {
    opened = await openTestDatabase(driver);
    world = await makeScheduleWorld(opened.database);
  });
  afterAll(() => opened.close());

  test(
    'shuffled, doubled, simultaneous and late events end in what the provider says, each effect once, the books balanced',
    async () => {
      let deliveries = 0;
      for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1) {
        try {
          deliveries += (await runSchedule(world, seed)).deliveries;
        } catch (error) {
          throw new Error(`Schedule ${String(seed)} failed.`, { cause: error });
        }
        if (seed % STORIES_KEPT === 0) {
          console.info(
            `${driver}: schedules ${String(FIRST)} to ${String(seed)}, ${String(deliveries)} deliveries, all as the oracle says`,
          );
          await emptyTables(opened.database);
          world = await makeScheduleWorld(opened.database);
        }
      }
      expect(deliveries).toBeGreaterThan(SCHEDULES * 2);
    },
    SCHEDULES * 10_000 + 60_000,
  );

  test('a look that took long never overwrites a later one, whichever of the two events it was for', async () => {
    const provider = new MoneyProvider(`stale-${driver}`);
    const order = { kind: 'ai_coach', user_id: null, coach_id: null, program_id: null, title: 'AI Coach' } as const;
    const id = provider.open(order, { email: 'slow@money.example', cents: 4_999, now: 0 });
    const paid = provider.take(order, { email: 'slow@money.example', cents: 999, now: 0, subscription_id: id });
    provider.change(paid, { refunded_cents: 500 }, 'charge.refunded');
    const [created, taken, , refunded] = provider.events;
    const port = provider.port({ failure: () => null, pause: () => Promise.resolve() });
    const tools = scheduleTools(world.database, port, []);

    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    // The first look has read the objects as they are now, and is not done with it.
    const slow = provider.slowRead(held);
    const first = Promise.all(
      [created, refunded].map((event) => processPaymentEvent({ ...tools, payments: { ...port, fetch: slow } }, event!)),
    );
    await provider.seen(2);
    provider.change(id, { status: 'canceled', ended_at: 5 }, 'customer.subscription.deleted');
    provider.change(paid, { refunded_cents: 999 }, 'charge.refunded');
    for (const event of [taken, ...provider.events.slice(-2)]) await processPaymentEvent(tools, event!);
    release();
    await first;
    const [row] = await world.database.select().from(subscriptions).where(eq(subscriptions.provider_id, id));
    const [payment] = await world.database.select().from(payments).where(eq(payments.id, paid));
    expect([row?.status, payment?.refunded_cents, payment?.refund_steps]).toEqual(['cancelled', 999, 1]);
  });
});
