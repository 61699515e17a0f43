import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';
import { toldInUse } from './told-in-use.ts';

const told = (text: string) => toldInUse(readFacts(text, null), text, { days: 4, isGymAssumed: false });

test.each(['i want bigger arms', 'my legs look too skinny, grow them', 'my chest is so flat, get it bigger'])(
  'FACT-30 more of a part is no other goal: «%s»',
  (text) => {
    expect(readFacts(text, null).goal?.goal).toBe('muscle');
    expect(told(text).goal).toBeUndefined();
    expect(told(text).focus.more.length).toBeGreaterThan(0);
  },
);

test.each(['i want to build muscle now, above all arms', 'new goal: bigger arms and chest', 'just size from now on, mostly legs'])(
  'FACT-30 a goal by its name counts with a plan in use: «%s»',
  (text) => expect(told(text).goal?.goal).toBe('muscle'),
);
