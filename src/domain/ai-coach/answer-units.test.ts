import { expect, test } from 'vitest';
import { digestOf } from '#tests/fixtures/log-digest.ts';
import { array, assert, constantFrom, property, record, shuffledSubarray } from '#tests/support/properties.ts';
import { answer } from './answer.ts';
import type { ChatMessage } from './brief.ts';
import { type LoggedTraining, logFacts, unitFact } from './log-facts.ts';

const READY = ['strength', '3 days, full gym', 'lifting 2 years'];
const KG = /\d ?(?:kg|kilos?)\b/i;
const LBS = /\d ?(?:lbs?|pounds?)\b/i;

const unit = constantFrom('kg' as const, 'lb' as const);
const set = (performed_on: string) =>
  record({
    session_id: constantFrom(`${performed_on}|p|0|0|1`),
    performed_on: constantFrom(performed_on),
    reps: constantFrom(1, 3, 5, 8),
    weight: constantFrom('', '60', '82.5', '100', '225', '263'),
    unit,
    rpe: constantFrom(7, 8, 9.5, null),
  });
const sets = array(constantFrom('2026-11-18', '2026-09-02', '2025-09-04').chain(set), { minLength: 1, maxLength: 5 });
const log = record({ unit, bench: sets, squat: sets }).map(
  ({ unit: shown, bench, squat }): LoggedTraining => ({
    unit: shown,
    today: '2026-11-21',
    all: { workouts: 30, since: '2025-09-04' },
    workout_days: 9,
    last: { performed_on: '2026-11-18', exercises: [{ name: 'Bench press', sets: bench }] },
    lifts: [
      { name: 'Bench press', sets: bench },
      { name: 'Back squat', sets: squat },
    ],
  }),
);

const told = shuffledSubarray(
  ['my bench max is 100 kg', 'squat 1rm 140kg, deadlift 1rm 405 lbs', 'use kg', 'use lbs', 'I weigh 180 lbs', 'Forget: Weights in'],
  { maxLength: 3 },
);
const asked = constantFrom(
  'how much should i bench',
  'how heavy should I squat?',
  'how heavy deadlift',
  'how is my bench going',
  'how am i doing?',
  'what did i do last time',
  'did 80kg x 5 @8',
  '185 for 3',
  '225 lbs x 5 @ 9',
  'kg or lbs?',
  'why the bench press',
);

/** Answers each message before the next one, so that the last message stands alone. */
function talk(...typed: readonly string[]): ChatMessage[] {
  return typed
    .flatMap((content): ChatMessage[] => [
      { role: 'user', content },
      { role: 'assistant', content: 'Noted.' },
    ])
    .slice(0, -1);
}

test('no answer holds both units, whatever was logged, told and asked in which', () => {
  assert(
    property(log, told, asked, (logged, said, question) => {
      const words = answer({ messages: talk(...READY, ...said, question), facts: logFacts(logged) }).messages.join(' ');
      return !(KG.test(words) && LBS.test(words));
    }),
    { numRuns: 600 },
  );
}, 60_000);

test('with nothing else said, an answer is in the unit chosen in the app', () => {
  assert(
    property(log, asked, (logged, question) => {
      const words = answer({ messages: talk(...READY, question), facts: logFacts(logged) }).messages.join(' ');
      return !(logged.unit === 'kg' ? LBS : KG).test(words);
    }),
    { numRuns: 300 },
  );
});

const LOG = digestOf({ 'Bench press': [{ on: '2026-11-18', reps: [5], weight: '225', unit: 'lb' }] }, { unit: 'lb', today: '2026-11-21' });
const asks = (...typed: readonly string[]) =>
  answer({ messages: talk(...READY, ...typed), facts: [unitFact('lb')], log: LOG }).messages.join(' ');

test('who asked for kilograms gets the log in kilograms, weight before reps', () => {
  expect(asks('use kg', 'what did i do last time')).toContain('102.1 kg × 5');
  expect(asks('use kg', '225 lbs x 5 @8')).toMatch(/^102\.1 kg × 5, RPE 8 points to a maximum near 126 kg/);
});

test('writing a weight in another unit is no wish for that unit: the app’s stays', () => {
  expect(asks('my bench max is 100 kg', 'how much should i bench')).toMatch(/ lbs × /);
});
