import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakePortal } from './fake-stripe-portal.ts';
import { checkParameters } from './fake-stripe-table.ts';

type Values = Readonly<Record<string, string>>;

export interface FakeSession {
  readonly params: Values;
  paid: boolean;
}

export interface FakeSubscription {
  id: string;
  params: Values;
  status: string;
  cancel_at_period_end: boolean;
  start_date: number;
  trial_end: number | null;
  ended_at: number | null;
  period_end: number;
  cents: number;
  customer: string;
  /** Pinned to the subscription; without one the customer's pays. */
  default_payment_method: string | null;
  /** A card that pays is pinned from then on. */
  saves_card: boolean;
}

export interface FakeIntent {
  id: string;
  params: Values;
  subscription: string | null;
  amount: number;
  fee: number | null;
  refunded: number;
  created: number;
  destination: string | null;
  email: string;
  payment_method: string;
}

/**
 * Stripe's HTTP interface as far as we use it, on a port of this machine. It keeps what it is told, answers in Stripe's shapes, and
 * refuses a request with a parameter it does not expect or without one it does; `violations` remembers those. Requests with a key it
 * has seen get the first answer again, and a key with other parameters is an error, as at Stripe.
 */
export class FakeStripe {
  readonly sessions = new Map<string, FakeSession>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly intents = new Map<string, FakeIntent>();
  readonly accounts = new Map<string, { charges_enabled: boolean; params: Values }>();
  readonly customers = new Map<string, { email: string; default_payment_method: string | null }>();
  readonly portal = new FakePortal(this);
  readonly coupons = new Set<string>();
  readonly violations: string[] = [];
  /** Method and path of every request that changed something. */
  readonly changes: string[] = [];
  /** While set, requests are answered with this status. */
  failWith: number | null = null;
  readonly #answers = new Map<string, { request: string; status: number; body: object }>();
  #server: Server | null = null;
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  async start(): Promise<{ host: string; port: number; protocol: 'http' }> {
    this.#server = createServer((request, response) => {
      const reply = async (): Promise<void> => {
        const { status, body: answer } = this.#answer(request, await readBody(request));
        response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' });
        response.end(JSON.stringify(answer));
      };
      void reply();
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return { host: '127.0.0.1', port: (this.#server.address() as AddressInfo).port, protocol: 'http' };
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server?.close(done));
  }

  seconds(): number {
    return Math.floor(this.#clock() / 1000);
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  /** The card that pays a subscription. */
  cardOf({ default_payment_method, customer }: FakeSubscription): string | null {
    return default_payment_method ?? this.customers.get(customer)?.default_payment_method ?? null;
  }

  #answer(request: IncomingMessage, text: string): { status: number; body: object } {
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? 'GET';
    if (this.failWith !== null) return { status: this.failWith, body: { error: { type: 'api_error', message: 'failing' } } };
    if (!(request.headers.authorization ?? '').startsWith('Bearer sk_test_')) return refusal(401, 'authentication_error', 'no key');
    const values = Object.fromEntries(new URLSearchParams(method === 'POST' ? text : url.search));
    const wrong = checkParameters(method, url.pathname, values);
    if (wrong !== null) {
      this.violations.push(wrong);
      return refusal(400, 'invalid_request_error', wrong, 'parameter_unknown');
    }
    if (method === 'GET') return this.#read(url.pathname, values);
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' && !/account_links|login_links/.test(url.pathname)) {
      this.violations.push(`${method} ${url.pathname} without an idempotency key`);
    }
    return this.#once(typeof key === 'string' ? key : this.newId('key'), `${method} ${url.pathname} ${text}`, () => {
      this.changes.push(`${method} ${url.pathname}`);
      return this.#write(method, url.pathname, values);
    });
  }

  #once(key: string, request: string, run: () => { status: number; body: object }): { status: number; body: object } {
    const known = this.#answers.get(key);
    if (known !== undefined && known.request !== request) return refusal(400, 'idempotency_error', 'the key was used for another request');
    if (known !== undefined) return known;
    const answer = run();
    this.#answers.set(key, { request, ...answer });
    return answer;
  }

  #read(path: string, values: Values): { status: number; body: object } {
    const [, , kind, id = ''] = path.split('/');
    const subscription = this.subscriptions.get(id);
    if (kind === 'subscriptions' && subscription !== undefined)
      return ok(this.#subscription(subscription, values['expand[0]'] === 'customer'));
    if (kind === 'billing_portal') return ok(list(this.portal.configurations));
    const intent = this.intents.get(id);
    if (kind === 'payment_intents' && intent !== undefined) return ok(this.#intent(intent));
    if (kind === 'payment_intents' && id === '') {
      const since = Number(values['created[gte]'] ?? 0);
      return ok(list([...this.intents.values()].filter(({ created }) => created >= since).map((each) => this.#intent(each))));
    }
    if (kind === 'invoice_payments') {
      const paid = this.intents.get(values['payment[payment_intent]'] ?? '');
      return ok(list(paid?.subscription == null ? [] : [this.#invoicePayment(paid, paid.subscription)]));
    }
    const account = this.accounts.get(id);
    if (kind === 'accounts' && account !== undefined)
      return ok({ id, object: 'account', charges_enabled: account.charges_enabled, details_submitted: account.charges_enabled });
    return refusal(404, 'invalid_request_error', `No such ${String(kind)}: ${id}`, 'resource_missing');
  }

  #write(method: string, path: string, values: Values): { status: number; body: object } {
    const [, , kind, id = '', more] = path.split('/');
    if (kind === 'coupons') {
      const coupon = values.id ?? '';
      if (this.coupons.has(coupon)) return refusal(400, 'invalid_request_error', 'Coupon already exists.', 'resource_already_exists');
      this.coupons.add(coupon);
      return ok({ id: coupon, object: 'coupon' });
    }
    if (kind === 'checkout') {
      const coupon = values['discounts[0][coupon]'];
      if (coupon !== undefined && !this.coupons.has(coupon))
        return refusal(400, 'invalid_request_error', 'No such coupon', 'resource_missing');
      const session = this.newId('cs_test');
      this.sessions.set(session, { params: values, paid: false });
      return ok({ id: session, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${session}` });
    }
    const subscription = this.subscriptions.get(id);
    if (kind === 'subscriptions' && subscription !== undefined) {
      if (method === 'DELETE') Object.assign(subscription, { status: 'canceled', ended_at: this.seconds() });
      else if (values.cancel_at_period_end === 'true') subscription.cancel_at_period_end = true;
      else subscription.saves_card = true;
      if (values.default_payment_method === '') subscription.default_payment_method = null;
      return ok(this.#subscription(subscription));
    }
    const customer = this.customers.get(id);
    if (kind === 'customers' && customer !== undefined) {
      customer.default_payment_method = values['invoice_settings[default_payment_method]'] ?? null;
      return ok({ id, object: 'customer' });
    }
    if (kind === 'billing_portal' && id === 'configurations') return ok(this.portal.configure(values['metadata[made_for]'] ?? ''));
    if (kind === 'billing_portal' && this.customers.has(values.customer ?? '')) return ok(this.portal.open(values));
    if (kind === 'refunds') return this.#refund(values);
    if (kind === 'accounts' && more === 'login_links') return ok({ object: 'login_link', url: `https://connect.stripe.com/express/${id}` });
    if (kind === 'accounts') {
      const account = this.newId('acct');
      this.accounts.set(account, { charges_enabled: false, params: values });
      return ok({ id: account, object: 'account', charges_enabled: false });
    }
    if (kind === 'account_links') return ok({ object: 'account_link', url: `https://connect.stripe.com/setup/${String(values.account)}` });
    return refusal(404, 'invalid_request_error', path, 'resource_missing');
  }

  #refund(values: Values): { status: number; body: object } {
    const intent = this.intents.get(values.payment_intent ?? '');
    if (intent === undefined) return refusal(404, 'invalid_request_error', 'No such payment_intent', 'resource_missing');
    const takesBack = values.reverse_transfer === 'true' && values.refund_application_fee === 'true';
    if (takesBack !== (intent.destination !== null)) return refusal(400, 'invalid_request_error', 'transfer and fee do not fit the charge');
    if (intent.refunded === intent.amount) return refusal(400, 'invalid_request_error', 'already', 'charge_already_refunded');
    intent.refunded = intent.amount;
    return ok({ id: this.newId('re'), object: 'refund', payment_intent: intent.id, amount: intent.amount });
  }

  #subscription(each: FakeSubscription, isExpanded = false): object {
    const { id, status, cancel_at_period_end, start_date, trial_end, ended_at, cents, period_end, default_payment_method } = each;
    const items = list([
      { id: 'si_1', object: 'subscription_item', current_period_end: period_end, price: { id: 'price_1', unit_amount: cents } },
    ]);
    const customer = isExpanded
      ? { id: each.customer, object: 'customer', email: this.customers.get(each.customer)?.email }
      : each.customer;
    const facts = { id, object: 'subscription', status, cancel_at_period_end, start_date, trial_end, ended_at, items, customer };
    const metadata = metadataIn(each.params, 'subscription_data[metadata]');
    const payment_settings = { save_default_payment_method: each.saves_card ? 'on_subscription' : 'off' };
    return { ...facts, metadata, default_payment_method, payment_settings };
  }

  #intent({ id, params, subscription, amount, fee, refunded, created, destination, email }: FakeIntent): object {
    const latest_charge = { id: `ch_${id}`, object: 'charge', amount_refunded: refunded, created, billing_details: { email } };
    return {
      id,
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: amount,
      application_fee_amount: fee,
      transfer_data: destination === null ? null : { destination },
      created,
      receipt_email: null,
      latest_charge,
      metadata: subscription === null ? metadataIn(params, 'payment_intent_data[metadata]') : {},
    };
  }

  #invoicePayment({ id, params, email }: FakeIntent, subscription: string): object {
    const subscription_details = { subscription, metadata: metadataIn(params, 'subscription_data[metadata]') };
    const invoice = {
      id: `in_${id}`,
      object: 'invoice',
      customer_email: email,
      parent: { type: 'subscription_details', subscription_details },
    };
    return { id: `inpay_${id}`, object: 'invoice_payment', invoice, payment: { type: 'payment_intent', payment_intent: id } };
  }
}

function metadataIn(params: Values, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [])),
  );
}

function list(data: readonly object[]): object {
  return { object: 'list', data, has_more: false, url: '/v1/list' };
}

function ok(body: object): { status: number; body: object } {
  return { status: 200, body };
}

function refusal(status: number, type: string, message: string, code?: string): { status: number; body: object } {
  return { status, body: { error: { type, message, code } } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
