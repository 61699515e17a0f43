import { expect, test } from 'vitest';
import { EMPTY_WORKOUT } from './free-workout.ts';
import { dayAfter, dayName, hasTrainedOther, type NextWorkoutInput, nextWorkout, weekdayOfLabel } from './next-workout.ts';

const WEDNESDAY = '2026-11-18';
const THURSDAY = '2026-11-19';

function input(more: Partial<NextWorkoutInput> = {}): NextWorkoutInput {
  return { plan_id: 'p1', labels: ['Monday', 'Wednesday', 'Friday'], weeks: 4, sessions: [], today: WEDNESDAY, remembered: null, ...more };
}

function done(performed_on: string, week: number, day: number) {
  return { performed_on, week, day };
}

test('a plan that names weekdays opens on today’s', () => {
  expect(nextWorkout(input())).toEqual({ week: 0, day: 1, scheduled: true });
});

test('a weekday already trained in this week of the plan opens in the next week', () => {
  const sessions = [done('2026-11-11', 0, 1), done('2026-11-13', 0, 2)];
  expect(nextWorkout(input({ sessions }))).toEqual({ week: 1, day: 1, scheduled: true });
});

test('on a day the plan does not name, the next one not done is offered and the day is not scheduled', () => {
  const sessions = [done('2026-11-16', 0, 0), done('2026-11-18', 0, 1)];
  expect(nextWorkout(input({ today: THURSDAY, sessions }))).toEqual({ week: 0, day: 2, scheduled: false });
});

test('a weekday trained ahead is not asked for again the day after: the next one not done is', () => {
  const ahead = [done('2026-11-15', 0, 0)];
  expect(nextWorkout(input({ today: '2026-11-16', sessions: ahead }))).toEqual({ week: 0, day: 1, scheduled: false });
  expect(nextWorkout(input({ sessions: ahead }))).toEqual({ week: 0, day: 1, scheduled: true });
  // Made up for on Thursday: the following Monday belongs to the next week.
  expect(nextWorkout(input({ today: '2026-11-23', sessions: [done('2026-11-19', 0, 0)] }))).toEqual({ week: 1, day: 0, scheduled: true });
});

test('TODAY-19 after another plan was trained today this one asks for nothing more, until its day is chosen', () => {
  expect(nextWorkout(input({ has_trained: true }))).toEqual({ week: 0, day: 0, scheduled: false });
  expect(nextWorkout(input({ has_trained: true, labels: ['Day 1', 'Day 2'] }))).toEqual({ week: 0, day: 0, scheduled: false });
  const remembered = { plan_id: 'p1', week: 0, day: 1, on: WEDNESDAY };
  expect(nextWorkout(input({ has_trained: true, remembered }))).toEqual({ week: 0, day: 1, scheduled: false });
});

test.each([
  ['another plan, to its end', { plan_id: 'p0', finished_at: WEDNESDAY }, [], true],
  ['another plan, not yet to its end', { plan_id: 'p0', finished_at: null }, [], false],
  ['an empty workout', { plan_id: EMPTY_WORKOUT, finished_at: WEDNESDAY }, [], false],
  ['another plan and this one', { plan_id: 'p0', finished_at: WEDNESDAY }, [{ performed_on: WEDNESDAY }], false],
  ['another plan, this one yesterday', { plan_id: 'p0', finished_at: WEDNESDAY }, [{ performed_on: '2026-11-17' }], true],
] as const)('TODAY-19 what leaves the day free: today %s', (_, session, own, leavesFree) => {
  expect(hasTrainedOther([{ performed_on: WEDNESDAY, ...session }], own, WEDNESDAY)).toBe(leavesFree);
  expect(hasTrainedOther([{ performed_on: WEDNESDAY, ...session }], own, THURSDAY)).toBe(false);
});

test.each([
  ['Monday’s day on a Sunday', '2026-11-15', 0, [], 'Wednesday'],
  ['Wednesday’s day on a Wednesday', '2026-11-18', 1, [done('2026-11-16', 0, 0)], 'Friday'],
  ['Wednesday’s day after Monday was missed', '2026-11-18', 1, [], 'Friday'],
  ['Friday’s day on a Friday', '2026-11-20', 2, [done('2026-11-16', 0, 0), done('2026-11-18', 0, 1)], 'Monday'],
] as const)('after %s the plan goes on as the calendar will show it', (_, today, day, earlier, next) => {
  const sessions = [...earlier, done(today, 0, day)];
  expect(dayAfter({ plan_id: 'p1', labels: ['Monday', 'Wednesday', 'Friday'], weeks: 4, sessions, today })).toBe(next);
});

test('after a numbered day the next one comes; a plan of one day needs no telling', () => {
  const plan = { plan_id: 'p1', labels: ['Day 1', 'Day 2'], weeks: 1, sessions: [done(WEDNESDAY, 0, 0)], today: WEDNESDAY };
  expect(dayAfter(plan)).toBe('Day 2');
  expect(dayAfter({ ...plan, labels: ['Day 1'] })).toBeNull();
});

test('a plan of numbered days offers the next one not done, every day', () => {
  const labels = ['Day 1', 'Day 2', 'Day 3'];
  expect(nextWorkout(input({ labels, weeks: 1 }))).toEqual({ week: 0, day: 0, scheduled: true });
  expect(nextWorkout(input({ labels, weeks: 1, sessions: [done('2026-11-16', 0, 0)] }))).toEqual({ week: 0, day: 1, scheduled: true });
});

test('when every day was done, the one done longest ago comes next', () => {
  const labels = ['Day 1', 'Day 2'];
  const sessions = [done('2026-11-10', 0, 0), done('2026-11-12', 0, 1), done('2026-11-14', 0, 0)];
  expect(nextWorkout(input({ labels, weeks: 1, sessions }))).toEqual({ week: 0, day: 1, scheduled: true });
});

test('a week counts as begun with its first session and goes on there', () => {
  const sessions = [done('2026-11-04', 0, 1), done('2026-11-11', 1, 1)];
  expect(nextWorkout(input({ sessions }))).toEqual({ week: 2, day: 1, scheduled: true });
});

test('what was chosen today stays chosen, also after the workout was logged', () => {
  const remembered = { plan_id: 'p1', week: 2, day: 0, on: WEDNESDAY };
  expect(nextWorkout(input({ remembered, sessions: [done(WEDNESDAY, 2, 0)] }))).toEqual({ week: 2, day: 0, scheduled: true });
});

test('a session begun today on another device is the one shown', () => {
  expect(nextWorkout(input({ sessions: [done(WEDNESDAY, 1, 2)] }))).toEqual({ week: 1, day: 2, scheduled: true });
});

test('a week chosen by hand on an earlier day is kept, the day follows the calendar', () => {
  const remembered = { plan_id: 'p1', week: 2, day: 0, on: '2026-11-16' };
  expect(nextWorkout(input({ remembered, sessions: [done('2026-11-09', 0, 0)] }))).toEqual({ week: 2, day: 1, scheduled: true });
});

test('a choice made in another plan, or outside this one, counts for nothing', () => {
  expect(nextWorkout(input({ remembered: { plan_id: 'p0', week: 3, day: 2, on: WEDNESDAY } }))).toEqual({
    week: 0,
    day: 1,
    scheduled: true,
  });
  expect(nextWorkout(input({ remembered: { plan_id: 'p1', week: 0, day: 9, on: WEDNESDAY } }))?.day).toBe(1);
});

test('a plan without days has no next workout', () => {
  expect(nextWorkout(input({ labels: [] }))).toBeUndefined();
});

test.each([
  ['Monday', 1],
  ['Wed', 3],
  ['Thurs: upper body', 4],
  ['Tuesday', 2],
  ['Saturday', 6],
  ['Day 1', null],
  ['Monster legs', null],
])('the label %s names weekday %s', (label, weekday) => {
  expect(weekdayOfLabel(label)).toBe(weekday);
});

test.each([
  ['Mon', 'Monday'],
  ['thurs', 'Thursday'],
  ['Friday', 'Friday'],
  ['Mon: legs', 'Mon: legs'],
  ['Day 2', 'Day 2'],
])('the label %s is shown as %s', (label, name) => {
  expect(dayName(label)).toBe(name);
});

test('After two weeks away the last week of a block is trained again, after three the block from its first week, also when its days were done (BLOCK-8)', () => {
  const sessions = [
    done('2026-10-26', 0, 0),
    done('2026-10-28', 0, 1),
    done('2026-10-30', 0, 2),
    done('2026-11-02', 1, 0),
    done('2026-11-04', 1, 1),
  ];
  const at = (today: string) => nextWorkout(input({ today, sessions, is_block: true, weeks: 5 }));
  expect(at('2026-11-06')).toEqual({ week: 1, day: 2, scheduled: true });
  expect(at('2026-11-18')).toEqual({ week: 1, day: 1, scheduled: true });
  expect(at('2026-11-23')).toEqual({ week: 0, day: 0, scheduled: true });
  const back = [...sessions, done('2026-11-23', 0, 0)];
  expect(nextWorkout(input({ today: '2026-11-25', sessions: back, is_block: true, weeks: 5 }))).toEqual({
    week: 0,
    day: 1,
    scheduled: true,
  });
});
