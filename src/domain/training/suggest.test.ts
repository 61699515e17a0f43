import { expect, test } from 'vitest';
import { array, assert, constantFrom, integer, property, record } from '#tests/support/properties.ts';
import { changeAfterSet } from './adjust-load.ts';
import { suggestSet } from './suggest.ts';
import type { LoggedLike, SuggestionInput } from './suggestion.ts';

const set = (weight: string, reps: number, rpe: number | null = null, unit: 'lb' | 'kg' = 'lb'): LoggedLike => ({
  weight,
  reps,
  rpe,
  unit,
});
type Asking = Omit<Partial<SuggestionInput>, 'done'> & { done?: readonly LoggedLike[] };
/** Completed sets are numbered from 1 by default. */
const ask = ({ done = [], ...more }: Asking) =>
  suggestSet({
    prescription: { reps: '5', rpe: 8 },
    done: done.map((each, index) => ({ set_n: index + 1, ...each })),
    last_time: [],
    unit: 'lb',
    ...more,
  });

test('Nothing is suggested when nothing is known', () => {
  expect(ask({})).toBeNull();
  expect(ask({ prescription: { reps: '30 s', rpe: null }, last_time: [set('', 30)] })).toBeNull();
});

test('A set under its target suggests a little more for the next', () => {
  expect(ask({ done: [set('165', 5, 8), set('165', 5, 7)], prescription: { reps: '5', rpe: 8, sets: 4 } })).toEqual({
    weight: '170',
    reps: 5,
    reason: 'Set 2 moved at RPE 7, one under target.',
  });
});

test('A set over its target takes weight off, on target keeps it, and too few reps take a tenth off', () => {
  expect(ask({ done: [set('200', 5, 10)] })).toMatchObject({ weight: '185', reps: 5 });
  expect(ask({ done: [set('200', 5, 8)] })).toMatchObject({ weight: '200', reason: 'Set 1 was on target: keep 200 lbs.' });
  expect(ask({ done: [set('200', 2, 10)] })).toMatchObject({
    weight: '180',
    reps: 5,
    reason: 'Set 1 ended 3 reps short, so take some weight off.',
  });
});

test('A suggestion names the set it follows from, also when an earlier one was deleted', () => {
  const second = { ...set('200', 5, 8), set_n: 2 };
  expect(ask({ done: [second] })?.reason).toBe('Set 2 was on target: keep 200 lbs.');
  expect(ask({ done: [{ ...second, reps: 2, rpe: 10 }] })?.reason).toBe('Set 2 ended 3 reps short, so take some weight off.');
  expect(ask({ done: [{ ...second, rpe: null }] })?.reason).toBe('Same as set 2.');
});

test('As many reps as possible keep the load for the next set, however many they were, and earn more next time', () => {
  expect(ask({ prescription: { reps: '5+', rpe: null }, done: [set('200', 9)] })).toMatchObject({ weight: '200', reps: 5 });
  expect(ask({ prescription: { reps: '5', rpe: null }, done: [set('200', 9)] })?.weight).toBe('205');
  const reps = '5, 5, AMRAP';
  expect(ask({ prescription: { reps, rpe: null }, done: [set('200', 5), set('200', 5)] })).toMatchObject({ weight: '200', reps: 5 });
  const last_time = [set('200', 5), set('200', 5), set('200', 5)];
  expect(ask({ prescription: { reps, rpe: null, sets: 3 }, last_time })?.weight).toBe('205');
});

test('A step too big for the change is answered with reps', () => {
  expect(ask({ done: [set('15', 5, 9, 'kg')], unit: 'kg', kind: 'dumbbell' })).toMatchObject({ weight: '15', reps: 4 });
  expect(ask({ done: [set('15', 5, 7, 'kg')], unit: 'kg', kind: 'dumbbell' })).toMatchObject({ weight: '15', reps: 6 });
});

test('The last set and the lighter week never get heavier', () => {
  expect(ask({ done: [set('165', 5, 6), set('165', 5, 6)], prescription: { reps: '5', rpe: 8, sets: 3 } })?.weight).toBe('165');
  expect(ask({ done: [set('165', 5, 6)], lighter_week: true })?.weight).toBe('165');
});

test('The first set of an RPE lift starts from the maximum that last time points to, without a jump', () => {
  expect(ask({ last_time: [set('165', 5, 8), set('165', 5, 8)] })).toMatchObject({ weight: '165', reps: 5 });
  // Last time was far too easy: the rise is still held to 5%.
  expect(ask({ last_time: [set('200', 5, 6)], prescription: { reps: '5', rpe: 9 } })?.weight).toBe('210');
});

test('Reps climb to the top of the range before the weight does', () => {
  const rir = { reps: '8–12', rpe: null, rir: '2', sets: 2 };
  expect(ask({ prescription: rir, last_time: [set('100', 9), set('100', 8)] })).toMatchObject({ weight: '100', reps: 10 });
  expect(ask({ prescription: rir, last_time: [set('100', 12), set('100', 12)] })).toMatchObject({ weight: '105', reps: 8 });
  expect(ask({ prescription: rir, last_time: [set('100', 12)] })).toMatchObject({ weight: '100' });
  expect(ask({ prescription: rir, last_time: [set('100', 6)] })).toMatchObject({ weight: '100', reps: 8 });
});

test('With small dumbbells two more reps are earned before the big step', () => {
  const rir = { reps: '8–12', rpe: null, rir: '2', sets: 2 };
  expect(
    ask({ prescription: rir, unit: 'kg', kind: 'dumbbell', last_time: [set('12.5', 12, null, 'kg'), set('12.5', 12, null, 'kg')] }),
  ).toMatchObject({ weight: '12.5', reps: 13 });
  expect(
    ask({ prescription: rir, unit: 'kg', kind: 'dumbbell', last_time: [set('12.5', 14, null, 'kg'), set('12.5', 14, null, 'kg')] }),
  ).toMatchObject({ weight: '15', reps: 8 });
});

test('Bodyweight work asks for a rep more and never for a weight', () => {
  expect(ask({ prescription: { reps: '8–15', rpe: null, rir: '2' }, last_time: [set('', 10)] })).toMatchObject({ weight: '', reps: 11 });
  expect(ask({ prescription: { reps: '8–15', rpe: null, rir: '2' }, done: [set('', 10)] })).toMatchObject({ weight: '', reps: 10 });
});

test('A weight from the other unit becomes one that can be loaded in this one', () => {
  expect(ask({ prescription: { reps: '8–12', rpe: null }, last_time: [set('100', 9, null, 'kg')] })).toMatchObject({ weight: '220' });
});

test('A suggestion is always a number that can be typed, with at least one rep and a reason', () => {
  const logged = record({
    reps: integer({ min: 0, max: 40 }),
    weight: constantFrom('', '0', '2.5', '45', '82.5', '135', '9999'),
    unit: constantFrom('kg' as const, 'lb' as const),
    rpe: constantFrom(null, 6, 7.5, 8, 10),
  });
  const input = record({
    prescription: record({
      reps: constantFrom('5', '8–12', '5+', '3-5', 'AMRAP 5+'),
      rpe: constantFrom(null, 6, 8, 9.5),
      rir: constantFrom(null, '2', '0–1'),
      sets: constantFrom(1, 3),
    }),
    done: array(logged, { maxLength: 3 }),
    last_time: array(logged, { maxLength: 3 }),
    unit: constantFrom('kg' as const, 'lb' as const),
    kind: constantFrom('barbell' as const, 'dumbbell' as const, 'machine' as const),
    beginner: constantFrom(true, false),
    lighter_week: constantFrom(true, false),
  });
  assert(
    property(input, (asked) => {
      const suggested = ask(asked);
      if (suggested === null) return asked.done.length === 0 && asked.last_time.length === 0;
      return /^(\d{1,5}(\.\d{1,4})?)?$/.test(suggested.weight) && suggested.reps >= 1 && suggested.reason.endsWith('.');
    }),
    { numRuns: 500 },
  );
});

test.each([
  [0.5, 0],
  [1, -3],
  [1.5, -5],
  [2, -7],
  [3, -10],
  [-0.5, 0],
  [-1, 2.5],
  [-1.5, 4],
  [-2, 5],
  [-3, 7.5],
])('A set %d points off its target changes the next by %d %%', (gap, percent) => {
  expect(changeAfterSet({ actual: 7 + gap, target: 7, reps_missed: 0 }).percent).toBe(percent);
});

test('Beginners add half as much', () => {
  expect(changeAfterSet({ actual: 6, target: 8, reps_missed: 0, beginner: true }).percent).toBe(2.5);
});

test('ROUTINE-15 of «10, 8, 6» each set is suggested and judged by its own reps', () => {
  const prescription = { reps: '10, 8, 6', rpe: null, sets: 3 };
  expect(ask({ prescription, done: [set('60', 10)] })).toMatchObject({ weight: '60', reps: 8, reason: 'Same weight as set 1.' });
  expect(ask({ prescription, done: [set('60', 10), set('60', 8)] })).toMatchObject({ weight: '60', reps: 6 });
  expect(ask({ prescription, done: [set('60', 10), set('60', 7)] })?.reason).toContain('Set 2 stopped under 8 reps');
  const rated = { ...prescription, rpe: 8 };
  expect(ask({ prescription: rated, done: [set('60', 10, 8), set('60', 8, 8)] })).toMatchObject({ weight: '60', reps: 6 });
  expect(ask({ prescription, last_time: [set('100', 10), set('100', 8), set('100', 6)] })).toMatchObject({
    weight: '105',
    reps: 10,
    reason: 'Every set reached its reps last time, so the load goes up.',
  });
});
