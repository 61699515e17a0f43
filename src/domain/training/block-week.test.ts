import { expect, test } from 'vitest';
import type { BlockView } from '../plan/plan-view.ts';
import { goOnWeek, isBlockOver, sessionsOfBlock, sinceBreak } from './block-week.ts';

const block: BlockView = { number: 1, kind: 'muscle', weeks: 5, light_week: 5, zone: 1, started_on: '2026-11-02' };
const session = (performed_on: string, week: number, day: number, plan_id = 'now', label = ['Mon', 'Wed', 'Fri'][day] ?? '') => ({
  plan_id,
  performed_on,
  week,
  day,
  label,
});

test('After an accepted change the sessions of the plan before it still count, by the name of their day', () => {
  const sessions = [session('2026-11-02', 0, 0, 'old'), session('2026-11-04', 0, 1, 'old'), session('2026-11-09', 1, 0)];
  const plan = { plan_id: 'now', labels: ['Mon', 'Thu', 'Wed'], block, moved: new Map() };
  expect(sessionsOfBlock(sessions, plan).map(({ week, day }) => [week, day])).toEqual([
    [0, 0],
    [0, 2],
    [1, 0],
  ]);
});

test('A session of the plan before a change counts for the day it has become, and for none when it is gone', () => {
  const sessions = [session('2026-11-02', 0, 0, 'old'), session('2026-11-04', 0, 1, 'old'), session('2026-11-06', 0, 2, 'old')];
  const moved = new Map([['old', [2, 0, null]]]);
  const own = sessionsOfBlock(sessions, { plan_id: 'now', labels: ['Wed', 'Thu', 'Sat'], block, moved });
  expect(own.map(({ day, performed_on }) => [day, performed_on])).toEqual([
    [2, '2026-11-02'],
    [0, '2026-11-04'],
  ]);
});

test('Sessions from before the block, and all others of a plan without one, do not count', () => {
  const sessions = [session('2026-10-30', 3, 0, 'old'), session('2026-11-04', 0, 1, 'old')];
  expect(sessionsOfBlock(sessions, { plan_id: 'now', labels: ['Mon', 'Wed', 'Fri'], block, moved: new Map() })).toHaveLength(1);
  expect(sessionsOfBlock(sessions, { plan_id: 'now', labels: ['Mon', 'Wed', 'Fri'], block: null, moved: new Map() })).toEqual([]);
});

test('A week goes on until a week has passed and half of its days were trained', () => {
  const at = { week: 1, days: 3, weeks: 5 };
  const two = [session('2026-11-09', 1, 0), session('2026-11-11', 1, 1)];
  expect(goOnWeek(two, { ...at, today: '2026-11-13' })).toBe(1);
  expect(goOnWeek(two, { ...at, today: '2026-11-16' })).toBe(2);
  expect(goOnWeek(two.slice(0, 1), { ...at, today: '2026-11-16' })).toBe(1);
  expect(goOnWeek([session('2026-11-09', 4, 0), session('2026-11-11', 4, 1)], { ...at, week: 4, today: '2026-11-25' })).toBe(4);
});

test('After 11 to 17 days the last week of the block is trained again, after 18 the block from week 1 (BLOCK-8)', () => {
  const two = [session('2026-11-09', 1, 0), session('2026-11-11', 1, 1)];
  expect(sinceBreak(two, '2026-11-21')).toEqual({ sessions: two, week: 1 });
  expect(sinceBreak(two, '2026-11-22')).toEqual({ sessions: [], week: 1 });
  expect(sinceBreak(two, '2026-11-28')).toEqual({ sessions: [], week: 1 });
  expect(sinceBreak(two, '2026-11-29')).toEqual({ sessions: [], week: 0 });
  const back = [...two, session('2026-12-01', 0, 0)];
  expect(sinceBreak(back, '2026-12-02')).toEqual({ sessions: back.slice(-1), week: 0 });
  expect(sinceBreak([], '2026-12-02')).toEqual({ sessions: [], week: 0 });
});

test('A block is over when its last week was trained, or seven weeks after its first session', () => {
  const lastWeek = [0, 1, 2].map((day) => session(`2026-12-0${day + 1}`, 4, day));
  expect(isBlockOver(lastWeek, { block, days: 3, today: '2026-12-03' })).toBe(true);
  expect(isBlockOver(lastWeek.slice(0, 2), { block, days: 3, today: '2026-12-03' })).toBe(false);
  expect(isBlockOver([session('2026-10-15', 0, 0)], { block, days: 3, today: '2026-12-03' })).toBe(true);
  expect(isBlockOver([], { block, days: 3, today: '2026-12-03' })).toBe(false);
});
