import { expect, test } from 'vitest';
import { planPlace } from './plan-place.ts';

const LABELS = ['Monday', 'Wednesday', 'Friday'];
const BLOCK = { number: 4, kind: 'muscle', weeks: 5, light_week: 5, zone: null, started_on: null };
/** A Wednesday. */
const TODAY = '2026-11-18';
const at = (performed_on: string, week: number, day: number) => ({ performed_on, week, day });
const BASE = { plan_id: 'p1', labels: LABELS, weeks: 5, block: BLOCK, today: TODAY };
const shown = { week: 2, day: 1, scheduled: true };

test('in week 3 of 5 the workout of today is next, and the end is counted from the week’s first session (BLOCK-6)', () => {
  const sessions = [at('2026-11-16', 2, 0)];
  expect(planPlace({ ...BASE, sessions, shown, is_done: false })).toEqual({
    week: 3,
    weeks: 5,
    next: { week: 2, day: 1, name: 'Wednesday', is_today: true },
    done_today: null,
    ends_on: '2026-12-06',
    is_over: false,
  });
});

test('once today’s is done the one after it is next (BLOCK-6)', () => {
  const sessions = [at('2026-11-16', 2, 0), at(TODAY, 2, 1)];
  const place = planPlace({ ...BASE, sessions, shown, is_done: true });
  expect(place).toMatchObject({ done_today: 'Wednesday', next: { week: 2, day: 2, name: 'Friday', is_today: false } });
});

test('the last workout of a week leads to the next week (BLOCK-6)', () => {
  const today = '2026-11-20';
  const sessions = [at('2026-11-16', 2, 0), at('2026-11-18', 2, 1), at(today, 2, 2)];
  const place = planPlace({ ...BASE, today, sessions, shown: { week: 2, day: 2, scheduled: true }, is_done: true });
  expect(place.next).toEqual({ week: 3, day: 0, name: 'Monday', is_today: false });
});

test('before the first session of a week its end is counted from the next day the plan names (BLOCK-6)', () => {
  const place = planPlace({ ...BASE, sessions: [], today: '2026-11-21', shown: { week: 0, day: 0, scheduled: false }, is_done: false });
  expect(place.ends_on).toBe('2026-12-27');
});

test('a plan that repeats one week has no end, and a trained block is over (BLOCK-6)', () => {
  const one = planPlace({ ...BASE, weeks: 1, block: null, sessions: [], shown: { week: 0, day: 1, scheduled: true }, is_done: false });
  expect(one).toMatchObject({ week: 1, weeks: 1, ends_on: null, is_over: false });
  const last = [at('2026-11-13', 4, 2), at('2026-11-16', 4, 0), at(TODAY, 4, 1)];
  expect(planPlace({ ...BASE, sessions: last, shown: { week: 4, day: 1, scheduled: true }, is_done: true })).toMatchObject({
    ends_on: null,
    is_over: true,
  });
});
