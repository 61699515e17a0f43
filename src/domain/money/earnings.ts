import { UTCDateMini } from '@date-fns/utc/date/mini';
import { eachMonthOfInterval, lightFormat, min, subMonths } from 'date-fns';

/** One payment to a coach; `refunds` have their own dates. */
export interface EarningsLine {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A key of the payer. */
  readonly buyer: string;
  readonly paid_cents: number;
  /** The platform's part; negative when refunded. */
  readonly fee_cents: number;
  readonly refunded_cents: number;
}

export interface EarningsFigures {
  readonly paid_cents: number;
  readonly fee_cents: number;
  readonly refunded_cents: number;
  /** The coach's share: paid minus refunds minus the remaining fee. */
  readonly share_cents: number;
  readonly buyers: number;
}

export interface MonthOfEarnings extends EarningsFigures {
  /** Like 2026-11, in UTC. */
  readonly month: string;
}

/** Monthly sums, oldest first, without gaps, ending with the month of `now`, at least `atLeast` months. */
export function earningsByMonth(lines: readonly EarningsLine[], { now, atLeast }: { now: number; atLeast: number }): MonthOfEarnings[] {
  const end = new UTCDateMini(now);
  const start = min([subMonths(end, atLeast - 1), ...lines.map(({ at }) => new UTCDateMini(at))]);
  return eachMonthOfInterval({ start, end }).map((month) => ({
    month: monthOf(month),
    ...sumEarnings(lines.filter(({ at }) => monthOf(new UTCDateMini(at)) === monthOf(month))),
  }));
}

export function sumEarnings(lines: readonly EarningsLine[]): EarningsFigures {
  const sum = (of: (line: EarningsLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const paid_cents = sum((line) => line.paid_cents);
  const fee_cents = sum((line) => line.fee_cents);
  const refunded_cents = sum((line) => line.refunded_cents);
  const buyers = new Set(lines.filter((line) => line.paid_cents > 0).map(({ buyer }) => buyer)).size;
  return { paid_cents, fee_cents, refunded_cents, share_cents: paid_cents - refunded_cents - fee_cents, buyers };
}

function monthOf(date: Date): string {
  return lightFormat(date, 'yyyy-MM');
}
