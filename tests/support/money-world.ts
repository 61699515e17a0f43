import type { Call } from '#contract/index.ts';
import { coaches, programs } from '#server/db/schema.ts';
import { type PaymentTill, sandboxTill, stripeTill } from './payment-till.ts';
import { type Driver, startTestServer, TEST_ORIGIN, type TestServer, type TestServerOptions } from './test-server.ts';

const MONEY_NOW = Date.UTC(2026, 10, 21, 12);
export const PROVIDERS = ['sandbox', 'stripe'] as const;

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly call: Call;
}

interface SellingCoach extends Person {
  readonly coach_id: number;
  readonly program_id: number;
}

/** A server with a payment provider, people, coaches who sell, and a clock that can be moved. */
export interface MoneyWorld {
  readonly server: TestServer;
  readonly till: PaymentTill;
  now(): number;
  /** Moves the clock; signed-in callers sign in again for their calls. */
  wait(ms: number): void;
  member(): Promise<Person>;
  again(person: Person): Promise<Person>;
  coach(more?: { readonly price?: string; readonly canBePaid?: boolean }): Promise<SellingCoach>;
  close(): Promise<void>;
}

export async function startMoneyWorld(
  provider: (typeof PROVIDERS)[number],
  driver: Driver,
  startAt = MONEY_NOW,
  settings: NonNullable<TestServerOptions['settings']> = {},
): Promise<MoneyWorld> {
  let now = startAt;
  const clock = () => now;
  const till = provider === 'sandbox' ? sandboxTill(clock) : await stripeTill(clock);
  const server = await startTestServer({ driver, clock, payments: till.port, settings });
  till.attach(server);
  const callOf = async (email: string) => server.call((await server.signIn(email)).access);
  return {
    server,
    till,
    now: clock,
    wait: (ms) => {
      now += ms;
    },
    member: async () => {
      now += 1_000;
      const { id, email } = await server.createUser();
      return { id, email, call: await callOf(email) };
    },
    again: async (person) => ({ ...person, call: await callOf(person.email) }),
    coach: async ({ price = '129.99', canBePaid = true } = {}) => {
      const { id, email } = await server.createUser({ role: 'coach', first_name: 'Ana', last_name: 'Lima' });
      const account = { stripe_account_id: canBePaid ? `acct_${id.replaceAll('-', '')}` : null, stripe_charges_enabled: canBePaid };
      const [coach] = await server.database
        .insert(coaches)
        .values({ user_id: id, username: `coach-${id}`, calendly_username: `ana-${id}`, created_at: new Date(now), ...account })
        .returning();
      const [program] = await server.database
        .insert(programs)
        .values({ coach_id: coach!.id, type: 'basic', description: 'x', price, created_at: new Date(now) })
        .returning();
      return { id, email, call: await callOf(email), coach_id: coach!.id, program_id: program!.id };
    },
    close: async () => {
      await server.close();
      await till.close();
    },
  };
}

/** The address a call to buy was answered with; throws what it was refused with. */
export function addressOf(answer: { ok: true; value: { checkout_url?: string; url?: string } } | { ok: false; failure: unknown }): string {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value.checkout_url ?? answer.value.url ?? '';
}

export const BACK = `${TEST_ORIGIN}/ai-coach`;
