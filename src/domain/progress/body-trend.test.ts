import { describe, expect, test } from 'vitest';
import { shiftDay } from '../training/week.ts';
import { averageWords, bodyTrend } from './body-trend.ts';

const TODAY = '2026-11-18';
const at = (days: number, amount: number | string, unit: 'kg' | 'lb' = 'kg') => ({
  measured_on: shiftDay(TODAY, -days),
  amount: `${amount}`,
  unit,
});
const trends = (entries: ReturnType<typeof at>[]) => bodyTrend(entries, 'kg').map(({ trend }) => Math.round(trend * 100) / 100);

describe('the trend of the body (PROG-24)', () => {
  test('with three entries in seven days it is their average, whatever their order', () => {
    expect(trends([at(0, 80), at(6, 83), at(3, 82), at(7, 90)]).at(-1)).toBe(81.67);
  });

  test('of sparse entries the last three of four weeks are averaged', () => {
    expect(trends([at(35, 90), at(20, 84), at(10, 82), at(0, 80)]).at(-1)).toBe(82);
    expect(trends([at(60, 90), at(20, 84), at(0, 80)]).at(-1)).toBe(82);
    expect(trends([at(60, 90), at(0, 80)])).toEqual([90, 80]);
  });

  test('water and meals of a day move it little: a level weight with two kilograms of noise stays within one', () => {
    const noisy = Array.from({ length: 60 }, (_, day) => at(day, 80 + 2 * Math.sin(day * 7.3)));
    expect(trends(noisy).slice(7)).toSatisfy((values: number[]) => values.every((value) => Math.abs(value - 80) < 1));
  });

  test('entries in both units are one line', () => {
    expect(bodyTrend([at(1, 80), at(0, '176.37', 'lb')], 'kg').map(({ value }) => Math.round(value * 10) / 10)).toEqual([80, 80]);
  });

  test('the figure says what it averages', () => {
    expect(averageWords(bodyTrend([at(0, 80), at(1, 81), at(2, 80)], 'kg'))).toBe('7-day average');
    expect(averageWords(bodyTrend([at(0, 80), at(9, 81)], 'kg'))).toBe('average of the last 2');
    expect(averageWords(bodyTrend([at(0, 80), at(90, 81)], 'kg'))).toBe('');
    expect(averageWords(bodyTrend([at(0, 80)], 'kg'))).toBe('');
    expect(averageWords([])).toBe('');
  });
});
