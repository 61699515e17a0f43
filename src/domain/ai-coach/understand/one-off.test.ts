import { expect, test } from 'vitest';
import { normaliseText } from './normalise-text.ts';
import { isOneOff } from './one-off.ts';

test.each([
  'can you make sunday 25 minutes just this week',
  "this week I'm on nights so only 2 days, mon and thu",
  "i'm in a hotel next week mon to wed, only dumbbells there",
  'only got half an hour tomorrow',
  'no gym while i am away',
])('«%s» is for once', (text) => expect(isOneOff(normaliseText(text))).toBe(true));

test.each(['from next week on only 2 days', 'i train mon and thu', 'make fridays 40 minutes from now on', 'every week only 30 min'])(
  '«%s» is for good',
  (text) => expect(isOneOff(normaliseText(text))).toBe(false),
);
