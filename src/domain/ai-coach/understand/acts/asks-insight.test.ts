import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { asksInsight } from './plain-log-forms.ts';

test.each([
  'What do you notice?',
  'anything interesting in my training?',
  'have you noticed anything',
  'any insights?',
  'what stands out in my log',
  "tell me something about my lifting I don't know",
  "what's going well",
  'what is going badly in my training',
  'what should I be proud of',
  'analyse my training',
])('ASK-6 «%s» asks what stands out', (text) => expect(asksInsight(normaliseText(text))).toBe(true));

test.each([
  'what do you notice about my bench',
  'anything interesting on Monday',
  "what's good for biceps",
  'tell me something about protein',
])('«%s» asks about something named', (text) => expect(asksInsight(normaliseText(text))).toBe(false));
