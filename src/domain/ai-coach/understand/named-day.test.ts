import { expect, test } from 'vitest';
import { asksForDay, limitsOneDay } from './named-day.ts';
import { normaliseText } from './normalise-text.ts';

test.each([
  'what does wednesday look like',
  "what's on friday?",
  'ok so what do i do on Thursdays',
  'Show me day 2',
  'what is leg day again',
  'which exercises are on monday',
  "and what's the first session",
])('«%s» asks to see a day', (text) => expect(asksForDay(normaliseText(text))).toBe(true));

test.each([
  'what happens if i miss monday',
  'what weight on monday',
  'what did i do last friday',
  'swap the squats on monday',
  'what about friday instead',
  'show me my progress',
])('«%s» asks for something else', (text) => expect(asksForDay(normaliseText(text))).toBe(false));

test.each([
  'could you make fridays shorter like 40 min',
  'only 30 minutes on leg day please',
  'saturday 30 min',
  "One more thing, Thursdays there's a choir till 7 from October so I could only do 30 mins that day",
  'on fridays i have to fetch my daughter at six from the pool so that day i have 25 minutes at the very most',
])('«%s» limits one day', (text) => expect(limitsOneDay(normaliseText(text))).toBe(true));

test.each([
  'mon and wed 40 min',
  'i have 40 min',
  'tuesday and friday are long at work and that day 40 min is all i get',
  'this friday i only have 40 min',
  'fridays are shorter',
])('«%s» does not', (text) => expect(limitsOneDay(normaliseText(text))).toBe(false));
