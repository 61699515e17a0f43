import { expect, test } from 'vitest';
import { lineScale } from './line-scale.ts';

function points(...values: [string, number][]) {
  return values.map(([performed_on, value]) => ({ performed_on, session_id: `${performed_on}|${value}`, value }));
}

test('at most three round gridlines hold every point', () => {
  expect(lineScale(points(['2026-09-01', 165], ['2026-11-18', 198])).ticks).toEqual([160, 180, 200]);
  expect(lineScale(points(['2026-09-01', 8], ['2026-11-18', 11])).ticks).toEqual([8, 10, 12]);
});

test('higher values stand higher, later days further right', () => {
  const line = points(['2026-09-01', 165], ['2026-09-15', 170], ['2026-11-18', 198]);
  const scale = lineScale(line);
  expect(scale.y(198)).toBeLessThan(scale.y(165));
  expect(line.map(scale.x)).toEqual([44, expect.any(Number), 344]);
  expect(scale.x(line[1]!)).toBeLessThan(194);
});

test('a value that never changed still has room above and below', () => {
  const scale = lineScale(points(['2026-09-01', 100], ['2026-09-08', 100]));
  expect(scale.ticks.length).toBeGreaterThan(1);
  expect(Number.isFinite(scale.y(100))).toBe(true);
});

test('two sessions on one day stand side by side', () => {
  const line = points(['2026-09-01', 8], ['2026-09-01', 9]);
  expect(line.map(lineScale(line).x)).toEqual([44, 344]);
});
