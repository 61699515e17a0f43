import { expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { CONTACT_REMINDER_HOURS } from '../limits.ts';
import {
  answerContactPromise,
  type ContactFacts,
  contactDueAt,
  contactState,
  isContactOpen,
  isRefundOffered,
  remindersDue,
} from './contact-promise.ts';

const HOUR = 3_600_000;
const BOUGHT: ContactFacts = {
  bought_at: 0,
  coach_said_at: null,
  buyer_agreed_at: null,
  buyer_denied_at: null,
  refund_asked_at: null,
  is_refunded: false,
};

test('the clock runs for 72 hours to the millisecond', () => {
  expect(contactDueAt(0)).toBe(72 * HOUR);
  expect(contactState(BOUGHT, 72 * HOUR - 1)).toBe('waiting');
  expect(contactState(BOUGHT, 72 * HOUR)).toBe('missed');
});

test('the coach’s word stops the clock until the buyer answers, and stands when the buyer never does', () => {
  const claimed = { ...BOUGHT, coach_said_at: 10 * HOUR };
  expect(contactState(claimed, 11 * HOUR)).toBe('claimed');
  expect(contactState(claimed, 81 * HOUR)).toBe('claimed');
  expect(contactState(claimed, 82 * HOUR)).toBe('confirmed');
  expect(contactState({ ...claimed, buyer_agreed_at: 12 * HOUR }, 12 * HOUR)).toBe('confirmed');
});

test('a denied word counts as not said: the clock runs on, and may have run out already', () => {
  const denied = { ...BOUGHT, coach_said_at: 10 * HOUR, buyer_denied_at: 20 * HOUR };
  expect(contactState(denied, 21 * HOUR)).toBe('waiting');
  expect(contactState(denied, 72 * HOUR)).toBe('missed');
  expect(contactState({ ...denied, coach_said_at: 30 * HOUR }, 31 * HOUR)).toBe('claimed');
});

test('after the time only the buyer can still say that contact was made', () => {
  expect(answerContactPromise(BOUGHT, { side: 'coach', answer: 'happened', now: 73 * HOUR })).toBe(null);
  expect(contactState({ ...BOUGHT, coach_said_at: 73 * HOUR }, 74 * HOUR)).toBe('missed');
  expect(answerContactPromise(BOUGHT, { side: 'buyer', answer: 'happened', now: 73 * HOUR })).toEqual({ buyer_agreed_at: 73 * HOUR });
});

test('a refund is offered from the missed hour for thirty days, and to nobody who is in contact or was refunded', () => {
  expect(isRefundOffered(BOUGHT, 72 * HOUR - 1)).toBe(false);
  expect(isRefundOffered(BOUGHT, 72 * HOUR)).toBe(true);
  expect(isRefundOffered(BOUGHT, (72 + 720) * HOUR)).toBe(false);
  expect(isRefundOffered({ ...BOUGHT, buyer_agreed_at: 80 * HOUR }, 90 * HOUR)).toBe(false);
  expect(isRefundOffered({ ...BOUGHT, refund_asked_at: 80 * HOUR }, 90 * HOUR)).toBe(false);
  expect(contactState({ ...BOUGHT, refund_asked_at: 80 * HOUR }, 90 * HOUR)).toBe('refunding');
  expect(contactState({ ...BOUGHT, refund_asked_at: 80 * HOUR, is_refunded: true }, 90 * HOUR)).toBe('refunded');
});

test('a coach cannot say that contact did not happen, and nobody can take back what the buyer agreed to', () => {
  const agreed = { ...BOUGHT, coach_said_at: HOUR, buyer_agreed_at: 2 * HOUR };
  for (const side of ['buyer', 'coach'] as const)
    for (const answer of ['happened', 'not_yet'] as const) expect(answerContactPromise(agreed, { side, answer, now: 3 * HOUR })).toBe(null);
  expect(answerContactPromise(BOUGHT, { side: 'coach', answer: 'not_yet', now: HOUR })).toBe(null);
  expect(answerContactPromise(BOUGHT, { side: 'buyer', answer: 'not_yet', now: HOUR })).toBe(null);
});

test('reminders fall due one after the other while the clock runs, and never once contact was claimed or missed', () => {
  expect(CONTACT_REMINDER_HOURS.map((hours) => remindersDue(BOUGHT, hours * HOUR))).toEqual([1, 2, 3, 4]);
  expect(remindersDue(BOUGHT, 72 * HOUR)).toBe(0);
  expect(remindersDue({ ...BOUGHT, coach_said_at: HOUR }, 25 * HOUR)).toBe(0);
});

test('whatever was said when, a purchase is in one state, a refund is offered only when missed, and it closes in the end', () => {
  const hour = fc.option(fc.integer({ min: 0, max: 2_000 }));
  const facts = fc.record({
    coach: hour,
    agreed: hour,
    denied: hour,
    asked: hour,
    refunded: fc.boolean(),
    now: fc.integer({ min: 0, max: 2_000 }),
  });
  const run = () =>
    fc.assert(
      fc.property(facts, ({ coach, agreed, denied, asked, refunded, now }) => {
        const at = (hours: number | null) => (hours === null || hours > now ? null : hours * HOUR);
        const known: ContactFacts = {
          bought_at: 0,
          coach_said_at: at(coach),
          buyer_agreed_at: at(agreed),
          buyer_denied_at: at(denied),
          refund_asked_at: at(asked),
          is_refunded: refunded,
        };
        const state = contactState(known, now * HOUR);
        if (isRefundOffered(known, now * HOUR)) expect(state).toBe('missed');
        if (remindersDue(known, now * HOUR) > 0) expect(state).toBe('waiting');
        if (known.buyer_agreed_at !== null && !refunded && known.refund_asked_at === null) expect(state).toBe('confirmed');
        if (state !== 'refunding') expect(isContactOpen(known, (now + 2_000) * HOUR)).toBe(false);
      }),
      { numRuns: 2_000, seed: 72 },
    );
  expect(run).not.toThrow();
});
