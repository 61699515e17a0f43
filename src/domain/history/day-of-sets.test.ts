import { expect, test } from 'vitest';
import { readPlanDay } from '../plan/plan-view.ts';
import { askedDistance, parseReps } from '../training/rep-range.ts';
import { type DoneSet, dayOfSets } from './day-of-sets.ts';

test('ROUTINE-7 a past workout becomes a day with the sets and reps that were done', () => {
  const set = (exercise: string, reps: number, exercise_n = 1) => ({ exercise, exercise_n, reps });
  const sets = [set('Squat', 5), set('Squat', 5), set('Dip', 12), set('Dip', 9), set('Squat', 3, 2)];
  expect(dayOfSets('Legs', sets)).toEqual({
    title: 'Legs',
    exercises: [
      { exercise: 'Squat', sets: 2, reps: '5' },
      { exercise: 'Dip', sets: 2, reps: '9–12' },
      { exercise: 'Squat', sets: 1, reps: '3' },
    ],
  });
});

test('ROUTINE-7 a routine of a past workout has its working sets, without the warm-up', () => {
  const of = { exercise: 'Squat', exercise_n: 1 };
  const sets = [
    { ...of, reps: 8, kind: 'warm-up' },
    { ...of, reps: 5 },
    { ...of, reps: 5, kind: 'failure' },
  ];
  expect(dayOfSets('Legs', sets).exercises).toEqual([{ exercise: 'Squat', sets: 2, reps: '5', set_kinds: [null, 'failure'] }]);
});

test('ROUTINE-7 a past workout keeps its distances and times, as far as they were the same or between which they lay', () => {
  const reps = (exercise: string, ...sets: Partial<DoneSet>[]) =>
    dayOfSets(
      'Mixed',
      sets.map((set) => ({ exercise, exercise_n: 1, reps: 0, ...set })),
    ).exercises?.[0]?.reps;
  expect(reps('Running', { distance: '5', distance_unit: 'km', seconds: 1_500 })).toBe('5 km in 25:00');
  expect(reps('Running', { seconds: 1_200 }, { seconds: 1_500 })).toBe('20–25 min');
  expect(reps('Plank', { reps: 45, seconds: 45 }, { reps: 60, seconds: 60 })).toBe('45–60 s');
  // Of a timed exercise older apps store the seconds as reps.
  expect(reps('Plank', { reps: 90 })).toBe('90 s');
  expect(reps('Sled push', { distance: '40', distance_unit: 'm' }, { distance: '20', distance_unit: 'm' })).toBe('20–40 meters');
  expect(
    reps('Sled push', { distance: '40', distance_unit: 'yd', seconds: 30 }, { distance: '40', distance_unit: 'yd', seconds: 32 }),
  ).toBe('40 yd');
  expect(reps('Back squat', { seconds: 30 }, { seconds: 30 })).toBe('30 s');
  expect(reps('Lunge', { reps: 8, per_side: true }, { reps: 10, per_side: true })).toBe('8–10 each');
  expect(reps('Side plank', { reps: 30, seconds: 30, per_side: true })).toBe('30 s each');
  // Sets that were measured in several ways: the first one's.
  expect(reps('Running', { distance: '400', distance_unit: 'm' }, { distance: '1', distance_unit: 'km' }, { seconds: 60 })).toBe(
    '400 meters',
  );
});

test('ROUTINE-7 what a copy says is read back as the same distance and time', () => {
  expect(askedDistance('5 km in 25:00')).toEqual({ low: '5', high: '5', unit: 'km', seconds: 1_500 });
  expect(askedDistance('42.2 km in 3:59:10')).toMatchObject({ low: '42.2', seconds: 14_350 });
  expect(askedDistance('20–40 meters')).toEqual({ low: '20', high: '40', unit: 'm', seconds: null });
  expect(askedDistance('100 meters in 15 s')).toMatchObject({ low: '100', unit: 'm', seconds: 15 });
  expect(askedDistance('3 mi each')).toMatchObject({ low: '3', unit: 'mi' });
  for (const other of ['5', '8–12', '30 s', '15 min', '15 m', '10 each', 'AMRAP', '5 mins', '3 minutes'])
    expect(askedDistance(other)).toBeUndefined();
  expect(parseReps('5 km in 25:00')).toMatchObject({ unit: 'seconds', low: 1_500, high: 1_500 });
  // Without a time it takes about as long as it is run easily.
  expect(parseReps('1 km')).toMatchObject({ unit: 'seconds', low: 360 });
});

test('ROUTINE-7 a past workout keeps its supersets, its notes and rests, and one whose partner was left out stands alone', () => {
  const set = (exercise: string, reps: number, kind?: string) => ({ exercise, exercise_n: 1, reps, kind });
  const planned = readPlanDay(
    {
      title: 'Push',
      exercises: [
        { exercise: 'Bench press', sets: 3, reps: '5', superset: 'A', note: 'Pause.', rest_seconds: 90 },
        { exercise: 'Row', sets: 3, reps: '8', superset: 'A' },
        { exercise: 'Dip', sets: 3, reps: '8', superset: 'B' },
        { exercise: 'Curl', sets: 3, reps: '8', superset: 'B' },
      ],
    },
    0,
    0,
  );
  const sets = [set('Bench press', 5), set('Row', 8), set('Bench press', 5, 'drop'), set('Dip', 9)];
  expect(dayOfSets('Push', sets, planned).exercises).toEqual([
    { exercise: 'Bench press', sets: 2, reps: '5', set_kinds: [null, 'drop'], superset: 'A', note: 'Pause.', rest_seconds: 90 },
    { exercise: 'Row', sets: 1, reps: '8', superset: 'A' },
    { exercise: 'Dip', sets: 1, reps: '9' },
  ]);
});
