import { expect, test } from 'vitest';
import { bindReply, toldNow } from './bind-reply.ts';

const FRIDAY = 'Fri, about 49 minutes: Close-grip bench press 4 × 5, Hip thrust 2 × 8–12.';
const FLOOR = 'For today: floor press for bench press. Same sets and the same effort; start lighter.';
const LAST = 'Deadlift, last time on Nov 18: 265 lbs × 3, 3 at RPE 5.5–6.';
const LEAST = 'Fewest hard sets a week over the four weeks before this: side delts 3.5 (4 in your plan), chest 6 (8 in your plan).';

function bound(text: string, said: string): string | undefined {
  const remembered = toldNow(said, undefined);
  return remembered === undefined ? undefined : bindReply(text, remembered.told, 'the bench is taken');
}

test.each([
  ['how long is that', FRIDAY, 'how long is fri'],
  ["that's a long one, isn't it", FRIDAY, undefined],
  ["that's pretty long, isn't it", FRIDAY, 'how long is fri'],
  ['way too long', FRIDAY, 'make fri shorter'],
  ['only for today', FLOOR, 'the bench is taken'],
  ['and how heavy?', FLOOR, 'how heavy for floor press'],
  ['how much rest', FLOOR, 'how long rest for bench press'],
  ['bench is free again, put it back', FLOOR, 'leave it as it is'],
  ['for how much', LAST, 'what did i deadlift last time'],
  ['and the one before that?', LAST, 'what did i deadlift last time'],
  ['which one is behind', LAST, 'which of my lifts is moving least'],
  ['give me two more sets of that', LEAST, 'give me two more sets of side delts'],
  ['add curls', LEAST, undefined],
  ['how heavy', 'All right, everything stays as it is.', undefined],
])('PLAN-27 a message that names nothing is about what the coach told: «%s»', (text, said, whole) => {
  expect(bound(text, said)).toBe(whole);
});

test('PLAN-27 the load of the stand-in leaves the exchange in mind, three messages make it forgotten', () => {
  const floor = toldNow(FLOOR, undefined);
  expect(toldNow('Bench press is on another day of your plan. 150 lbs × 5 would be right.', floor)?.told.kind).toBe('instead');
  expect(toldNow(LAST, floor)?.told).toEqual({ kind: 'log', exercise: 'Deadlift' });
  const later = ['', '', ''].reduce((told, said) => toldNow(said, told), floor);
  expect(later).toBeUndefined();
});
