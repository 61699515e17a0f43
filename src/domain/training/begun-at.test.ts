import { expect, test } from 'vitest';
import { begunAt, elapsedText } from './begun-at.ts';

const NOW = Date.parse('2026-11-18T12:00:00.000Z');
const PLACE = { plan_id: 'p', week: 1, day: 2 };
const CHOICE = { ...PLACE, on: '2026-11-18', started_at: '2026-11-18T11:50:00.000Z' };
const CLOCK = { today: '2026-11-18', now: NOW };

test('TODAY-14 a workout that was started has begun, that day and that workout alone', () => {
  expect(begunAt(CHOICE, PLACE, CLOCK)).toBe(CHOICE.started_at);
  const others = [null, { ...PLACE, on: CHOICE.on }, { ...CHOICE, on: '2026-11-17' }, { ...CHOICE, day: 1 }, { ...CHOICE, plan_id: 'q' }];
  expect(others.map((choice) => begunAt(choice, PLACE, CLOCK))).toEqual(others.map(() => null));
});

test('TODAY-14 a start of more than five hours ago, or in the future, was forgotten', () => {
  const at = (started_at: string) => begunAt({ ...CHOICE, started_at }, PLACE, CLOCK);
  expect([at('2026-11-18T06:59:00.000Z'), at('2026-11-18T12:00:01.000Z')]).toEqual([null, null]);
});

test('TODAY-14 the time of a workout is told in minutes and seconds, and in hours from one on', () => {
  expect([0, 9_999, 1_450_000, 3_850_000, -5].map((ms) => elapsedText(NOW, NOW + ms))).toEqual([
    '0:00',
    '0:09',
    '24:10',
    '1:04:10',
    '0:00',
  ]);
});
