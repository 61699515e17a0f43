/** What every checkout needs to know. */
interface Order {
  /** The buyer's account; null when nobody was signed in. */
  readonly user_id: string | null;
  /** Lower case. Whose purchase it becomes when there is no account; null when the checkout itself has to ask. */
  readonly email: string | null;
  /** Where the buyer reached us, without a slash at the end. */
  readonly origin: string;
  /** Where to go on that origin when the buyer thinks better of it; starts with exactly one slash. */
  readonly cancel_path: string;
  /** Where to go on that origin afterwards. Nothing follows from being there. */
  readonly success_path: string;
  /** Names this attempt: the same key gives the same checkout, so a double click or a retry opens one. */
  readonly key: string;
}

export interface CheckoutOrder extends Order {
  /** Fourteen days free instead of the reduced first month. */
  readonly trial: boolean;
}

/** The coach as the provider has to know them. */
export interface PaidCoach {
  readonly id: number;
  /** Their account at the provider; null where the sandbox's demonstration has none. */
  readonly account_id: string | null;
  readonly name: string;
}

export interface ProgramOrder extends Order {
  readonly coach: PaidCoach;
  readonly program: { readonly id: number; readonly title: string; readonly price_cents: number };
}

export interface DiscoveryOrder extends Order {
  readonly coach: PaidCoach;
}

/** What was bought, as it travels with the provider's objects and comes back with them. */
export interface OrderFacts {
  readonly kind: 'ai_coach' | 'program' | 'discovery_call';
  readonly user_id: string | null;
  readonly coach_id: number | null;
  readonly program_id: number | null;
  /** What a person reads in their payment history. */
  readonly title: string;
}

/** Which object of the provider's an event speaks of. */
export interface ObjectRef {
  readonly kind: 'subscription' | 'payment' | 'account';
  readonly id: string;
}

/** Times are milliseconds since 1970, amounts US cents. */
export interface ProviderSubscription {
  readonly kind: 'subscription';
  readonly id: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly order: OrderFacts;
  /** Lower case; null when the provider knows none. */
  readonly email: string | null;
  readonly price_cents: number;
  readonly started_at: number;
  readonly current_period_end: number | null;
  readonly trial_ends_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly ended_at: number | null;
}

/** Money that was taken, once: a month of a subscription or a discovery call. */
export interface ProviderPayment {
  readonly kind: 'payment';
  readonly id: string;
  readonly status: 'paid' | 'unpaid';
  readonly order: OrderFacts;
  readonly email: string | null;
  readonly subscription_id: string | null;
  readonly amount_cents: number;
  /** The platform's part, as the provider took it; the whole amount where no coach has a share. */
  readonly fee_cents: number;
  /** All that went back so far. */
  readonly refunded_cents: number;
  readonly paid_at: number;
}

export interface ProviderAccount {
  readonly kind: 'account';
  readonly id: string;
  readonly charges_enabled: boolean;
}

export type ProviderObject = ProviderSubscription | ProviderPayment | ProviderAccount;

/** A verified event. `closes` names a checkout that can no longer be paid. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly refs: readonly ObjectRef[];
  readonly closes: string | null;
}

/** The body was not signed by the provider, or was signed too long ago. */
export class EventNotGenuine extends Error {}

/** The provider said no, or did not answer in time. `refused` is final for this request; otherwise asking again may help. */
export class PaymentsUnavailable extends Error {
  readonly refused: boolean;

  constructor(message: string, options: { readonly refused: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.refused = options.refused;
  }
}

/**
 * Whoever takes the money. Nothing follows from coming back from a checkout, and nothing from what an event says: an event names
 * objects, which are fetched. Every call that changes something takes a key and does it once per key. Calls other than
 * `readEvent` fail with `PaymentsUnavailable`.
 */
export interface PaymentsPort {
  /** `sandbox` moves no money and says so; it brings its own checkout pages. */
  readonly kind: 'sandbox' | 'stripe';
  /** Each opens a checkout and answers the address to send the browser to, and the name events have for it. */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  startProgramCheckout(order: ProgramOrder): Promise<Checkout>;
  startDiscoveryCheckout(order: DiscoveryOrder): Promise<Checkout>;
  /** Verifies and reads a webhook's raw body. Throws `EventNotGenuine`. */
  readEvent(body: string, signature: string | undefined): Promise<ProviderEvent>;
  /** The object as it is now; null when the provider does not have it or it is none of ours. */
  fetch(ref: ObjectRef): Promise<ProviderObject | null>;
  /** Ends a subscription when what is paid for has passed. */
  cancelAtPeriodEnd(subscription_id: string, key: string): Promise<void>;
  /** Ends it now; for one that was refunded or bought twice. */
  cancelNow(subscription_id: string, key: string): Promise<void>;
  /** Gives back all of a payment, the coach's share and the platform's fee with it. */
  refund(payment_id: string, key: string): Promise<void>;
  /**
   * Where whoever pays for a subscription pays what is due and puts another card in the place of the one that pays. The address is a
   * secret that stops working after a while; what happened there is told by events. Opening it changes neither what is paid nor by
   * which card.
   */
  paymentMethodLink(link: {
    readonly subscription_id: string;
    readonly origin: string;
    readonly return_path: string;
  }): Promise<{ readonly url: string }>;
  /** Makes the coach's account at the provider. */
  createAccount(coach: { readonly id: number; readonly email: string }, key: string): Promise<{ readonly account_id: string }>;
  /** Where the coach sets the account up, or manages one that is. */
  accountLink(link: {
    readonly account_id: string;
    readonly origin: string;
    readonly return_path: string;
  }): Promise<{ readonly url: string }>;
  /** Everything that was paid since then, for the nightly comparison; oldest or newest first. */
  listPayments(since: number): AsyncIterable<ProviderPayment>;
}

export interface Checkout {
  readonly id: string;
  readonly url: string;
}
