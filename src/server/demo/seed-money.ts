import { subDays, subHours, subMinutes } from 'date-fns';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AI_COACH_FIRST_MONTH_CENTS, AI_COACH_PRICE_CENTS } from '#domain/limits.ts';
import { centsOf } from '#domain/money/cents.ts';
import { splitPayment } from '#domain/money/split.ts';
import { AI_COACH_NAME } from '#domain/payments/titles.ts';
import { programTitle } from '#domain/programs/program-title.ts';
import { monthsAfter } from '#domain/subscriptions/subscription-state.ts';
import { addObject } from '../adapters/sandbox-store.ts';
import { applyObject } from '../commands/payments/apply.ts';
import type { Database } from '../db/database.ts';
import { coaches, programs, reviews, sandboxObjects, subscriptions, users } from '../db/schema.ts';
import type { OrderFacts } from '../ports/payments.ts';
import { clientEmail, DEMO_CLIENTS } from './clients-table.ts';
import { demoId } from './demo-id.ts';
import { seedAlone } from './seed-alone.ts';
import { seedDemoClients, shareLog } from './seed-clients.ts';
import { DEMO_ACCOUNTS } from './seed-demo.ts';
import { seedDemoThreads } from './seed-threads.ts';

/** Start of the trainee's AI Coach, matching the trained weeks. */
const TRAINEE_DAYS_AGO = 86;
/** Purchases by the demo coach's clients, in days ago. */
const CLIENTS_DAYS_AGO = [170, 149, 121, 96, 68, 40, 12];
/** The trainee's purchase from the demo coach: both see the running 72 hours. */
const NEWEST_HOURS_AGO = 20;

interface Sale {
  readonly name: string;
  readonly order: OrderFacts;
  readonly email: string;
  readonly first_cents: number;
  readonly monthly_cents: number;
  readonly started_at: number;
}

/**
 * Seeds demo payments through the sandbox into the books, as events would: the trainee's AI Coach, half a year of the demo coach's clients,
 * and a purchase with running 72 hours, with what they wrote to each other, logged and share. Runs once, only with demo people. Sends no
 * mail.
 */
export async function seedDemoMoney({ database, clock }: { database: Database; clock: () => number }): Promise<void> {
  const now = clock();
  await seedAlone(database, async (transaction) => {
    const [first] = await transaction
      .select({ id: sandboxObjects.id })
      .from(sandboxObjects)
      .where(eq(sandboxObjects.id, subscriptionId('trainee')));
    if (first !== undefined) return;
    const sales = await demoSales(transaction, now);
    if (sales.length === 0) return;
    for (const sale of sales) await writeSale(transaction, sale, now);
    await seedDemoThreads(transaction, now);
    await seedDemoClients(transaction, now);
    await shareLog(transaction, { user_id: demoId(DEMO_ACCOUNTS[0].email), fields: ['plan', 'sets'], now });
  });
}

async function demoSales(database: Database, now: number): Promise<Sale[]> {
  const [traineeAccount, , coachAccount] = DEMO_ACCOUNTS;
  const trainee = await findDemoUser(database, traineeAccount.email);
  const [found] = await database
    .select({ coach: coaches, program: programs, person: users })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.user_id))
    .innerJoin(programs, and(eq(programs.coach_id, coaches.id), eq(programs.type, 'basic')))
    .where(eq(coaches.user_id, demoId(coachAccount.email)));
  if (trainee === undefined || found === undefined) return [];
  const { coach, program, person } = found;
  const monthly_cents = centsOf(program.price) ?? 0;
  const facts = {
    kind: 'program' as const,
    coach_id: coach.id,
    program_id: program.id,
    title: `${programTitle(program.type)}, ${person.first_name} ${person.last_name}`,
  };
  const clients = await findClients(database, coach.id);
  const program_sales = clients.slice(0, CLIENTS_DAYS_AGO.length).map(({ id, email }, index) => ({
    name: `client_${String(index)}`,
    order: { ...facts, user_id: id },
    email,
    first_cents: monthly_cents,
    monthly_cents,
    started_at: subDays(now, CLIENTS_DAYS_AGO[index] ?? 0).getTime(),
  }));
  const present = new Set(await presentClients(database));
  const more_sales = DEMO_CLIENTS.flatMap((client, index) => {
    const email = clientEmail(client);
    if (!present.has(email)) return [];
    const started_at = subMinutes(now, Math.round(client.boughtHoursAgo * 60)).getTime();
    const order = { ...facts, user_id: demoId(email) };
    return [{ name: `desk_${String(index)}`, order, email, first_cents: monthly_cents, monthly_cents, started_at }];
  });
  const aiCoach: Sale = {
    name: 'trainee',
    order: { kind: 'ai_coach', user_id: trainee.id, coach_id: null, program_id: null, title: AI_COACH_NAME },
    email: trainee.email,
    first_cents: AI_COACH_FIRST_MONTH_CENTS,
    monthly_cents: AI_COACH_PRICE_CENTS,
    started_at: subDays(now, TRAINEE_DAYS_AGO).getTime(),
  };
  const newest: Sale = {
    name: 'newest',
    order: { ...facts, user_id: trainee.id },
    email: trainee.email,
    first_cents: monthly_cents,
    monthly_cents,
    started_at: subHours(now, NEWEST_HOURS_AGO).getTime(),
  };
  return [aiCoach, ...program_sales, ...more_sales, newest];
}

async function findDemoUser(database: Database, email: string) {
  const [user] = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, demoId(email)), eq(users.is_demo, true)));
  return user;
}

/** The demo coach's reviewers, who paid before. */
async function findClients(database: Database, coach_id: number) {
  const rows = await database.select({ user_id: reviews.user_id }).from(reviews).where(eq(reviews.coach_id, coach_id));
  const ids = rows.map(({ user_id }) => user_id);
  if (ids.length === 0) return [];
  return database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.is_demo, true)))
    .orderBy(users.email);
}

/** Addresses of the demo clients that no real person has. */
async function presentClients(database: Database): Promise<string[]> {
  const emails = DEMO_CLIENTS.map(clientEmail);
  const rows = await database
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), eq(users.is_demo, true)));
  return rows.map(({ email }) => email);
}

async function writeSale(
  database: Database,
  { name, order, email, first_cents, monthly_cents, started_at }: Sale,
  now: number,
): Promise<void> {
  const id = subscriptionId(name);
  const ends: number[] = [];
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(new Date(started_at), months);
    ends.push(end);
    if (end > now) break;
  }
  const state = {
    status: 'active' as const,
    order,
    email,
    price_cents: monthly_cents,
    started_at,
    current_period_end: ends.at(-1) ?? null,
    trial_ends_at: null,
    cancel_at_period_end: false,
    ended_at: null,
  };
  await addObject(database, 'subscription', { id, data: { ...state, periods: ends.length }, created_at: new Date(started_at) });
  // The subscription was granted with the training; now it is sold.
  if (order.kind === 'ai_coach' && order.user_id !== null) {
    await database
      .update(subscriptions)
      .set({ provider_id: id, title: order.title })
      .where(and(eq(subscriptions.user_id, order.user_id), eq(subscriptions.type, 'ai_coach'), isNull(subscriptions.provider_id)));
  }
  const tools = { clock: () => now, publicOrigin: '', mail: { queue: async () => undefined, onQueued: () => undefined } };
  await applyObject(tools, database, { kind: 'subscription', id, ...state });
  for (const [index, paid_at] of [started_at, ...ends.slice(0, -1)].entries()) {
    const amount_cents = index === 0 ? first_cents : monthly_cents;
    const fee_cents = order.kind === 'ai_coach' ? amount_cents : splitPayment(amount_cents).fee_cents;
    const paid = { status: 'paid' as const, order, email, subscription_id: id, amount_cents, fee_cents, refunded_cents: 0, paid_at };
    const payment = `pi_demo_${name}_${String(index)}`;
    await addObject(database, 'payment', { id: payment, data: paid, created_at: new Date(paid_at) });
    await applyObject(tools, database, { kind: 'payment', id: payment, ...paid });
  }
}

function subscriptionId(name: string): string {
  return `sub_demo_${name}`;
}
