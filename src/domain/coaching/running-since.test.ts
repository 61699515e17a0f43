import { expect, test } from 'vitest';
import { array, assert, constantFrom, integer, option, property, record } from '#tests/support/properties.ts';
import { type PaidFacts, type RelationshipFacts, relationshipState } from './relationship-state.ts';
import { runningSince } from './running-since.ts';

const NOW = 1_000;
const paid = (status: PaidFacts['status'], began_at: number, ended_at: number | null = null): PaidFacts => ({
  status,
  began_at,
  ended_at,
  is_refunded: false,
});
const facts = (...all: readonly PaidFacts[]): RelationshipFacts => ({ paid: all, joined_at: null, end: null });

test.each<[string, RelationshipFacts, number | null]>([
  ['a subscription runs', facts(paid('active', 10)), 10],
  ['a month of it is unpaid', facts(paid('past_due', 10)), 10],
  ['it is over', facts(paid('cancelled', 10, 900)), null],
  ['it ends later', facts(paid('cancelled', 10, 1_100)), 10],
  ['another was bought before it ended', facts(paid('cancelled', 10, 500), paid('active', 400)), 10],
  ['another was bought in the moment it ended', facts(paid('cancelled', 10, 400), paid('active', 400)), 10],
  ['another was bought after it had ended', facts(paid('cancelled', 10, 399), paid('active', 400)), 400],
  ['three follow each other', facts(paid('active', 700), paid('cancelled', 10, 300), paid('cancelled', 200, 800)), 10],
  ['nothing has been paid yet', facts(paid('incomplete', 10)), null],
  ['it was bought twice by mistake', facts(paid('duplicate', 10)), null],
  ['a code was used', { ...facts(), joined_at: 50 }, 50],
  ['a code was used, then something bought', { ...facts(paid('active', 400)), joined_at: 50 }, 50],
  ['what was bought after the code is over', { ...facts(paid('cancelled', 400, 500)), joined_at: 50 }, null],
  [
    'what was bought after the code is over, and bought again',
    { ...facts(paid('cancelled', 400, 500), paid('active', 600)), joined_at: 50 },
    600,
  ],
  ['somebody left', { ...facts(paid('active', 10)), end: { at: 500, isBlock: false } }, null],
  ['somebody left, and it was bought again', { ...facts(paid('active', 10), paid('active', 600)), end: { at: 500, isBlock: false } }, 600],
])('since when it has run without a break, where %s (GRANT-9)', (_, given, since) => {
  expect(runningSince(given, NOW)).toBe(since);
});

test('whatever was paid, it has run since then or not at all, and says so as the state does (GRANT-9, REL-1)', () => {
  const at = integer({ min: 0, max: 2_000 });
  const one = record({
    status: constantFrom<PaidFacts['status']>('active', 'past_due', 'cancelled', 'duplicate'),
    began_at: integer({ min: 0, max: NOW }),
    ended_at: constantFrom(null, 100, 400, NOW),
    is_refunded: constantFrom(false),
  });
  assert(
    property(array(one, { maxLength: 5 }), option(integer({ min: 0, max: NOW })), option(at), (all, joined_at, ended) => {
      const given: RelationshipFacts = {
        paid: all.map((each) => ({ ...each, ended_at: each.status === 'cancelled' ? (each.ended_at ?? NOW) : null })),
        joined_at,
        end: ended === null ? null : { at: ended, isBlock: false },
      };
      const since = runningSince(given, NOW);
      expect(since !== null).toBe(['active', 'paused'].includes(relationshipState(given, NOW)));
      if (since !== null && ended !== null) expect(since).toBeGreaterThan(ended);
    }),
  );
});
