import { expect, test } from 'vitest';
import { hasOwnWeekdays, nextPlanned, openDay, planWeek } from './plan-week.ts';

const LABELS = ['Monday', 'Wednesday', 'Friday'];
/** Thursday of the week that begins on Sunday, November 15. */
const THURSDAY = '2026-11-19';
const BASE = { today: THURSDAY, labels: LABELS, sessions: [], own: [], since: '2026-10-01' };
const marks = (input: Parameters<typeof planWeek>[0]) => planWeek(input).map(({ mark }) => mark);

test('TODAY-15 the week says what was trained, what is planned and what is still open', () => {
  const sessions = [{ performed_on: '2026-11-16', state: 'sent' as const }];
  const own = [{ day: 0, performed_on: '2026-11-16' }];
  expect(marks({ ...BASE, sessions, own })).toEqual([null, 'sent', null, 'open', null, 'planned', null]);
  expect(planWeek(BASE).map(({ day }) => day)).toEqual([null, 0, null, 1, null, 2, null]);
});

test('TODAY-15 a day of which anything is only on this phone says so', () => {
  const sessions = [
    { performed_on: '2026-11-16', state: 'sent' as const },
    { performed_on: '2026-11-16', state: 'phone' as const },
  ];
  expect(marks({ ...BASE, sessions })[1]).toBe('phone');
  expect(marks({ ...BASE, sessions: [{ performed_on: '2026-11-16' }] })[1]).toBe('logged');
});

test('TODAY-15 what was made up for later in the week or trained ahead is not open, and days before the plan were never asked for', () => {
  const later = [{ day: 0, performed_on: '2026-11-17' }];
  expect(marks({ ...BASE, own: later })[1]).toBe(null);
  const ahead = [{ day: 2, performed_on: '2026-11-18' }];
  expect(marks({ ...BASE, own: ahead })[5]).toBe(null);
  // Last Friday's is no reason to leave out this one.
  expect(marks({ ...BASE, own: [{ day: 2, performed_on: '2026-11-13' }] })[5]).toBe('planned');
  expect(marks({ ...BASE, since: '2026-11-17' })).toEqual([null, null, null, 'open', null, 'planned', null]);
});

test('TODAY-16 only the workout that is next and whose day has passed is still open, unless its day comes again first', () => {
  const week = planWeek(BASE);
  expect(openDay(week, { day: 1, after: 2 })).toMatchObject({ date: '2026-11-18', day: 1 });
  expect(openDay(week, { day: 2, after: 2 })).toBeNull();
  expect(openDay(week, { day: 0, after: 0 })).toBeNull();
});

test('TODAY-16 the next planned day may be in the week after', () => {
  expect(nextPlanned(LABELS, THURSDAY)).toEqual({ date: '2026-11-20', day: 2 });
  expect(nextPlanned(LABELS, '2026-11-20')).toEqual({ date: '2026-11-23', day: 0 });
  expect(nextPlanned(['Day 1', 'Day 2'], THURSDAY)).toBeNull();
});

test('TODAY-15 the week is the choice of the day where each day of the plan has a weekday of its own', () => {
  expect(hasOwnWeekdays(LABELS)).toBe(true);
  expect(hasOwnWeekdays(['Mon: legs', 'Mon: arms'])).toBe(false);
  expect(hasOwnWeekdays(['Day 1', 'Monday'])).toBe(false);
  expect(hasOwnWeekdays([])).toBe(false);
});
