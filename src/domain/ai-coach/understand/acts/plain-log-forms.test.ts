import { expect, test } from 'vitest';
import { betweenWords } from '../../log-digest/between-words.ts';
import { normaliseText } from '../normalise-text.ts';
import { asksWhyDown, lastSessionsAsked, loadsBetween } from './plain-log-forms.ts';
import { readLogQuestion } from './read-log-question.ts';

test.each([
  ['my rows, last 5 sessions', 5],
  ['last 3 bench workouts please', 3],
  ['show me squat, last few times', 3],
  ['deadlift last 4', 4],
  ['can you list my last two overhead press sessions', 2],
  ["my squat hasn't moved in the last 5 sessions", undefined],
  ['add rows to the last 2 sessions', undefined],
  ['last 5 sessions', undefined],
  ['last bench session', undefined],
] as const)('sessions of an exercise that are to be listed (ASK-2): «%s»', (said, most) => {
  expect(lastSessionsAsked(normaliseText(said))).toBe(most);
});

test.each([
  'why did my bench go down',
  'how come my deadlift dropped?',
  'why is my squat weaker than last month',
  'my bench went down, why?',
  'why has my strength gone backwards',
])('«%s» asks for the trend, and not why it is in the plan (ASK-2)', (said) => {
  expect(asksWhyDown(normaliseText(said))).toBe(true);
  expect(readLogQuestion(normaliseText(said))).toBe('ask-log-trend');
});

test.each([
  'why is bench before squat',
  'why did the weight go down in week 4',
  'why does my knee hurt when I squat down',
  'why 3 sets of rows',
])('«%s» asks something else', (said) => expect(asksWhyDown(normaliseText(said))).toBe(false));

test.each([
  ['8 kg is too light, 12 too heavy', { light: '8', heavy: '12', unit: 'kg' }],
  ['25 lb is too hard but 20 too easy', { light: '20', heavy: '25', unit: 'lb' }],
  ['the 10s are too light and the 15s are too heavy', { light: '10', heavy: '15', unit: undefined }],
  ['12.5 feels too easy, 15 way too heavy', { light: '12.5', heavy: '15', unit: undefined }],
  ['8 kg is too light', undefined],
  ['12 kg too light, 8 kg too heavy', undefined],
  ['3 days is too much', undefined],
] as const)('two loads of which neither suits: «%s»', (said, between) => {
  expect(loadsBetween(normaliseText(said))).toEqual(between);
});

test('between two loads reps are the step', () => {
  expect(betweenWords({ light: '8', heavy: '12', unit: 'kg' })).toMatch(/^Between 8 kg and 12 kg .*stay with 8 kg/);
});
