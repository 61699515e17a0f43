import { refundedFee } from './split.ts';

/**
 * `provider`: what the payment provider holds for us (a debit grows it). `coach`: what is a coach's. `platform`: what is ours.
 * `refunds`: what was promised back and has to be taken from the two; empty whenever a refund is booked whole.
 */
export type LedgerAccount = 'provider' | 'coach' | 'platform' | 'refunds';

export interface LedgerLine {
  /** Names the entry; the lines of one entry add up to nothing. */
  readonly entry: string;
  readonly account: LedgerAccount;
  /** Above zero is a debit. */
  readonly amount_cents: number;
}

export interface BookedPayment {
  readonly id: string;
  readonly amount_cents: number;
  readonly fee_cents: number;
}

/** The entry of a payment that was taken. */
export function bookCharge({ id, amount_cents, fee_cents }: BookedPayment): LedgerLine[] {
  const entry = `charge:${id}`;
  return lines(entry, [
    ['provider', amount_cents],
    ['platform', -fee_cents],
    ['coach', fee_cents - amount_cents],
  ]);
}

/**
 * The entries of a change in what went back: one for the money to the buyer, one for taking it from the two who had it. A refund
 * that failed later is a change downwards. `step` counts the changes of this payment.
 */
export function bookRefund(payment: BookedPayment, { before, after, step }: { before: number; after: number; step: number }): LedgerLine[] {
  const back = after - before;
  const fee = refundedFee(payment, after) - refundedFee(payment, before);
  const name = `${payment.id}:${String(step)}`;
  return [
    ...lines(`refund:${name}`, [
      ['refunds', back],
      ['provider', -back],
    ]),
    ...lines(`reversal:${name}`, [
      ['platform', fee],
      ['coach', back - fee],
      ['refunds', -back],
    ]),
  ];
}

function lines(entry: string, parts: readonly (readonly [LedgerAccount, number])[]): LedgerLine[] {
  return parts.flatMap(([account, amount_cents]) => (amount_cents === 0 ? [] : [{ entry, account, amount_cents }]));
}
