import type { FakeStripe, FakeSubscription } from './fake-stripe.ts';

/** Stripe's customer portal as far as we use it: its configurations, the addresses given out, and what a customer does there. */
export class FakePortal {
  readonly configurations: { id: string; object: string; active: boolean; metadata: Record<string, string> }[] = [];
  readonly sessions = new Map<string, { customer: string; configuration: string; return_url: string }>();
  readonly #stripe: FakeStripe;

  constructor(stripe: FakeStripe) {
    this.#stripe = stripe;
  }

  configure(made_for: string): object {
    const id = this.#stripe.newId('bpc');
    const made = { id, object: 'billing_portal.configuration', active: true, metadata: { made_for } };
    this.configurations.push(made);
    return made;
  }

  open({ customer = '', configuration = '', return_url = '' }: Readonly<Record<string, string>>): object {
    const id = this.#stripe.newId('bps');
    this.sessions.set(id, { customer, configuration, return_url });
    return { id, object: 'billing_portal.session', url: `https://billing.stripe.com/p/session/${id}` };
  }

  /** The one subscription of the customer who was given this address. */
  subscriptionAt(url: string): FakeSubscription {
    const { customer } = this.sessions.get(url.split('/').at(-1) ?? '') ?? { customer: null };
    const found = [...this.#stripe.subscriptions.values()].find((each) => each.customer === customer);
    if (found === undefined) throw new Error(`No portal at ${url}`);
    return found;
  }

  /** Adds a card on the portal's first page: it becomes the customer's, and a card pinned to a subscription stays. */
  addCard(url: string): string {
    const card = this.#stripe.newId('pm');
    const customer = this.#stripe.customers.get(this.subscriptionAt(url).customer);
    if (customer !== undefined) customer.default_payment_method = card;
    return card;
  }
}
