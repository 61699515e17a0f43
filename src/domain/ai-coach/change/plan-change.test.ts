import { expect, test } from 'vitest';
import type { Plan, Prescription } from '#domain/plan/plan.ts';
import fc from '#tests/support/properties.ts';
import { buildPlan } from '../build-plan.ts';
import { type Brief, EMPTY_BRIEF, EXPERIENCES, GOALS } from '../person/brief-shape.ts';
import { GYMS } from '../person/gyms-table.ts';
import { deloadPlan } from './lighter-week.ts';
import { describePlanChange, planChangeSchema } from './plan-change.ts';

const BRIEF: Brief = { ...EMPTY_BRIEF, goal: 'muscle', experience: 'intermediate', days: 3, minutes: 60, kit: GYMS['full gym'].kit };
const item = (exercise: string, sets: number, more: Partial<Prescription> = {}): Prescription => ({
  exercise,
  sets,
  reps: '8',
  rir: '2',
  ...more,
});
const SQUATS = [item('Back squat', 4), item('Bench press', 3), item('Leg curl', 3)];
const week = (items: Prescription[], days = ['Mon', 'Fri']): Plan => ({
  goal: 'muscle',
  schedule: days.map((day) => ({ day, primary: items, minutes: 50 })),
});

/** Milliseconds; the test builds hundreds of plans. */
const PATIENCE = 60_000;

test('Two equal plans differ in nothing', () => {
  const plan = buildPlan(BRIEF);
  expect(describePlanChange(plan, buildPlan(BRIEF), 'brief', '').lines).toEqual([]);
});

test('A swap is one line for all its days, names both, and keeps the muscles’ sets', () => {
  const after = week([item('Front squat', 4), ...SQUATS.slice(1)]);
  const change = describePlanChange(week(SQUATS), after, 'swap', 'The rack is gone.');
  expect(change).toMatchObject({ title: 'Front squat instead of back squat', why: 'The rack is gone.' });
  expect(change.lines).toEqual([{ where: 'Monday and Friday', before: 'Back squat, 4 x 8, RIR 2', after: 'Front squat, 4 x 8, RIR 2' }]);
  expect(change.kept[0]).toBe('You still train on Monday and Friday.');
});

test('What is added and what is left out is told apart, and the muscle that loses most is named', () => {
  const less = describePlanChange(week(SQUATS), week(SQUATS.slice(0, 2)), 'remove', '');
  expect(less.title).toBe('Without leg curl');
  expect(less.lines).toEqual([{ where: 'Monday and Friday', before: 'Leg curl, 3 x 8, RIR 2', after: 'Left out' }]);
  expect(less.kept.join()).toContain('hamstrings from 10 to 4');
  expect(describePlanChange(week(SQUATS.slice(0, 2)), week(SQUATS), 'add', '').lines[0]?.before).toBe('Nothing');
});

test('A further day and a new goal are said once', () => {
  const after = { ...week(SQUATS, ['Mon', 'Wed', 'Fri']), goal: 'strength' };
  const { lines } = describePlanChange(week(SQUATS), after, 'days', '');
  expect(lines[0]).toEqual({ where: 'Goal', before: 'Muscle', after: 'Strength' });
  expect(lines[1]).toEqual({ where: 'Days', before: 'Monday and Friday', after: 'Monday, Wednesday and Friday' });
  expect(lines.find(({ where }) => where === 'Wednesday')).toMatchObject({ before: 'Rest', after: expect.stringContaining('50 minutes') });
});

test('What every week of a strength plan has with its own numbers is one line with names', () => {
  const block = (exercise: string): Plan => ({
    goal: 'strength',
    weeks: [4, 4, 3, 2].map((sets) => [{ day: 'Mon', primary: [item(exercise, sets, { rpe_schedule: [7, 7.5, 8.5, 6] })], minutes: 30 }]),
  });
  const { lines } = describePlanChange(block('Back squat'), block('Leg press'), 'swap', '');
  expect(lines).toEqual([{ where: 'Monday', before: 'Back squat', after: 'Leg press' }]);
  expect(describePlanChange(block('Back squat'), deloadPlan(block('Back squat')), 'deload', '').lines.length).toBeLessThanOrEqual(2);
});

test('A real change of time stays short enough to read on a phone', () => {
  for (const goal of GOALS) {
    const [before, after] = [buildPlan({ ...BRIEF, goal }), buildPlan({ ...BRIEF, goal, minutes: 45 })];
    const change = describePlanChange(before, after, 'time', 'You have less time.');
    expect(change.lines.length).toBeLessThanOrEqual(14);
    expect(change.title).toMatch(/^Sessions of up to (?:3\d|4[0-5]) minutes$/);
  }
});

test(
  'Any two plans give a change that can be sent and says only what differs',
  () => {
    const brief = fc.record({
      goal: fc.constantFrom(...GOALS),
      experience: fc.constantFrom(...EXPERIENCES),
      days: fc.integer({ min: 1, max: 7 }),
      minutes: fc.constantFrom(20, 45, 60, 90),
    });
    fc.assert(
      fc.property(brief, brief, (a, b) => {
        const [before, after] = [buildPlan({ ...BRIEF, ...a }), buildPlan({ ...BRIEF, ...b })];
        const change = describePlanChange(before, after, 'brief', 'Why.');
        expect(planChangeSchema.safeParse(change).success).toBe(true);
        for (const line of change.lines) {
          expect(line.before).not.toBe(line.after);
          expect([line.where, line.before, line.after].every((text) => text !== '')).toBe(true);
        }
        expect(new Set(change.lines.map((line) => JSON.stringify(line))).size).toBe(change.lines.length);
      }),
      { numRuns: 30 },
    );
  },
  PATIENCE,
);
