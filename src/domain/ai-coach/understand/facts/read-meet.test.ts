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
  ['my meet is on 14/2', { on: '--02-14', told: null }],
  ['powerlifting meet 2/14/2027, 3 days a week', { on: '2027-02-14', told: null }],
  ['Meet on 14.2.', { on: '--02-14', told: null }],
  ['comp is 03.04.27, powerlifting', { on: '2027-04-03', told: null }],
  ['my meet is on 5/5', { on: '--05-05', told: null }],
  ['my meet is on 3/4', { on: '3/4', told: null }],
  ['push-pull meet on 3/4/27', { on: '3/4/2027', told: null }],
  ['my meet is in March', { on: '--03', told: null }],
  ['powerlifting meet in mid-October', { on: '--10', told: null }],
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
  'my meet total was 3/4 of what I wanted',
  'the meet is 30/31 kg plates only',
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

function liftsOf(said: string): readonly string[] | null | undefined {
  return readMeet(plainAmounts(normaliseText(said)), true)?.lifts;
}

test.each([
  ['push-pull meet in 8 weeks', ['bench press', 'deadlift']],
  ['I do a push/pull comp in 8 weeks', ['bench press', 'deadlift']],
  ['my meet in 8 weeks is push and pull', ['bench press', 'deadlift']],
  ['bench and deadlift meet in 8 weeks', ['bench press', 'deadlift']],
  ['bench press meet in 6 weeks', ['bench press']],
  ['My comp is in 6 weeks, bench only', ['bench press']],
  ['deadlift-only meet in 6 weeks', ['deadlift']],
  ['meet in 8 weeks', null],
  ['squat, bench and deadlift meet in 8 weeks', null],
  ['full power meet in 8 weeks, I bench only once a week', null],
  ['meet in 8 weeks, I do push pull legs', null],
  ['meet in 8 weeks, push pull split please', null],
] as const)('MEET-6 «%s» tells what is lifted there', (said, lifts) => {
  expect(liftsOf(said)).toEqual(lifts);
});
