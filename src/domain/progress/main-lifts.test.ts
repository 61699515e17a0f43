import { expect, test } from 'vitest';
import { chooseLifts, liftTrend, trendGain } from './main-lifts.ts';

const named = (...names: string[]) => names.map((exercise) => ({ exercise }));

test("the plan's main lifts lead, then what was trained most; warm-up sets and small work do not count (PROG-21)", () => {
  const warmUps = named('Deadlift', 'Deadlift', 'Deadlift').map((set) => ({ ...set, kind: 'warm-up' }));
  const logged = [...named('Back squat', 'Bench press', 'bench press', 'Lateral raise', 'Lateral raise', 'My stone'), ...warmUps];
  expect(chooseLifts(['Overhead press', 'Back squat'], logged)).toEqual(['Overhead press', 'Back squat', 'Bench press']);
});

test('six lifts fit', () => {
  expect(chooseLifts(['a', 'b', 'c', 'd', 'e', 'f', 'g'], [])).toHaveLength(6);
});

const set = (performed_on: string, weight: string, more: object = {}) => ({
  session_id: `${performed_on}|p|0|0|1`,
  performed_on,
  reps: 1,
  weight,
  unit: 'lb' as const,
  rpe: 10,
  ...more,
});

test('a lower day is no loss, the best is told', () => {
  const trend = liftTrend('Bench press', [set('2026-11-02', '180'), set('2026-11-09', '200'), set('2026-11-16', '170')], 'lb');
  expect(trend === undefined ? undefined : trendGain(trend)).toMatchObject({ latest: 170, gain: 0, best: { value: 200 } });
});

test('a warm-up set makes no point', () => {
  expect(liftTrend('Bench press', [set('2026-11-02', '95', { kind: 'warm-up' })], 'lb')).toBeUndefined();
  expect(liftTrend('My stone', [set('2026-11-02', '95')], 'lb')).toMatchObject({ exercise_id: null, measure: 'max' });
});

test('the guess of an easy set is no point; of a bodyweight lift each set is', () => {
  const easy = set('2026-11-16', '210', { reps: 3, rpe: 5 });
  expect(liftTrend('Back squat', [set('2026-11-09', '225'), easy], 'lb')?.points).toMatchObject([{ value: 225 }]);
  expect(liftTrend('Back squat', [easy], 'lb')).toBeUndefined();
  expect(liftTrend('Pull-up', [set('2026-11-16', '', { reps: 8, rpe: 6 })], 'lb')).toMatchObject({
    measure: 'reps',
    points: [{ value: 8 }],
  });
});

test('a hold is told in time, however it was stored, and repetitions in repetitions (PROG-35)', () => {
  const held = [set('2026-11-02', '', { reps: 60 }), set('2026-11-09', '', { reps: 75, seconds: 75 })];
  expect(liftTrend('Plank', held, 'lb')).toMatchObject({ is_timed: true, points: [{ value: 60 }, { value: 75 }] });
  expect(liftTrend('Push-up', held.slice(0, 1), 'lb')).toMatchObject({ is_timed: false, points: [{ value: 60 }] });
  expect(liftTrend('Wall climb', [set('2026-11-02', '', { reps: 0, seconds: 90 })], 'lb')).toMatchObject({ is_timed: true });
});
