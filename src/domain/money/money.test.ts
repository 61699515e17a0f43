import { expect, test } from 'vitest';
import { centsOf, dollarsOf } from './cents.ts';
import { earningsByMonth, sumEarnings } from './earnings.ts';
import { bookCharge, bookRefund, type LedgerLine } from './journal.ts';
import { refundedFee, splitPayment } from './split.ts';

const PRICES_TO = 999_999;
const sum = (lines: readonly LedgerLine[]) => lines.reduce((total, { amount_cents }) => total + amount_cents, 0);
const of = (lines: readonly LedgerLine[], account: LedgerLine['account']) => sum(lines.filter((line) => line.account === account));

test('fee and share are whole cents and make the price, for every price from 0.01 to 9,999.99', () => {
  let wrong = 0;
  for (let cents = 1; cents <= PRICES_TO; cents += 1) {
    const { fee_cents, share_cents } = splitPayment(cents);
    const isWhole = Number.isInteger(fee_cents) && Number.isInteger(share_cents);
    if (!isWhole || fee_cents + share_cents !== cents || fee_cents < 0 || share_cents < 0 || Math.abs(fee_cents * 5 - cents) > 2)
      wrong += 1;
  }
  expect(wrong).toBe(0);
});

test.each([
  [1, 0, 1],
  [2, 0, 2],
  [3, 1, 2],
  [1_500, 300, 1_200],
  [24_000, 4_800, 19_200],
  [999_999, 200_000, 799_999],
])('of %i cents the platform keeps %i and the coach %i', (total, fee_cents, share_cents) => {
  expect(splitPayment(total)).toEqual({ fee_cents, share_cents });
});

/** Every nth price; the benchmark `money` checks all of them. */
const EVERY = 41;

test('every entry of the books adds up to nothing, and a full refund leaves nobody with a cent', () => {
  let wrong = 0;
  for (let amount_cents = 1; amount_cents <= PRICES_TO; amount_cents += EVERY) {
    const payment = { id: 'p', amount_cents, fee_cents: splitPayment(amount_cents).fee_cents };
    const half = Math.floor(amount_cents / 3);
    const charge = bookCharge(payment);
    const first = bookRefund(payment, { before: 0, after: half, step: 1 });
    const rest = bookRefund(payment, { before: half, after: amount_cents, step: 2 });
    const all = [...charge, ...first, ...rest];
    const isBalanced = sum(charge) === 0 && sum(first) === 0 && sum(rest) === 0;
    const isEmpty = (['provider', 'coach', 'platform', 'refunds'] as const).every((account) => of(all, account) === 0);
    if (!isBalanced || !isEmpty) wrong += 1;
  }
  expect(wrong).toBe(0);
});

test('a refund that failed later is booked backwards', () => {
  const payment = { id: 'p', amount_cents: 1_001, fee_cents: 200 };
  const there = bookRefund(payment, { before: 0, after: 1_001, step: 1 });
  const back = bookRefund(payment, { before: 1_001, after: 0, step: 2 });
  expect(of([...there, ...back], 'coach')).toBe(0);
  expect(new Set([...there, ...back].map(({ entry, account }) => `${entry} ${account}`)).size).toBe(there.length + back.length);
  expect(refundedFee({ amount_cents: 0, fee_cents: 0 }, 0)).toBe(0);
  // To the nearest cent, half a cent up.
  const fees = [124, 125, 126, 374, 375].map((refunded) => refundedFee({ amount_cents: 1_000, fee_cents: 4 }, refunded));
  expect(fees).toEqual([0, 1, 1, 1, 2]);
});

test('a payment of ours alone has no coach in its entry', () => {
  expect(bookCharge({ id: 'p', amount_cents: 999, fee_cents: 999 })).toEqual([
    { entry: 'charge:p', account: 'provider', amount_cents: 999 },
    { entry: 'charge:p', account: 'platform', amount_cents: -999 },
  ]);
});

test('prices are read and written without ever being a fraction', () => {
  expect(['129.00', '0', '9999.99', ' 5.5 ', '0.01'].map(centsOf)).toEqual([12_900, 0, 999_999, 550, 1]);
  expect(['', '1,00', '-1', '1.001', 'x', '1e3'].map(centsOf)).toEqual([null, null, null, null, null, null]);
  expect([12_900, 5, 0, -525].map(dollarsOf)).toEqual(['129.00', '0.05', '0.00', '-5.25']);
});

test('months have no gaps, begin where they were asked to or earlier, and count each buyer once', () => {
  const line = (at: string, buyer: string, paid_cents: number, refunded_cents = 0) => ({
    at: Date.parse(at),
    buyer,
    paid_cents,
    refunded_cents,
    fee_cents: (paid_cents - refunded_cents) / 5,
  });
  const lines = [
    line('2025-12-31T23:59:59Z', 'a', 1_000),
    line('2026-02-01T00:00:00Z', 'a', 1_000),
    line('2026-02-02T00:00:00Z', 'b', 500),
    line('2026-02-03T00:00:00Z', 'b', 500),
    line('2026-02-04T00:00:00Z', 'a', 0, 1_000),
  ];
  expect(earningsByMonth(lines, { now: Date.parse('2026-02-28T12:00:00Z'), atLeast: 2 })).toEqual([
    { month: '2025-12', paid_cents: 1_000, fee_cents: 200, refunded_cents: 0, share_cents: 800, buyers: 1 },
    { month: '2026-01', paid_cents: 0, fee_cents: 0, refunded_cents: 0, share_cents: 0, buyers: 0 },
    { month: '2026-02', paid_cents: 2_000, fee_cents: 200, refunded_cents: 1_000, share_cents: 800, buyers: 2 },
  ]);
  expect(earningsByMonth([], { now: 0, atLeast: 6 }).map(({ month }) => month)).toEqual([
    '1969-08',
    '1969-09',
    '1969-10',
    '1969-11',
    '1969-12',
    '1970-01',
  ]);
  expect(sumEarnings(lines)).toMatchObject({ paid_cents: 3_000, share_cents: 1_600, buyers: 2 });
  // Who only got money back is no buyer, who paid a cent is one.
  expect(sumEarnings([line('2026-02-04T00:00:00Z', 'c', 0, 1), line('2026-02-04T00:00:00Z', 'd', 1, 0)]).buyers).toBe(1);
});
