/** What a parameter must look like. */
type Rule = RegExp;

interface Shape {
  readonly method: string;
  readonly path: RegExp;
  readonly required: Readonly<Record<string, Rule>>;
  readonly optional?: Readonly<Record<string, Rule>>;
  /** When this parameter is what it says, these are required too, and otherwise not allowed. */
  readonly when?: readonly {
    readonly if: readonly [string, string];
    readonly required: Readonly<Record<string, Rule>>;
    readonly optional?: Readonly<Record<string, Rule>>;
  }[];
}

const URL_RULE = /^https?:\/\/[^/]+\/\S*$/;
const UUID = /^[0-9a-f-]{36}$/;
const CENTS = /^\d{1,7}$/;
const ID = /^[1-9]\d*$/;
const facts = (prefix: string) => ({
  required: { [`${prefix}[kind]`]: /^(ai_coach|program|discovery_call)$/, [`${prefix}[title]`]: /^.{1,500}$/ },
  optional: { [`${prefix}[user_id]`]: UUID, [`${prefix}[coach_id]`]: ID, [`${prefix}[program_id]`]: ID },
});
const ITEM = 'line_items[0]';
const DESTINATION = /^acct_\w+$/;

/** Every request we make, with every parameter it may carry. One address may have several: a request has to be one of them. */
const SHAPES: readonly Shape[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    required: {
      mode: /^(subscription|payment)$/,
      success_url: URL_RULE,
      cancel_url: URL_RULE,
      [`${ITEM}[quantity]`]: /^1$/,
      [`${ITEM}[price_data][currency]`]: /^usd$/,
      [`${ITEM}[price_data][unit_amount]`]: CENTS,
      [`${ITEM}[price_data][product_data][name]`]: /^.+$/,
      ...facts('metadata').required,
    },
    optional: { customer_email: /^\S+@\S+$/, ...facts('metadata').optional },
    when: [
      {
        if: ['metadata[kind]', 'ai_coach'],
        required: { [`${ITEM}[price_data][recurring][interval]`]: /^month$/, ...facts('subscription_data[metadata]').required },
        optional: {
          'discounts[0][coupon]': /^setwise-first-month-4000$/,
          'subscription_data[trial_period_days]': /^14$/,
          'subscription_data[metadata][user_id]': UUID,
        },
      },
      {
        if: ['metadata[kind]', 'program'],
        required: {
          [`${ITEM}[price_data][recurring][interval]`]: /^month$/,
          'subscription_data[application_fee_percent]': /^20$/,
          'subscription_data[transfer_data][destination]': DESTINATION,
          ...facts('subscription_data[metadata]').required,
          'subscription_data[metadata][coach_id]': ID,
          'subscription_data[metadata][program_id]': ID,
        },
        optional: { 'subscription_data[metadata][user_id]': UUID },
      },
      {
        if: ['metadata[kind]', 'discovery_call'],
        required: {
          'payment_intent_data[application_fee_amount]': /^300$/,
          'payment_intent_data[transfer_data][destination]': DESTINATION,
          ...facts('payment_intent_data[metadata]').required,
          'payment_intent_data[metadata][coach_id]': ID,
        },
        optional: { 'payment_intent_data[metadata][user_id]': UUID },
      },
    ],
  },
  {
    method: 'POST',
    path: /^\/v1\/coupons$/,
    required: { id: /^setwise-first-month-4000$/, name: /^.+$/, amount_off: /^4000$/, currency: /^usd$/, duration: /^once$/ },
  },
  { method: 'GET', path: /^\/v1\/subscriptions\/\w+$/, required: {}, optional: { 'expand[0]': /^customer$/ } },
  { method: 'POST', path: /^\/v1\/subscriptions\/\w+$/, required: { cancel_at_period_end: /^true$/ } },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/\w+$/,
    required: { 'payment_settings[save_default_payment_method]': /^on_subscription$/ },
    // Empty: the subscription has no card of its own any more.
    optional: { default_payment_method: /^$/ },
  },
  { method: 'POST', path: /^\/v1\/customers\/\w+$/, required: { 'invoice_settings[default_payment_method]': /^pm_\w+$/ } },
  {
    method: 'GET',
    path: /^\/v1\/billing_portal\/configurations$/,
    required: { active: /^true$/, limit: /^100$/ },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/configurations$/,
    required: {
      'features[invoice_history][enabled]': /^true$/,
      'features[payment_method_update][enabled]': /^true$/,
      'metadata[made_for]': /^setwise-pay-and-change-card$/,
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    required: { customer: /^cus_\w+$/, configuration: /^bpc_\w+$/, return_url: URL_RULE },
  },
  { method: 'DELETE', path: /^\/v1\/subscriptions\/\w+$/, required: {} },
  { method: 'GET', path: /^\/v1\/payment_intents\/\w+$/, required: {}, optional: { 'expand[0]': /^latest_charge$/ } },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    required: { 'created[gte]': /^\d+$/, limit: /^100$/, 'expand[0]': /^data\.latest_charge$/ },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    required: {
      'payment[type]': /^payment_intent$/,
      'payment[payment_intent]': /^pi_\w+$/,
      'expand[0]': /^data\.invoice$/,
      limit: /^1$/,
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    required: { payment_intent: /^pi_\w+$/ },
    optional: { reverse_transfer: /^true$/, refund_application_fee: /^true$/ },
  },
  {
    method: 'POST',
    path: /^\/v1\/accounts$/,
    required: {
      email: /^\S+@\S+$/,
      'capabilities[card_payments][requested]': /^true$/,
      'capabilities[transfers][requested]': /^true$/,
      'controller[fees][payer]': /^application$/,
      'controller[losses][payments]': /^application$/,
      'controller[requirement_collection]': /^stripe$/,
      'controller[stripe_dashboard][type]': /^express$/,
      'metadata[coach_id]': ID,
    },
  },
  { method: 'GET', path: /^\/v1\/accounts\/\w+$/, required: {} },
  { method: 'POST', path: /^\/v1\/accounts\/\w+\/login_links$/, required: {} },
  {
    method: 'POST',
    path: /^\/v1\/account_links$/,
    required: { account: DESTINATION, type: /^account_onboarding$/, return_url: URL_RULE, refresh_url: URL_RULE },
  },
];

/** What is wrong with a request; null when every parameter is known, none is missing and each looks as it should. */
export function checkParameters(method: string, path: string, values: Readonly<Record<string, string>>): string | null {
  const wrong = SHAPES.filter((each) => each.method === method && each.path.test(path)).map((shape) => misfit(shape, path, values));
  if (wrong.length === 0) return `${method} ${path} is no request we make`;
  return wrong.includes(null) ? null : wrong.join(' or ');
}

function misfit(shape: Shape, path: string, values: Readonly<Record<string, string>>): string | null {
  const { method } = shape;
  const more = (shape.when ?? []).filter(({ if: [name, value] }) => values[name] === value);
  const required = Object.assign({}, shape.required, ...more.map((each) => each.required)) as Record<string, Rule>;
  const optional = Object.assign({}, shape.optional, ...more.map((each) => each.optional ?? {})) as Record<string, Rule>;
  for (const name of Object.keys(required)) if (values[name] === undefined) return `${method} ${path} lacks ${name}`;
  for (const [name, value] of Object.entries(values)) {
    const rule = required[name] ?? optional[name];
    if (rule === undefined) return `${method} ${path} has ${name}`;
    if (!rule.test(value)) return `${method} ${path} has ${name}=${value}`;
  }
  return null;
}
