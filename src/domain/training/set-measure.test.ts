import { expect, test } from 'vitest';
import { findExercise } from '../exercises/find-exercise.ts';
import { noticeRecord } from './notice-records.ts';
import { loggedSetText } from './prescription-text.ts';
import { progressOf, weightMoved } from './progress.ts';
import { measureOf, setNeeds, timeText } from './set-measure.ts';
import { setsText, setText } from './set-text.ts';
import { suggestSet } from './suggest.ts';

const set = { weight: '20', unit: 'kg' as const, reps: 0, rpe: null };

test('TRAIN-24 a set says what it was measured by, in one form everywhere', () => {
  expect(setText({ ...set, seconds: 40, rpe: 8 }, 'kg')).toBe('20 kg × 40 s, RPE 8');
  expect(setText({ ...set, weight: '', seconds: 90 }, 'kg')).toBe('1:30');
  expect(setText({ ...set, distance: '40', distance_unit: 'm' }, 'kg', 'unit known')).toBe('20 × 40 m');
  expect(setText({ ...set, weight: '', distance: '5', distance_unit: 'km', seconds: 1500 }, 'kg')).toBe('5 km in 25:00');
  expect(setText({ ...set, reps: 10, per_side: true, rpe: 8, rir: 2 }, 'kg')).toBe('20 kg × 10 each side, RIR 2');
  expect(setText({ ...set, weight: '-20', reps: 8 }, 'kg')).toBe('20 kg of help × 8');
  expect(setText({ ...set, weight: '-20', reps: 8 }, 'kg', 'unit known')).toBe('−20 × 8');
  expect(
    setsText(
      [40, 35].map((seconds) => ({ ...set, seconds })),
      'kg',
      's',
    ),
  ).toBe('20 kg × 40, 35 s');
  expect(
    setsText(
      [
        { ...set, seconds: 40 },
        { ...set, reps: 5 },
      ],
      'kg',
    ),
  ).toBe('20 kg × 40 s, then 20 kg × 5');
  expect(timeText(3723)).toBe('1:02:03');
});

test('HIST-2 a line of history names time, distance, help and sides', () => {
  expect(loggedSetText({ ...set, seconds: 40 }, 'Set 1')).toBe('Set 1: 40 s @ 20 kg');
  expect(loggedSetText({ ...set, weight: '-20', reps: 8 }, 'Set 1')).toBe('Set 1: 8 reps with 20 kg of help');
  expect(loggedSetText({ ...set, reps: 10, per_side: true, rpe: 8, rir: 2 }, 'Set 2')).toBe('Set 2: 10 reps each side @ 20 kg, RIR 2');
  expect(loggedSetText({ ...set, weight: '', distance: '5', distance_unit: 'km' }, 'Set 1')).toBe('Set 1: 5 km');
});

test('TRAIN-24 an older set of a timed exercise has its seconds in its reps', () => {
  expect(measureOf({ reps: 40 }, findExercise('Plank'))).toBe('time');
  expect(measureOf({ reps: 40 }, findExercise('Bench press'))).toBe('reps');
  expect(measureOf({ reps: 0, seconds: 40 }, findExercise('Bench press'))).toBe('time');
  expect(setNeeds(findExercise('Plank'), 'time', 'rir').fields).toEqual(['weight', 'time', 'rir']);
});

test('TRAIN-24 time, distance and help move no weight, and a set done side by side moves it twice', () => {
  expect(weightMoved([{ ...set, reps: 40, seconds: 40 }], 'kg')).toBe(0);
  expect(weightMoved([{ ...set, distance: '40' }], 'kg')).toBe(0);
  expect(weightMoved([{ ...set, weight: '-20', reps: 8 }], 'kg')).toBe(0);
  expect(weightMoved([{ ...set, exercise: 'Band-assisted pull-up', weight: '20', reps: 8 }], 'kg')).toBe(0);
  expect(weightMoved([{ ...set, reps: 10, per_side: true }], 'kg')).toBe(400);
});

test('TRAIN-24 progress of a held exercise is its longest set, whatever hung from it', () => {
  const dated = { session_id: 's', performed_on: '2026-11-18' };
  expect(progressOf([{ ...set, ...dated, reps: 40, seconds: 40 }], 'kg')).toMatchObject({ measure: 'reps', points: [{ value: 40 }] });
});

test('TRAIN-24 less help is a record, and the next step where every set reached the top', () => {
  const helped = { ...set, weight: '-20', reps: 8 };
  expect(noticeRecord({ ...helped, weight: '-15' }, [helped], 'kg')?.sentence).toBe(
    '15 kg of help is the least you have needed in this exercise.',
  );
  const prescription = { reps: '5–8', rpe: null, sets: 2 };
  const input = { prescription, done: [], last_time: [helped, helped], unit: 'kg' as const, kind: 'bodyweight' as const };
  expect(suggestSet(input)).toMatchObject({ weight: '-17.5', reps: 5, reason: 'Every set reached 8 reps last time, so take less help.' });
  const almost = { ...helped, weight: '-2.5' };
  expect(suggestSet({ ...input, last_time: [almost, almost] })).toMatchObject({ weight: '' });
  expect(suggestSet({ ...input, last_time: [{ ...helped, reps: 6 }] })).toMatchObject({ weight: '-20', reps: 7 });
});
