import { milliseconds } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { type PaidFacts, relationshipState } from './relationship-state.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const paid = (more: Partial<PaidFacts>): PaidFacts => ({ status: 'active', ended_at: null, is_refunded: false, ...more });
const ended = (days: number, more: Partial<PaidFacts> = {}) =>
  paid({ status: 'cancelled', ended_at: NOW - milliseconds({ days }), ...more });

describe('what a relationship is now (REL-1)', () => {
  test.each([
    ['nothing was ever paid', [], 'ended'],
    ['a subscription runs, or its trial', [paid({})], 'active'],
    ['a month is unpaid', [paid({ status: 'past_due' })], 'paused'],
    ['the first payment is still to come', [paid({ status: 'incomplete' })], 'paused'],
    ['one is unpaid and another runs', [paid({ status: 'past_due' }), paid({})], 'active'],
    ['only a double purchase is there', [paid({ status: 'duplicate' })], 'ended'],
    ['a double purchase was ended beside nothing else', [paid({ status: 'duplicate', ended_at: NOW })], 'ended'],
    ['it ended a moment ago', [ended(0)], 'closing'],
    ['it ended thirteen days ago', [ended(13)], 'closing'],
    ['it ended fourteen days ago', [ended(14)], 'ended'],
    ['it ended yesterday and was refunded', [ended(1, { is_refunded: true })], 'ended'],
    ['it was cancelled and nobody knows when it ended', [paid({ status: 'cancelled' })], 'ended'],
    ['an old one ended and a new one runs', [ended(90), paid({})], 'active'],
    ['an old one ended and the new one is unpaid', [ended(90), paid({ status: 'past_due' })], 'paused'],
    ['two ended, one of them lately', [ended(90), ended(2)], 'closing'],
    ['the later of two was refunded', [ended(90), ended(2, { is_refunded: true })], 'ended'],
  ] as const)('%s', (_, subscriptions, state) => {
    expect(relationshipState(subscriptions, NOW)).toBe(state);
    expect(relationshipState(subscriptions.toReversed(), NOW)).toBe(state);
  });
});
