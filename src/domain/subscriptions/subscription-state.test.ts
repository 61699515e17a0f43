import { expect, test } from 'vitest';
import { canUpdateCard, isCancelable, monthsAfter, nextAnniversary, subscriptionStatus } from './subscription-state.ts';

test('a trial is active, who did not pay is not, and what ended is cancelled', () => {
  expect((['trialing', 'active', 'past_due', 'incomplete', 'canceled'] as const).map(subscriptionStatus)).toEqual([
    'active',
    'active',
    'past_due',
    'incomplete',
    'cancelled',
  ]);
});

test('only what is active and was not cancelled yet can be cancelled', () => {
  expect(isCancelable({ status: 'active', cancel_at_period_end: false })).toBe(true);
  expect(isCancelable({ status: 'active', cancel_at_period_end: true })).toBe(false);
  expect(isCancelable({ status: 'past_due', cancel_at_period_end: false })).toBe(false);
});

test('another card can be given while one has to pay', () => {
  const sold = { status: 'active', cancel_at_period_end: false, provider_id: 'sub_1' };
  expect(canUpdateCard(sold)).toBe(true);
  expect(canUpdateCard({ ...sold, status: 'past_due' })).toBe(true);
  expect(canUpdateCard({ ...sold, status: 'past_due', cancel_at_period_end: true })).toBe(true);
  expect(canUpdateCard({ ...sold, cancel_at_period_end: true })).toBe(false);
  expect(canUpdateCard({ ...sold, status: 'cancelled' })).toBe(false);
  expect(canUpdateCard({ ...sold, status: 'past_due', provider_id: null })).toBe(false);
});

test('a month after the 31st is the last day of a shorter month, and the months after are not pulled down by it', () => {
  const start = new Date('2026-01-31T08:30:00Z');
  const days = [1, 2, 3, 13].map((months) => new Date(monthsAfter(start, months)).toISOString());
  expect(days).toEqual(['2026-02-28T08:30:00.000Z', '2026-03-31T08:30:00.000Z', '2026-04-30T08:30:00.000Z', '2027-02-28T08:30:00.000Z']);
});

test('the next anniversary is always ahead', () => {
  const start = Date.parse('2026-01-31T08:30:00Z');
  expect(new Date(nextAnniversary(start, start)).toISOString()).toBe('2026-02-28T08:30:00.000Z');
  expect(new Date(nextAnniversary(start, Date.parse('2026-02-28T08:30:00Z'))).toISOString()).toBe('2026-03-31T08:30:00.000Z');
});
