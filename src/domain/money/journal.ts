import { refundedFee } from './split.ts';

/**
 * `provider`: money the payment provider holds for us (debits increase it). `coach`: owed to a coach. `platform`: ours. `refunds`: promised
 * back, to be taken from coach and platform; zero whenever a refund is completely booked.
 */
type LedgerAccount = 'provider' | 'coach' | 'platform' | 'refunds';

export interface LedgerLine {
  /** Names the entry; the lines of an entry sum to zero. */
  readonly entry: string;
  readonly account: LedgerAccount;
  /** Positive is a debit. */
  readonly amount_cents: number;
}

export interface BookedPayment {
  readonly id: string;
  readonly amount_cents: number;
  readonly fee_cents: number;
}

/** The entry of a payment. */
export function bookCharge({ id, amount_cents, fee_cents }: BookedPayment): LedgerLine[] {
  const entry = `charge:${id}`;
  return lines(entry, [
    ['provider', amount_cents],
    ['platform', -fee_cents],
    ['coach', fee_cents - amount_cents],
  ]);
}

/**
 * The entries of a changed refund total: the money to the buyer, and its recovery from coach and platform. A refund that failed later
 * decreases the total. `step` counts the changes of the payment.
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
