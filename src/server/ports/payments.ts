/** Common data of checkouts. */
interface Order {
  /** The buyer's account; null when not signed in. */
  readonly user_id: string | null;
  /** Lower case. The owner without an account; null when the checkout must ask. */
  readonly email: string | null;
  /** The origin to return to, without trailing slash. */
  readonly origin: string;
  /** The path to return to on cancellation; starts with exactly one slash. */
  readonly cancel_path: string;
  /** The path to return to afterwards. Being there proves nothing. */
  readonly success_path: string;
  /** Idempotency key: the same key returns the same checkout. */
  readonly key: string;
}

export interface CheckoutOrder extends Order {
  /** Fourteen free days instead of the reduced first month. */
  readonly trial: boolean;
}

/** The coach's provider account data. */
export interface PaidCoach {
  readonly id: number;
  /** The provider account; null for sandbox demo coaches. */
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

/** The order, as stored with and returned from the provider's objects. */
export interface OrderFacts {
  readonly kind: 'ai_coach' | 'program' | 'discovery_call';
  readonly user_id: string | null;
  readonly coach_id: number | null;
  readonly program_id: number | null;
  /** Title in the payment history. */
  readonly title: string;
}

/** A provider object named by an event. */
export interface ObjectRef {
  readonly kind: 'subscription' | 'payment' | 'account';
  readonly id: string;
}

/** Times in ms since 1970, amounts in US cents. */
export interface ProviderSubscription {
  readonly kind: 'subscription';
  readonly id: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly order: OrderFacts;
  /** Lower case; null when unknown. */
  readonly email: string | null;
  readonly price_cents: number;
  readonly started_at: number;
  readonly current_period_end: number | null;
  readonly trial_ends_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly ended_at: number | null;
}

/** One received payment: a month of a subscription or a discovery call. */
export interface ProviderPayment {
  readonly kind: 'payment';
  readonly id: string;
  readonly status: 'paid' | 'unpaid';
  readonly order: OrderFacts;
  readonly email: string | null;
  readonly subscription_id: string | null;
  readonly amount_cents: number;
  /** The platform's part; the whole amount when no coach has a share. */
  readonly fee_cents: number;
  /** Total refunds. */
  readonly refunded_cents: number;
  readonly paid_at: number;
}

export interface ProviderAccount {
  readonly kind: 'account';
  readonly id: string;
  readonly charges_enabled: boolean;
}

export type ProviderObject = ProviderSubscription | ProviderPayment | ProviderAccount;

/** A verified event. `closes` is a checkout that can no longer be paid. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly refs: readonly ObjectRef[];
  readonly closes: string | null;
}

/** The signature is invalid or too old. */
export class EventNotGenuine extends Error {}

/** The provider refused or timed out. `refused` is permanent for this request; otherwise a retry may help. */
export class PaymentsUnavailable extends Error {
  readonly refused: boolean;

  constructor(message: string, options: { readonly refused: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.refused = options.refused;
  }
}

/**
 * A payment provider. State comes only from fetched objects, never from redirects or event contents. Every change takes an idempotency key.
 * Calls other than `readEvent` fail with `PaymentsUnavailable`.
 */
export interface PaymentsPort {
  /** `sandbox` moves no money and has its own checkout pages. */
  readonly kind: 'sandbox' | 'stripe';
  /** Each opens a checkout and returns its URL and id. */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  startProgramCheckout(order: ProgramOrder): Promise<Checkout>;
  startDiscoveryCheckout(order: DiscoveryOrder): Promise<Checkout>;
  /** Verifies and parses a raw webhook body. Throws `EventNotGenuine`. */
  readEvent(body: string, signature: string | undefined): Promise<ProviderEvent>;
  /** The object's current state; null when missing or not ours. */
  fetch(ref: ObjectRef): Promise<ProviderObject | null>;
  /** Cancels at the end of the paid period. */
  cancelAtPeriodEnd(subscription_id: string, key: string): Promise<void>;
  /** Cancels now, for refunds and duplicates. */
  cancelNow(subscription_id: string, key: string): Promise<void>;
  /** Refunds a whole payment, including coach's share and platform fee. */
  refund(payment_id: string, key: string): Promise<void>;
  /**
   * The page for paying open amounts and replacing the card. A temporary secret URL; events report the outcome. Opening it changes nothing.
   */
  paymentMethodLink(link: {
    readonly subscription_id: string;
    readonly origin: string;
    readonly return_path: string;
  }): Promise<{ readonly url: string }>;
  /** Creates the coach's provider account. */
  createAccount(coach: { readonly id: number; readonly email: string }, key: string): Promise<{ readonly account_id: string }>;
  /** The page for setting up or managing the coach's account. */
  accountLink(link: {
    readonly account_id: string;
    readonly origin: string;
    readonly return_path: string;
  }): Promise<{ readonly url: string }>;
  /** All payments since a time, for the nightly reconciliation; in any order. */
  listPayments(since: number): AsyncIterable<ProviderPayment>;
}

export interface Checkout {
  readonly id: string;
  readonly url: string;
}
