import { expect, test } from 'vitest';
import { type LoggedTraining, logFacts, loggedMax } from './log-facts.ts';

const set = (performed_on: string, weight: string, reps: number, rpe: number | null = 8) => ({
  session_id: `${performed_on}|p|0|0|1`,
  performed_on,
  weight,
  reps,
  rpe,
  unit: 'kg' as const,
});

const LOG: LoggedTraining = {
  unit: 'kg',
  today: '2026-11-21',
  all: { workouts: 36, since: '2026-08-31' },
  workout_days: 11,
  last: {
    performed_on: '2026-11-18',
    exercises: [
      { name: 'Bench press', sets: [set('2026-11-18', '80', 5), set('2026-11-18', '80', 5), set('2026-11-18', '77.5', 5)] },
      { name: 'Plank', sets: [set('2026-11-18', '', 40)] },
    ],
  },
  lifts: [
    { name: 'Bench press', sets: [set('2026-11-18', '80', 5), set('2026-09-02', '75', 5)] },
    { name: 'Pull-up', sets: [set('2026-11-16', '', 9), set('2026-10-01', '', 6)] },
    { name: 'Back squat', sets: [] },
  ],
};
const valueOfFact = (key: string, log = LOG): string | undefined => logFacts(log).find((fact) => fact.key === key)?.value;

test('Nothing logged gives no facts', () => {
  expect(logFacts({ ...LOG, all: null, last: null, lifts: [], workout_days: 0 })).toEqual([]);
});

test('Workouts are told with the first day, which names its year when it is another one', () => {
  expect(valueOfFact('logged')).toBe('36 workouts since 31 August');
  expect(valueOfFact('logged', { ...LOG, all: { workouts: 2, since: '2025-08-31' } })).toBe('2 workouts since 31 August 2025');
  expect(valueOfFact('logged', { ...LOG, all: { workouts: 1, since: '2026-11-02' } })).toBe('1 workout, 2 November');
  expect(valueOfFact('workouts')).toBe('11 workouts, 2.8 a week');
});

test('A main lift is told as its best estimate and what it gained; one without weight as its most reps, one never done not at all', () => {
  expect(valueOfFact('lift:bench press')).toBe('99 kg, up 7 kg since 2 Sep');
  expect(valueOfFact('lift:pull up')).toBe('9 reps, up 3 reps since 1 Oct');
  expect(valueOfFact('lift:back squat')).toBeUndefined();
  expect(loggedMax(logFacts(LOG), 'bench press')).toMatchObject({ value: 99, unit: 'kg' });
  expect(loggedMax(logFacts(LOG), 'Pull-up')).toBeUndefined();
});

test('Days of another year name theirs, and everything is in the unit chosen in the app', () => {
  const later = { ...LOG, today: '2027-01-05', unit: 'lb' as const };
  expect(valueOfFact('lift:bench press', later)).toBe('217 lbs, up 13 lbs since 2 Sep 2026');
  expect(valueOfFact('last-session', later)).toBe('18 Nov 2026: Bench press 176.5 lbs × 5, 5, then 171 lbs × 5; Plank 40 s');
});

test('The last session names every set, in one line that always fits', () => {
  expect(valueOfFact('last-session')).toBe('18 Nov: Bench press 80 kg × 5, 5, then 77.5 kg × 5; Plank 40 s');
  const many = Array.from({ length: 40 }, (_, index) => ({ name: `Exercise number ${index}`, sets: [set('2026-11-18', '80', 5)] }));
  const value = valueOfFact('last-session', { ...LOG, last: { performed_on: '2026-11-18', exercises: many } }) ?? '';
  expect(value.length).toBeLessThanOrEqual(400);
  expect(value).toMatch(/ and more$/);
});
