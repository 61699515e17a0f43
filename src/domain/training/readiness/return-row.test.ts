import { expect, test } from 'vitest';
import { loadAfterBreak, returnRow } from './return-row.ts';

test.each([
  // Days of both ends of a row, load, sets by week, reserve by week, week of the plan.
  [5, 10, 1, [], [], null],
  [11, 17, 0.95, [0.8], [3], 2],
  [18, 31, 0.9, [0.67, 0.85], [3, 3], 3],
  [32, 59, 0.825, [0.5, 0.67, 0.85], [4, 3, 3], 4],
  [60, 115, 0.75, [0.5, 0.5, 0.67, 0.8], [4, 4, 3], 6],
  [116, 182, 0.65, [0.5, 0.5, 0.67], [4, 4, 3], 8],
  [183, 2000, 0.6, [0.5, 0.5, 0.67], [4, 4, 3], 7],
])('a break of %d to %d days has one row', (from, to, load, sets, rir_least, back_week) => {
  for (const days of [from, to]) expect(returnRow(days)).toMatchObject({ load, sets, rir_least, back_week });
});

test('a break under five days is none, and one of a week only makes the first session easier', () => {
  expect(returnRow(4)).toBeUndefined();
  expect(returnRow(7)).toMatchObject({ load: 1, rir_more: 1, back_week: null });
});

test('from 65 on, and after an illness, the row of the next longer break counts', () => {
  expect(returnRow(14, { age: 64 })).toBe(returnRow(14));
  expect(returnRow(14, { age: 65 })).toBe(returnRow(21));
  expect(returnRow(14, { was_ill: true, age: 70 })).toBe(returnRow(21));
  expect(returnRow(400, { age: 70 })).toBe(returnRow(400));
});

test('a longer break never asks for more in any week', () => {
  const rows = [7, 14, 21, 40, 100, 150].flatMap((days) => returnRow(days) ?? []);
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before === undefined) continue;
    expect(row.load).toBeLessThan(before.load);
    for (let week = 0; week < 8; week += 1) expect(setsIn(row, week)).toBeLessThanOrEqual(setsIn(before, week));
  }
});

function setsIn({ sets, back_week }: { sets: readonly number[]; back_week: number | null }, week: number): number {
  return back_week === null || week + 1 >= back_week ? 1 : (sets[Math.min(week, sets.length - 1)] ?? 1);
}

test('the load of a lift trained every week is not taken for one after a break', () => {
  expect(loadAfterBreak(7, { age: 70 })).toBe(1);
  expect(loadAfterBreak(10)).toBe(1);
  expect(loadAfterBreak(14)).toBe(0.95);
  expect(loadAfterBreak(14, { was_ill: true })).toBe(0.9);
});
