import { expect, test } from 'vitest';
import type { PlanDay, Prescription } from '../../plan/plan.ts';
import { readPlanDay } from '../../plan/plan-view.ts';
import { readLoadNotes, withLoadNotes } from '../../training/load-notes.ts';
import { EMPTY_BRIEF } from '../person/brief-shape.ts';
import type { DayState } from '../readiness/day-state.ts';
import { adjustSession } from './adjust-session.ts';

const item = (exercise: string, sets: number, more: Partial<Prescription> = {}): Prescription => ({
  exercise,
  sets,
  reps: '8–12',
  rir: '2',
  rest_seconds: 120,
  ...more,
});
const DAY: PlanDay = {
  day: 'Mon',
  primary: [item('Back squat', 4), item('Bench press', 4)],
  accessories: [item('Leg curl', 3), item('Lateral raise', 3)],
};

const ask = (state: DayState, day = DAY, is_strength = false) =>
  adjustSession({ day, goal: 'muscle', is_strength, week: 0, done: [], brief: EMPTY_BRIEF, request: { kind: 'state', state } });

/** «4 @ 2, 120 s, × 0.9» for every exercise. */
function said(state: DayState, day = DAY): string[] | string {
  const result = ask(state, day);
  if ('refused' in result) return result.refused;
  const changed = withLoadNotes(result.day, result.load_notes, day, []);
  const { primary, accessories } = readPlanDay(changed, 0, 0);
  const loads = readLoadNotes(changed);
  return [...primary, ...accessories].map(({ exercise, sets, rir, rest_seconds }) => {
    const factor = loads.get(exercise.toLowerCase())?.factor;
    return `${sets} @ ${rir}, ${rest_seconds} s${factor == null ? '' : `, × ${factor}`}`;
  });
}

test('READY-4: after a bad night effort falls by one, and accessories lose their last set', () => {
  expect(said({ name: 'bad-night' })).toEqual(['4 @ 3, 120 s', '4 @ 3, 120 s', '2 @ 3, 120 s', '2 @ 3, 120 s']);
});

test('READY-4: three bad nights make a day like one of a lighter week', () => {
  expect(said({ name: 'bad-nights' })).toEqual([
    '2 @ 4, 120 s, × 0.925',
    '2 @ 4, 120 s, × 0.925',
    '2 @ 4, 120 s, × 0.925',
    '2 @ 4, 120 s, × 0.925',
  ]);
});

test('READY-4: a very sore muscle has half its sets and 10% less load, and the others stay', () => {
  expect(said({ name: 'sore', muscle: 'quads' })).toEqual(['2 @ 2, 120 s, × 0.9', '4 @ 2, 120 s', '3 @ 2, 120 s', '3 @ 2, 120 s']);
  expect(said({ name: 'sore', muscle: 'abs' })).toBe('Nothing left today trains your abs: the session stays as it is.');
});

test('READY-4: a cold and jet lag leave 70% of the sets and RPE 7, a hot or hungry day RPE 7 and more rest', () => {
  const easier = ['3 @ 3, 120 s', '3 @ 3, 120 s', '2 @ 3, 120 s', '2 @ 3, 120 s'];
  expect(said({ name: 'cold' })).toEqual(easier);
  expect(said({ name: 'jet-lag' })).toEqual(easier);
  expect(said({ name: 'strain' })).toEqual(['4 @ 3, 150 s', '4 @ 3, 150 s', '3 @ 3, 150 s', '3 @ 3, 150 s']);
});

test('READY-5: fever and the warning signs of sore muscles give no training but a care answer', () => {
  for (const [name, care] of [
    ['fever', /^No training now\. Wait until .* 48 hours without medicine/],
    ['sore-warning', /^No training with this\..* see a doctor/],
  ] as const)
    expect(said({ name })).toMatch(care);
});

test('READY-5: the way back after a fever is half the sets at RPE 6, then 70%', () => {
  expect(said({ name: 'after-fever', session: 1 })).toEqual(['2 @ 4, 120 s', '2 @ 4, 120 s', '2 @ 4, 120 s', '2 @ 4, 120 s']);
  expect(said({ name: 'after-fever', session: 2 })).toEqual(['3 @ 3, 120 s', '3 @ 3, 120 s', '2 @ 3, 120 s', '2 @ 3, 120 s']);
});

test('READY-4: too easy raises the load by half as much for the upper as for the lower body, twice also the effort', () => {
  expect(said({ name: 'too-easy', times: 1 })).toEqual([
    '4 @ 2, 120 s, × 1.05',
    '4 @ 2, 120 s, × 1.025',
    '3 @ 2, 120 s, × 1.05',
    '3 @ 2, 120 s, × 1.025',
  ]);
  expect(said({ name: 'too-easy', times: 2 })).toContain('4 @ 1, 120 s, × 1.05');
});

test('READY-4: too hard takes 5% off, twice also a set of each accessory, and three times is a light day', () => {
  expect(said({ name: 'too-hard', times: 1 })).toContain('3 @ 3, 120 s, × 0.95');
  expect(said({ name: 'too-hard', times: 2 })).toEqual([
    '4 @ 3, 120 s, × 0.95',
    '4 @ 3, 120 s, × 0.95',
    '2 @ 3, 120 s, × 0.95',
    '2 @ 3, 120 s, × 0.95',
  ]);
  expect(said({ name: 'too-hard', times: 3 })).toEqual(said({ name: 'bad-nights' }));
});

test('READY-3: two states take the larger cut of each kind, in whichever order they are told', () => {
  const both = (first: DayState, second: DayState) => {
    const result = ask(first);
    if ('refused' in result) throw new Error(result.refused);
    return said(second, withLoadNotes(result.day, result.load_notes, DAY, []));
  };
  const night: DayState = { name: 'bad-night' };
  const cold: DayState = { name: 'cold' };
  expect(both(night, cold)).toEqual(['3 @ 3, 120 s', '3 @ 3, 120 s', '2 @ 3, 120 s', '2 @ 3, 120 s']);
  expect(both(cold, { name: 'bad-nights' })).toEqual(said({ name: 'bad-nights' }));
  expect(both({ name: 'bad-nights' }, { name: 'too-hard', times: 1 })).toMatch(/easy already/);
});
