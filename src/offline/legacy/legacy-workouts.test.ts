import { expect, test } from 'vitest';
import { readHistory, readLog } from './legacy-workouts.ts';

const squat = { name: 'Squat', sets: [{ reps: 5, weight: 225, rpe: 8 }] };
const readSquat = { exercise: 'Squat', sets: [{ set_n: 1, reps: 5, weight: '225', unit: 'lb', rpe: 8 }] };

function history(value: unknown) {
  const reading = readHistory(typeof value === 'string' ? value : JSON.stringify(value));
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading;
}

function log(value: unknown) {
  const reading = readLog(JSON.stringify(value));
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading;
}

test('a workout of the old history keeps its day, its place in the plan and its sets', () => {
  const { value, faults } = history({ '2025-08-01': { date: '2025-08-01', week: 2, day: 1, exercises: [squat] } });
  expect(value).toEqual([{ performed_on: '2025-08-01', week: 2, day: 1, label: 'Workout', exercises: [readSquat] }]);
  expect(faults).toEqual([]);
});

test.each([
  ['a number', 82.5, '82.5', 'lb'],
  ['a decimal comma', '82,5', '82.5', 'lb'],
  ['a thousands comma', '1,000', '1000', 'lb'],
  ['blanks around', ' 135 ', '135', 'lb'],
  ['pounds written out', '135 lbs', '135', 'lb'],
  ['kilograms', '60kg', '60', 'kg'],
  ['a rounding error', 82.4999999999, '82.5', 'lb'],
  ['nothing', '', '', 'lb'],
  ['bodyweight', 'BW', '', 'lb'],
])('a weight stored as %s is read as the trainee meant it', (_form, weight, text, unit) => {
  const { value } = history({ '2025-08-01': { exercises: [{ name: 'Squat', sets: [{ reps: '5', weight }] }] } });
  expect(value[0]?.exercises[0]?.sets).toEqual([{ set_n: 1, reps: 5, weight: text, unit, rpe: null }]);
});

test('rows nobody filled in are no sets, and the others keep their numbers', () => {
  const sets = [{ reps: '', weight: '', rpe: '' }, { reps: '8', weight: '50' }, null];
  const { value, faults } = history({ '2025-08-01': { exercises: [{ name: 'Row', sets }] } });
  expect(value[0]?.exercises[0]?.sets.map((set) => set.set_n)).toEqual([2]);
  expect(faults).toEqual([]);
});

test.each([
  ['repetitions that are no number', { reps: 'many', weight: 50 }],
  ['repetitions below zero', { reps: -5, weight: 50 }],
  ['half a repetition', { reps: 5.5, weight: 50 }],
  ['a weight without repetitions', { reps: '', weight: 50 }],
  ['a weight that is no number', { reps: 5, weight: 'heavy' }],
  ['a weight past anything liftable', { reps: 5, weight: 10_000 }],
  ['something else', 'five'],
])('a set with %s is reported with its own text and the rest stays', (_fault, bad) => {
  const { value, faults } = history({ '2025-08-01': { exercises: [{ name: 'Squat', sets: [bad, { reps: 5, weight: 50 }] }] } });
  expect(value[0]?.exercises[0]?.sets.map((set) => set.set_n)).toEqual([2]);
  expect(faults).toEqual([{ where: '2025-08-01 › Squat › set 1', reason: expect.any(String), part: JSON.stringify(bad) }]);
});

test('a set with an impossible RPE is kept without it, and that is reported', () => {
  const { value, faults } = history({ '2025-08-01': { exercises: [{ name: 'Squat', sets: [{ reps: 5, weight: 50, rpe: 12 }] }] } });
  expect(value[0]?.exercises[0]?.sets[0]?.rpe).toBeNull();
  expect(faults).toHaveLength(1);
});

test.each([
  ['2025-08-01', '2025-08-01'],
  ['2025-08-01T23:30:00.000Z', '2025-08-01'],
  ['8/1/2025', '2025-08-01'],
  ['Fri Aug 01 2025', '2025-08-01'],
  ['August 1, 2025', '2025-08-01'],
  [String(Date.UTC(2025, 7, 1, 9)), '2025-08-01'],
])('a workout under the day %s stands on %s', (key, date) => {
  expect(history({ [key]: { exercises: [squat] } }).value[0]?.performed_on).toBe(date);
});

test.each(['2025-02-30', '13/13/2025', 'yesterday', '__proto__', '1999-01-01'])('a workout under %s has no day and is reported', (key) => {
  const { value, faults } = history(`{${JSON.stringify(key)}: {"exercises": []}, "2025-08-01": ${JSON.stringify({ exercises: [squat] })}}`);
  expect(value).toHaveLength(1);
  expect(faults.map((fault) => fault.reason)).toEqual(['It has no date.']);
});

test('a history that breaks off in the middle gives every workout before the break', () => {
  const whole = JSON.stringify({
    '2025-08-01': { exercises: [squat] },
    '2025-08-02': { exercises: [squat] },
    '2025-08-03': { exercises: [squat] },
  });
  const { value, faults } = history(whole.slice(0, -20));
  expect(value.map((workout) => workout.performed_on)).toEqual(['2025-08-01', '2025-08-02']);
  expect(faults[0]?.part).toContain('2025-08-03');
});

test.each([
  ['a text', '"history"'],
  ['a number', '42'],
  ['no data', '{{{'],
  ['one broken workout', '{"2025-08-01": {"exer'],
])('a history that is %s is unreadable and left alone', (_form, raw) => {
  expect(readHistory(raw).kind).toBe('unreadable');
});

test('a history of a version nobody knows is left alone', () => {
  expect(readHistory(JSON.stringify({ version: 7, entries: { '2025-08-01': { exercises: [squat] } } })).kind).toBe('unknown-version');
});

test('a numbered envelope is opened', () => {
  expect(history({ version: 1, entries: { '2025-08-01': { exercises: [squat] } } }).value).toHaveLength(1);
});

test('lone halves of characters and zero characters do not reach the names', () => {
  const { value } = history({ '2025-08-01': { exercises: [{ ...squat, name: 'Sq\ud83d\u0000uat 💪' }] } });
  expect(value[0]?.exercises[0]?.exercise).toBe('Sq\ufffduat 💪');
});

test.each([
  ['Squat-0-1', 'Squat', 0, 1],
  ['T-Bar Row-2-3', 'T-Bar Row', 2, 3],
  ['Tempo Squat 3-1-1-0-2', 'Tempo Squat 3-1-1', 0, 2],
  ['Bench Press-Week 1-Day 2', 'Bench Press', 1, 2],
  ['Bench Press_w1_d2', 'Bench Press', 1, 2],
  ['1-2-Bench Press', 'Bench Press', 1, 2],
  ['Squat|3|0', 'Squat', 3, 0],
  ['Squat-0-Monday', 'Squat', 0, 1],
  ['Squat-0-Day 3 - Push', 'Squat', 0, 3],
  ['Squat02', 'Squat', 0, 2],
  ['Squat', 'Squat', 0, 0],
])('the log key %s names the exercise, the week and the day', (key, exercise, week, day) => {
  const { value } = log({ [key]: { date: '2025-08-01', sets: [{ reps: 5, weight: 100 }] } });
  expect(value[0]).toMatchObject({ exercise, week, day, performed_on: '2025-08-01' });
});

test('fields of a log entry go before its key', () => {
  const { value } = log({ abc: { exercise: 'Squat', week: 1, day: 'Friday', date: '2025-08-01', sets: [{ reps: 5, weight: 100 }] } });
  expect(value[0]).toMatchObject({ exercise: 'Squat', week: 1, day: 5, label: 'Friday' });
});

test('sets numbered by position instead of listed are read', () => {
  const { value } = log({ 'Squat-0-0': { date: '2025-08-01', sets: { 0: { reps: 5, weight: 100 }, 1: { reps: 4, weight: 100 } } } });
  expect(value[0]?.sets.map((set) => set.reps)).toEqual([5, 4]);
});

test('a log entry that is no record is reported and the others stay', () => {
  const { value, faults } = log({ 'Squat-0-0': 7, 'Bench-0-0': { date: '2025-08-01', sets: [{ reps: 5, weight: 100 }] } });
  expect(value.map((entry) => entry.exercise)).toEqual(['Bench']);
  expect(faults).toHaveLength(1);
});
