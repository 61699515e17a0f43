import { expect, test } from 'vitest';
import { ownExerciseValue } from '#domain/exercises/own-exercise.ts';
import type { Held } from '#domain/sync/register.ts';
import type { TwoValues } from '#offline/log/two-values.ts';
import { wordsOf } from './two-phones-words.ts';

const made_at = '2026-11-20T18:00:00Z';

function held(kind: string, value: Held['value']): Held {
  return { kind, op_id: kind, hlc: '', v: 1, value };
}

function words(mine: Held, theirs: Held) {
  const two: TwoValues = {
    slot: 's',
    mine,
    theirs,
    noticed_at: 0,
    kept: null,
    isOpen: true,
    isRoutine: true,
    isBody: false,
    session_id: null,
    exercise_id: null,
    made_at: null,
  };
  return wordsOf(two);
}

const routine = (name: string) => held('routine.put', { routine_id: 'r', name, days: [], made_at });
const day = (sets: number) => {
  const exercises = [
    { exercise: 'Dip', sets, reps: '5' },
    { exercise: 'Row', sets: 3, reps: '8' },
  ];
  return held('routine-day.put', { routine_id: 'r', day_id: 'd', day: { title: 'Push', exercises }, made_at });
};

test('SYNC-27 a routine that was deleted on one phone is told with its name', () => {
  const sentence = 'One phone changed the routine Push, the other deleted it.';
  expect(words(routine('Push'), held('routine.delete', null))).toEqual({ sentence, mine: 'Push', theirs: 'deleted' });
  expect(words(held('routine.delete', null), routine('Push'))).toEqual({ sentence, mine: 'deleted', theirs: 'Push' });
  expect(words(routine('A'), routine('B'))).toMatchObject({ mine: 'A', theirs: 'B' });
});

test('SYNC-27 a day is told by what differs, and one that was removed by all it holds', () => {
  expect(words(day(3), day(5))).toMatchObject({
    mine: expect.stringMatching(/^Dip: 3 sets/),
    theirs: expect.stringMatching(/^Dip: 5 sets/),
  });
  expect(words(day(3), held('routine-day.delete', null))).toMatchObject({
    mine: expect.stringMatching(/^Push, Dip: 3.*Row: 3/),
    theirs: 'deleted',
  });
});

test('SYNC-27 an own exercise is told by what differs, or as deleted', () => {
  const entry = { name: 'Log lift', counts: 'weight', primary: ['chest'], secondary: ['triceps'], equipment: ['barbell'] } as const;
  const stored = ownExerciseValue(entry, undefined, made_at);
  const theirs = ownExerciseValue({ ...entry, counts: 'time', equipment: ['kettlebells'] }, stored, made_at);
  expect(words(held('exercise.put', stored), held('exercise.put', theirs))).toEqual({
    sentence: 'This phone and another each changed your exercise Log lift.',
    mine: 'Weight × reps, Barbell',
    theirs: 'Time, Kettlebells',
  });
  expect(words(held('exercise.put', { ...stored, deleted_at: made_at }), held('exercise.put', stored))).toMatchObject({ mine: 'deleted' });
});

test('SYNC-27 a measure of a day is told as typed, and a workout by its two notes', () => {
  const weight = (amount: string, unit = 'kg') => held('body.put', { measure: 'weight', measured_on: '2026-03-01', amount, unit, made_at });
  const told = words(weight('82.5'), weight('181', 'lb'));
  expect(told).toMatchObject({ mine: '82.5 kg', theirs: '181 lbs' });
  expect(told.sentence).toMatch(/^This phone and another each entered body weight for .*March/);
  expect(words(held('body.delete', null), weight('82'))).toMatchObject({ mine: 'deleted', theirs: '82 kg' });
  const session = { performed_on: '2026-03-01', plan_id: 'p', week: 0, day: 0, label: 'A', started_at: made_at };
  expect(words(held('session.put', { ...session, note: 'Belt.' }), held('session.put', session))).toEqual({
    sentence: 'This phone and another each wrote a note on this workout.',
    mine: 'Belt.',
    theirs: 'no note',
  });
});
