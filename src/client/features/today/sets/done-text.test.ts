import { expect, test } from 'vitest';
import type { LoggedSet } from '#offline/log/set-logs.ts';
import { doneText } from './exercise-words.ts';

function set(set_n: number, weight: string, more: Partial<LoggedSet> = {}): LoggedSet {
  return {
    session_id: 's1',
    performed_on: '2026-11-16',
    exercise: 'Bench press',
    exercise_n: 1,
    set_n,
    reps: 5,
    weight,
    unit: 'lb',
    rpe: 8,
    logged_at: '2026-11-18T12:00:00.000Z',
    slot: `set|s1|bench press#1|${set_n}`,
    state: 'phone',
    ...more,
  };
}

test('a finished exercise says its sets and load, without claiming that all were as heavy or as hard as one', () => {
  expect(doneText([set(1, '235'), set(2, '235')], 'lb', true)).toBe('2 sets at 235 lbs, RPE 8');
  expect(doneText([set(1, '225', { rpe: 7 }), set(2, '235', { rpe: 8.5 })], 'lb', true)).toBe('2 sets up to 235 lbs, RPE 7–8.5');
  expect(doneText([set(1, ''), set(2, '')], 'lb', false)).toBe('2 sets done');
});

test('the heaviest load is the heaviest in any unit, and is said in the one in use', () => {
  const sets = [set(1, '100', { unit: 'kg' }), set(2, '200')];
  expect(doneText(sets, 'lb', false)).toBe('2 sets up to 220.5 lbs');
  expect(doneText(sets, 'kg', false)).toBe('2 sets up to 100 kg');
});
