import { expect, test } from 'vitest';
import { withToday } from './only-minutes.ts';

test.each([
  'only got half an hour',
  "I've just 20 mins",
  'ok, I only have 40 minutes left',
  'just got 25 min before the gym closes',
  'we have only an hour',
])('PLAN-17 «%s» is about today', (text) => expect(withToday(text)).toBe(`${text} today`));

test.each([
  'only 30 minutes',
  'I only have 30 min on Fridays',
  'I have 45 minutes, 3 days a week',
  'only got dumbbells',
  'only got half an hour each time',
  'just add 10 min',
])('PLAN-17 «%s» is not said of today alone', (text) => expect(withToday(text)).toBe(text));
