import { expect, test } from 'vitest';
import { array, assert, constantFrom, integer, property, record } from '#tests/support/properties.ts';
import { EXERCISES } from '../exercises/library.ts';
import type { Plan } from '../plan/plan.ts';
import { setsToCome, weeklySets } from './weekly-sets.ts';

const set = (exercise: string, more: object = {}) => ({ exercise, reps: 8, rpe: 8, ...more });
const of = (muscle: string, sets: Parameters<typeof weeklySets>[0], goal: string | null = 'muscle') =>
  weeklySets(sets, goal).muscles.find((one) => one.muscle === muscle);

test('a set counts whole for the muscle it trains and half for those that help (PROG-20)', () => {
  const bench = [set('Bench press'), set('Bench press')];
  expect(of('chest', bench)).toEqual({ muscle: 'chest', sets: 2, target: [10, 18] });
  expect(of('triceps', bench)).toEqual({ muscle: 'triceps', sets: 1, target: [5, 9] });
});

test('a warm-up set counts for nothing, a drop set half (TRAIN-23), a missed set not at all', () => {
  const sets = [set('Bench press', { kind: 'warm-up' }), set('Bench press', { kind: 'drop' }), set('Bench press', { reps: 0 })];
  expect(of('chest', sets)?.sets).toBe(0.5);
});

test('the target follows the goal of the plan; without a plan it is that of fitness', () => {
  expect(['muscle', 'fat loss', 'strength', null].map((goal) => of('quads', [], goal)?.target)).toEqual([
    [10, 18],
    [6, 14],
    [4, 12],
    [4, 12],
  ]);
});

test('muscles without a target are listed when they were trained, after the others', () => {
  const { muscles } = weeklySets([set('Standing calf raise')], null);
  expect(muscles.slice(9)).toEqual([{ muscle: 'calves', sets: 1, target: null }]);
});

test('sets of an exercise that nobody knows are told, not guessed', () => {
  expect(weeklySets([set('My grandfather’s stone'), set('Bench press')], null).unknown).toBe(1);
});

test('more sets never count less', () => {
  const sets = record({
    exercise: constantFrom(...EXERCISES.map(({ name }) => name)),
    reps: integer({ min: 0, max: 30 }),
    rpe: constantFrom(null, 5, 8),
  });
  assert(
    property(array(sets, { maxLength: 12 }), sets, (week, one) => {
      const before = new Map(weeklySets(week, null).muscles.map(({ muscle, sets: amount }) => [muscle, amount]));
      for (const { muscle, sets: amount } of weeklySets([...week, one], null).muscles)
        expect(amount).toBeGreaterThanOrEqual(before.get(muscle) ?? 0);
    }),
  );
});

test('what is still planned is told of the muscles under their target', () => {
  const plan: Plan = {
    goal: 'muscle',
    schedule: [
      { day: 'Monday', exercises: [{ name: 'Bench press', sets: 5, reps: '8' }] },
      {
        day: 'Friday',
        exercises: [
          { name: 'Leg curl', sets: 6, reps: '10' },
          { name: 'Back squat', sets: 3, reps: '8' },
        ],
      },
    ],
  };
  const coming = (days: string[]) => setsToCome(weeklySets([], 'muscle'), { plan, week: 0, days });
  expect(coming(['2026-11-20']).slice(0, 2)).toEqual([
    ['hamstrings', 7.5],
    ['quads', 3],
  ]);
  expect(coming([])).toEqual([]);
});
