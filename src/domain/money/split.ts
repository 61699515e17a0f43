import { PLATFORM_FEE_PERCENT } from '../limits.ts';

export interface Split {
  readonly fee_cents: number;
  readonly share_cents: number;
}

/**
 * 20% for the platform, 80% for the coach (MONEY-3). The fee is rounded to the nearest cent, half a cent up, and the coach gets
 * everything that is not the fee: nothing is lost or made by rounding. One and two cents carry no fee.
 */
export function splitPayment(amount_cents: number): Split {
  const fee_cents = Math.floor((amount_cents * PLATFORM_FEE_PERCENT + 50) / 100);
  return { fee_cents, share_cents: amount_cents - fee_cents };
}

/**
 * The fee's share of all refunds so far. Rounded over the sum instead of each step, so a full refund in any number of steps returns the fee
 * to the cent.
 */
export function refundedFee({ amount_cents, fee_cents }: { amount_cents: number; fee_cents: number }, refunded_cents: number): number {
  if (amount_cents === 0) return 0;
  return Math.floor((fee_cents * refunded_cents * 2 + amount_cents) / (amount_cents * 2));
}
