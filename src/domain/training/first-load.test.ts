import { expect, test } from 'vitest';
import { percentOfMax } from './rpe-table.ts';
import { suggestSet } from './suggest.ts';
import type { LoggedLike, SuggestionInput } from './suggestion.ts';
import { workingMax } from './working-max.ts';

const set = (weight: string, reps: number, rpe: number | null = null): LoggedLike => ({ weight, reps, rpe, unit: 'kg' });
const ask = (more: Partial<SuggestionInput>) =>
  suggestSet({ prescription: { reps: '5', rpe: 8 }, done: [], last_time: [], unit: 'kg', ...more });

test('The working max weighs the last three sessions, the newest most', () => {
  const sessions = [
    { days_ago: 3, sets: [set('100', 1, 10)] },
    { days_ago: 10, sets: [set('98', 1, 10), set('70', 5, 7)] },
    { days_ago: 17, sets: [set('96', 1, 10)] },
    { days_ago: 24, sets: [set('200', 1, 10)] },
  ];
  expect(workingMax(sessions, 'kg')).toBeCloseTo(98.6);
  expect(workingMax([{ days_ago: 3, sets: [set('100', 1, null)] }], 'kg')).toBeUndefined();
});

test('One great day moves the working max by 5% at most', () => {
  const sessions = [
    { days_ago: 3, sets: [set('130', 1, 10)] },
    { days_ago: 10, sets: [set('100', 1, 10)] },
  ];
  expect(workingMax(sessions, 'kg')).toBeCloseTo(105);
});

test.each([
  [10, '100'],
  [14, '95'],
  [21, '90'],
  [40, '82.5'],
  [100, '75'],
  [150, '65'],
  [365, '60'],
])('READY-1: after %d days without a lift of 100 kg it starts at %s', (days_ago, weight) => {
  const last_time = [set('100', 5, 8)];
  expect(ask({ last_time, exposures: [{ days_ago, sets: last_time }] })?.weight).toBe(weight);
});

test('READY-1: the easier effort of the way back takes nothing more off the load', () => {
  const last_time = [set('100', 5, 8)];
  const prescription = { reps: '5', rpe: 7, planned_rpe: 8 };
  expect(ask({ prescription, last_time, exposures: [{ days_ago: 21, sets: last_time }] })).toEqual({
    weight: '90',
    reps: 5,
    reason: '3 weeks since the last time, so start 10% lighter than 5 reps were.',
  });
});

test('A block that starts lighter after a break takes the larger of both cuts', () => {
  const last_time = [set('100', 5, 8)];
  const at = (load_factor: number) =>
    ask({ prescription: { reps: '5', rpe: 8, load_factor }, last_time, exposures: [{ days_ago: 21, sets: last_time }] })?.weight;
  expect([at(0.95), at(0.85)]).toEqual(['90', '85']);
});

test('After a break the first load is lower, and says for how long nothing was lifted', () => {
  const rir = { reps: '8–12', rpe: null, rir: '2', sets: 3 };
  const last_time = [set('80', 10)];
  expect(ask({ prescription: rir, last_time, exposures: [{ days_ago: 42, sets: last_time }] })).toEqual({
    weight: '65',
    reps: 8,
    reason: '6 weeks since the last time (80 kg × 10), so start lighter.',
  });
});

test('Under the bottom of the range twice takes a little weight off, once does not', () => {
  const rir = { reps: '8–12', rpe: null, rir: '2', sets: 3 };
  const short = [set('100', 6)];
  const twice = [
    { days_ago: 3, sets: short },
    { days_ago: 7, sets: short },
  ];
  expect(ask({ prescription: rir, last_time: short, exposures: twice })?.weight).toBe('95');
  expect(ask({ prescription: rir, last_time: short, exposures: twice.slice(0, 1) })?.weight).toBe('100');
});

test('A max the trainee told is a careful start for a lift never logged', () => {
  expect(ask({ known_max: { weight: '140', unit: 'kg' } })).toEqual({
    weight: '100',
    reps: 5,
    reason: 'You told the coach a max of 140 kg: a careful start for 5 reps.',
  });
  expect(ask({ known_max: { weight: '140', unit: 'kg' }, kind: 'bodyweight' })).toBeNull();
  expect(ask({ known_max: { weight: '140', unit: 'kg' }, last_time: [set('60', 5, 8)] })?.weight).toBe('60');
});

test('An exercise that stands in for another starts from that one’s load, and from nothing where nothing tells', () => {
  const stands_for = { exercise: 'Back squat', sets: [set('100', 5), set('100', 5)], factor: 0.4 };
  expect(ask({ kind: 'dumbbell', stands_for })).toEqual({
    weight: '40',
    reps: 5,
    reason: 'Converted from Back squat at 100 kg: a start, so let the first set tell.',
  });
  expect(ask({ kind: 'dumbbell', stands_for: { ...stands_for, factor: null } })).toBeNull();
});

test('A set that missed by two reps at the lightest weight asks for rest instead', () => {
  expect(ask({ prescription: { reps: '5', rpe: 8, sets: 3 }, done: [{ ...set('20', 2, 10), set_n: 1 }] })).toMatchObject({
    weight: '20',
    reason: 'Set 1 ended 3 reps short: rest longer before the next one, and stop there if it happens again.',
  });
});

test('Beyond the chart the percent of the max goes on falling with every rep', () => {
  const percents = Array.from({ length: 28 }, (_, index) => percentOfMax(index + 1, 8));
  expect(percents[0]).toBeCloseTo(92.2);
  for (const [index, percent] of percents.entries()) if (index > 0) expect(percent!).toBeLessThan(percents[index - 1]!);
  expect(percentOfMax(40, 8)).toBeNull();
});
