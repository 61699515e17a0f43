import { expect, test } from 'vitest';
import { type SummarySet, summariseLog } from './log-summary.ts';

const set = (day: string, set_n: number, more: Partial<SummarySet>): SummarySet => ({
  session_id: `${day}|p1|0|0|1`,
  performed_on: day,
  set_n,
  reps: 5,
  weight: '100',
  unit: 'kg',
  rpe: 8,
  logged_at: `${day}T10:0${set_n}:00.000Z`,
  ...more,
});

test('Nothing logged, nothing to tell', () => {
  expect(summariseLog([], 'kg', 'load')).toBeUndefined();
});

test('Last time is the newest session, its sets in the order of the workout, whatever order they come in', () => {
  const sets = [set('2026-11-16', 2, {}), set('2026-11-09', 1, {}), set('2026-11-16', 1, { reps: 6 })];
  expect(summariseLog(sets, 'kg', 'load')?.last).toEqual({ performed_on: '2026-11-16', sets: [sets[2], sets[0]] });
});

test('A session logged later by the clock but for an earlier day is not the last one', () => {
  const late = set('2026-11-02', 1, { logged_at: '2026-11-20T10:00:00.000Z' });
  expect(summariseLog([late, set('2026-11-16', 1, {})], 'kg', 'load')?.last.performed_on).toBe('2026-11-16');
});

test('The best set has the highest estimated max, across units', () => {
  const heavy = set('2026-11-02', 1, { reps: 1, weight: '300', unit: 'lb', rpe: 10 });
  const best = summariseLog([heavy, set('2026-11-09', 1, { reps: 5, weight: '100', rpe: 10 })], 'lb', 'load')?.best;
  expect(best).toEqual({ performed_on: '2026-11-02', set: heavy, max: 300 });
});

test('A set of a lighter week, too easy to tell a max, is not the best one (PROG-33)', () => {
  const hard = set('2026-11-09', 1, { reps: 3, weight: '165', rpe: 7.5 });
  const easy = set('2026-11-16', 1, { reps: 3, weight: '155', rpe: 5.5 });
  expect(summariseLog([hard, easy], 'kg', 'load')?.best.set).toBe(hard);
});

test('Of equal sets the first one counts', () => {
  expect(summariseLog([set('2026-11-09', 1, {}), set('2026-11-02', 1, {})], 'kg', 'load')?.best.performed_on).toBe('2026-11-02');
});

test('PROG-36 of two maxes that are shown as the same number the day that reached it first counts', () => {
  const single = { reps: 1, rpe: 10 };
  const sets = [set('2026-11-02', 1, { ...single, weight: '100.1' }), set('2026-11-09', 1, { ...single, weight: '100.4' })];
  expect(summariseLog(sets, 'kg', 'load')?.best).toEqual({ performed_on: '2026-11-02', set: sets[0], max: 100 });
});

test('Without added weight the most reps are the best; with most sets weighed the heaviest', () => {
  const free = [set('2026-11-02', 1, { weight: '', reps: 12 }), set('2026-11-09', 1, { weight: '', reps: 9 })];
  expect(summariseLog(free, 'kg', 'reps')?.best).toEqual({ performed_on: '2026-11-02', set: free[0], max: null });
  const weighed = set('2026-11-16', 1, { weight: '10', reps: 3 });
  expect(summariseLog([...free, weighed], 'kg', 'load')?.best.set).toBe(weighed);
});

test('PROG-32 with help the best set is the one with the least of it, then the most reps', () => {
  const sets = [
    set('2026-11-02', 1, { weight: '-30', reps: 12 }),
    set('2026-11-09', 1, { weight: '-20', reps: 6 }),
    set('2026-11-16', 1, { weight: '-20', reps: 8 }),
  ];
  expect(summariseLog(sets, 'kg', 'help')?.best).toEqual({ performed_on: '2026-11-16', set: sets[2], max: null });
});

test('PROG-35 of a timed exercise the longest set is the best, of a distance the farthest in any unit', () => {
  const timed = [set('2026-11-02', 1, { weight: '', reps: 90, seconds: 90 }), set('2026-11-09', 1, { weight: '', reps: 0, seconds: 105 })];
  expect(summariseLog(timed, 'kg', 'time')?.best).toEqual({ performed_on: '2026-11-09', set: timed[1], max: null });
  const far = [
    set('2026-11-02', 1, { weight: '', reps: 0, distance: '3', distance_unit: 'km' }),
    set('2026-11-09', 1, { weight: '', reps: 0, distance: '2', distance_unit: 'mi' }),
  ];
  expect(summariseLog(far, 'kg', 'distance')?.best.set).toBe(far[1]);
});
