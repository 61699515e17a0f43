import { milliseconds } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { isInvited, type PaidFacts, relationshipState } from './relationship-state.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const paid = (more: Partial<PaidFacts>): PaidFacts => ({
  status: 'active',
  began_at: NOW - milliseconds({ days: 100 }),
  ended_at: null,
  is_refunded: false,
  ...more,
});
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
    expect(relationshipState({ paid: subscriptions, joined_at: null, end: null }, NOW)).toBe(state);
    expect(relationshipState({ paid: subscriptions.toReversed(), joined_at: null, end: null }, NOW)).toBe(state);
  });
});

describe('leaving and blocking (REL-4)', () => {
  const left = (days: number, isBlock = false) => ({ at: NOW - milliseconds({ days }), isBlock });
  const newer = (days: number, more: Partial<PaidFacts> = {}) => paid({ began_at: NOW - milliseconds({ days }), ...more });
  test.each([
    ['somebody left a running subscription', [paid({})], left(0), 'closing'],
    ['that was thirteen days ago', [paid({})], left(13), 'closing'],
    ['that was fourteen days ago', [paid({})], left(14), 'ended'],
    ['the trainee blocked the coach', [paid({})], left(0, true), 'ended'],
    ['somebody left an unpaid one', [paid({ status: 'past_due' })], left(1), 'closing'],
    ['the payment went back after somebody left', [ended(0, { is_refunded: true })], left(1), 'ended'],
    ['the subscription ended after somebody left', [ended(1)], left(20), 'ended'],
    ['something was bought after the end', [paid({}), newer(2)], left(5), 'active'],
    ['something was bought after a block', [paid({}), newer(2)], left(5, true), 'active'],
    ['what was bought after the end is unpaid', [paid({}), newer(2, { status: 'past_due' })], left(5), 'paused'],
    ['what was bought after a block ended too', [newer(40, { status: 'cancelled', ended_at: NOW })], left(50, true), 'closing'],
    ['it was left in the moment of the purchase', [newer(5)], left(5), 'closing'],
  ] as const)('%s', (_, subscriptions, end, state) => {
    expect(relationshipState({ paid: subscriptions, joined_at: null, end }, NOW)).toBe(state);
    expect(relationshipState({ paid: subscriptions.toReversed(), joined_at: null, end }, NOW)).toBe(state);
  });
});

describe('joining with a code (REL-3)', () => {
  const days = (count: number) => NOW - milliseconds({ days: count });
  const left = (count: number, isBlock = false) => ({ at: days(count), isBlock });
  test.each([
    ['nothing was ever paid', [], 10, null, 'active', true],
    ['years ago', [], 900, null, 'active', true],
    ['after a subscription that ended', [ended(30)], 10, null, 'active', true],
    ['and a payment that never came', [paid({ status: 'incomplete', began_at: days(2) })], 10, null, 'active', true],
    ['and bought later', [paid({ began_at: days(2) })], 10, null, 'active', false],
    ['and left a month of what was bought later unpaid', [paid({ status: 'past_due', began_at: days(2) })], 10, null, 'paused', false],
    ['and what was bought later ended', [ended(1, { began_at: days(5) })], 10, null, 'closing', false],
    ['and what was bought later went back', [ended(1, { began_at: days(5), is_refunded: true })], 10, null, 'ended', false],
    ['and somebody left yesterday', [], 10, left(1), 'closing', false],
    ['and somebody left long after', [], 90, left(20), 'ended', false],
    ['and blocked the coach', [], 10, left(1, true), 'ended', false],
    ['again after leaving', [], 10, left(20), 'active', true],
    ['again after leaving what still runs', [paid({})], 10, left(20), 'active', true],
    ['never, and a subscription runs', [paid({})], null, null, 'active', false],
  ] as const)('%s', (_, subscriptions, joinedDaysAgo, end, state, isByCode) => {
    const facts = { paid: subscriptions, joined_at: joinedDaysAgo === null ? null : days(joinedDaysAgo), end };
    expect([relationshipState(facts, NOW), isInvited(facts)]).toEqual([state, isByCode]);
  });
});
