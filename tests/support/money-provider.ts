import { splitPayment } from '#domain/money/split.ts';
import type {
  ObjectRef,
  OrderFacts,
  PaymentsPort,
  ProviderEvent,
  ProviderObject,
  ProviderPayment,
  ProviderSubscription,
} from '#server/ports/payments.ts';

const MONTH_MS = 30 * 86_400_000;

/** Whole numbers below `below`, always the same for one seed. */
export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A provider in memory: what it knows changes, and each change is an event that says only of which object. */
export class MoneyProvider {
  readonly objects = new Map<string, ProviderSubscription | ProviderPayment>();
  readonly events: ProviderEvent[] = [];
  readonly name: string;
  #count = 0;
  #reads = 0;

  constructor(name: string) {
    this.name = name;
  }

  open(order: OrderFacts, { email, cents, now }: { email: string | null; cents: number; now: number }): string {
    const id = this.#id('sub');
    this.objects.set(id, {
      kind: 'subscription',
      id,
      status: 'active',
      order,
      email,
      price_cents: cents,
      started_at: now,
      current_period_end: now + MONTH_MS,
      trial_ends_at: null,
      cancel_at_period_end: false,
      ended_at: null,
    });
    this.#tell('customer.subscription.created', [{ kind: 'subscription', id }]);
    return id;
  }

  take(
    order: OrderFacts,
    { email, cents, now, subscription_id }: { email: string | null; cents: number; now: number; subscription_id: string | null },
  ) {
    const id = this.#id('pi');
    const fee_cents = order.kind === 'ai_coach' ? cents : splitPayment(cents).fee_cents;
    this.objects.set(id, {
      kind: 'payment',
      id,
      status: 'paid',
      order,
      email,
      subscription_id,
      amount_cents: cents,
      fee_cents,
      refunded_cents: 0,
      paid_at: now,
    });
    const payment = { kind: 'payment', id } as const;
    this.#tell('payment_intent.succeeded', [payment]);
    if (subscription_id !== null) this.#tell('invoice.paid', [{ kind: 'subscription', id: subscription_id }]);
    else this.#tell('checkout.session.completed', [payment]);
    return id;
  }

  change(id: string, to: Partial<ProviderSubscription> | Partial<ProviderPayment>, type: string): void {
    const before = this.objects.get(id);
    if (before === undefined) throw new Error(`No ${id}`);
    this.objects.set(id, { ...before, ...to } as ProviderSubscription | ProviderPayment);
    this.#tell(type, [{ kind: before.kind, id }]);
  }

  all<Kind extends ProviderObject['kind']>(kind: Kind): Extract<ProviderSubscription | ProviderPayment, { kind: Kind }>[] {
    return [...this.objects.values()].filter(
      (object): object is Extract<typeof object, { kind: Kind }> => (object.kind as string) === kind,
    );
  }

  /** The port, of which events and refreshing use only `fetch`; `pause` may make it slow, `failure` may make it fail. */
  port({ pause, failure }: { pause: () => Promise<void>; failure: () => Error | null }): PaymentsPort {
    const unused = () => Promise.reject(new Error('Not part of these tests.'));
    return {
      kind: 'stripe',
      startCheckout: unused,
      startProgramCheckout: unused,
      startDiscoveryCheckout: unused,
      readEvent: unused,
      paymentMethodLink: unused,
      cancelAtPeriodEnd: unused,
      createAccount: unused,
      accountLink: unused,
      cancelNow: async (id) => this.change(id, { status: 'canceled', ended_at: 1 }, 'customer.subscription.deleted'),
      refund: async (id) => {
        const found = this.objects.get(id);
        if (found?.kind === 'payment') this.change(id, { refunded_cents: found.amount_cents }, 'charge.refunded');
      },
      fetch: async ({ id }: ObjectRef) => {
        await pause();
        const trouble = failure();
        if (trouble !== null) throw trouble;
        const seen = this.objects.get(id) ?? null;
        await pause();
        return seen;
      },
      listPayments: async function* (this: void) {},
    };
  }

  /** A `fetch` that reads at once and answers only after `held`. */
  slowRead(held: Promise<void>): PaymentsPort['fetch'] {
    return async ({ id }) => {
      const seen = this.objects.get(id) ?? null;
      this.#reads += 1;
      await held;
      return seen;
    };
  }

  /** Resolves when slow reads have read this many objects. */
  async seen(count: number): Promise<void> {
    while (this.#reads < count) await new Promise((done) => setImmediate(done));
  }

  #tell(type: string, refs: ObjectRef[]): void {
    this.events.push({ id: this.#id('evt'), type, refs, closes: null });
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.name}_${String(this.#count)}`;
  }
}
