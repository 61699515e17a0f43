import { expect, test } from 'vitest';
import { normaliseText } from '../normalise-text.ts';
import { plainAmounts } from './plain-amounts.ts';
import { besideMeet, readMeet } from './read-meet.ts';

function read(said: string, isLifter = false): { on: string | null; told: number | null } | null | undefined {
  const meet = readMeet(plainAmounts(normaliseText(said)), isLifter);
  return meet == null ? meet : { on: meet.on, told: meet.told };
}

test.each([
  ['my meet is on 14 February', { on: '--02-14', told: null }],
  ['Comp in 10 days, powerlifting', { on: null, told: 10 }],
  ['I have a powerlifting competition in five weeks', { on: null, told: 35 }],
  ['12 weeks out from my meet', { on: null, told: 84 }],
  ['powerlifting, I am 3 weeks out', { on: null, told: 21 }],
  ['Nationals are 16 weeks away and I squat, bench and deadlift', { on: null, told: 112 }],
  ['my first powerlifting meet is in 2 months', { on: null, told: 61 }],
  ['got a meet coming up on March 3rd', { on: '--03-03', told: null }],
  ['the meet is on Saturday 9 May 2027', { on: '2027-05-09', told: null }],
  ['meet on 2027-02-14', { on: '2027-02-14', told: null }],
  ['powerlifting meet this Saturday', { on: 'this sat', told: null }],
  ['in 6 weeks i have a bench press meet', { on: null, told: 42 }],
  ['8 weeks until my meet', { on: null, told: 56 }],
  ['My meet is tomorrow', { on: null, told: 1 }],
  ['I compete in push-pull in 3 weeks, powerlifting', { on: null, told: 21 }],
  ['a couple of weeks to my meet', { on: null, told: 14 }],
] as const)('MEET-1 «%s» tells when the meet is', (said, meet) => {
  expect(read(said)).toEqual(meet);
});

test.each([
  'swim meet in 5 weeks',
  'I need to meet my goal of a 100 kg bench in 12 weeks',
  'can we meet in 2 weeks?',
  'track meet on 3 May',
  'bodybuilding competition in 12 weeks',
  'my dance competition is in 5 weeks',
  'my brother has a meet in 5 weeks',
  'I did a meet 5 weeks ago',
  'my last meet was on 14 February, powerlifting',
  '5 weeks after my meet',
  'holiday in 10 days',
  'I train 5 days a week',
])('MEET-1 «%s» tells of no powerlifting meet', (said) => {
  expect(read(said)).toBeUndefined();
});

test('MEET-1 A competition without its kind is a meet of somebody known as a powerlifter', () => {
  expect(read('competition in 5 weeks')).toBeUndefined();
  expect(read('competition in 5 weeks', true)).toEqual({ on: null, told: 35 });
});

test('MEET-1 A meet that is off ends the preparation', () => {
  expect(read('my meet got cancelled', true)).toBeNull();
});

test('MEET-1 The days to a meet are no training days', () => {
  expect(besideMeet('my meet is in 5 days, i train 3 days')).toBe('my meet, i train 3 days');
});
