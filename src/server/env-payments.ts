import type { StripeSettings } from './adapters/stripe-payments.ts';

/** The payment provider: Stripe when its keys are set, otherwise the sandbox. */
export type PaymentSettings = { readonly kind: 'sandbox' } | ({ readonly kind: 'stripe' } & StripeSettings);

/** Reads variables for `readSettings`: collects faults and continues with defaults. */
interface Reader {
  text(name: string): string | null;
  wrong<T>(problem: string, value: T): T;
  oneOf<const T extends string>(name: string, allowed: readonly [T, ...T[]], fallback: T | null): T;
}

const SANDBOX = { kind: 'sandbox' } as const;

/** Both Stripe keys or neither. Without them the sandbox is used, in production only on request. */
export function readPayments(read: Reader, isProduction: boolean): PaymentSettings {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET');
  const hasKeys = secretKey !== null || webhookSecret !== null;
  const kind = read.oneOf('PAYMENTS', ['sandbox', 'stripe'], hasKeys ? 'stripe' : isProduction ? null : 'sandbox');
  if (kind === 'sandbox') return SANDBOX;
  // The values are secrets, so they are not repeated.
  if (secretKey === null || !/^(sk|rk)_\w+$/.test(secretKey))
    return read.wrong('STRIPE_SECRET_KEY must be set for Stripe, like sk_live_….', SANDBOX);
  if (webhookSecret === null || !/^whsec_\S+$/.test(webhookSecret))
    return read.wrong('STRIPE_WEBHOOK_SECRET must be set for Stripe, like whsec_….', SANDBOX);
  return { kind: 'stripe', secretKey, webhookSecret, address: readAddress(read) };
}

function readAddress(read: Reader): StripeSettings['address'] {
  const given = read.text('STRIPE_ADDRESS');
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    return read.wrong(`STRIPE_ADDRESS is ${JSON.stringify(given)}; it must be an address without a path.`, null);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: url.port === '' ? { http: 80, https: 443 }[protocol] : Number(url.port), protocol };
}
