import { array, boolean, number, object, optional, type output, string } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Whether a coach can be paid (MONEY-17). */
export const readPayoutStatus = endpoint({
  method: 'GET',
  path: '/api/coach/stripe/status/',
  access: 'coach',
  response: object({
    setup_complete: boolean(),
    /** Ours: setup was started at the provider and is unfinished. */
    setup_started: optional(boolean()),
  }),
});

/** Where the coach sets up, or manages, their payouts (MONEY-17). */
export const startPayoutSetup = endpoint({
  method: 'POST',
  path: '/api/coach/stripe/setup/',
  access: 'coach',
  response: object({ onboarding_url: string() }),
});

const earningsFigures = {
  /** Paid by buyers, the platform's 20%, refunds, and the coach's share: dollars as numeric strings. */
  paid: string(),
  fee: string(),
  refunded: string(),
  share: string(),
  buyers: number(),
};

export const earningsSchema = object({
  /** Oldest first, at least the last six months, without gaps; `month` is like 2026-11 (UTC). */
  months: array(object({ month: string(), ...earningsFigures })),
  total: object(earningsFigures),
});

export type Earnings = output<typeof earningsSchema>;

/** Ours: a coach's monthly earnings from the ledger. */
export const readEarnings = endpoint({ method: 'GET', path: '/api/coach/earnings/', access: 'coach', response: earningsSchema });
