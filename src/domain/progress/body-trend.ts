import { daysBetween } from '../training/week.ts';
import { type BodyUnit, bodyNumber } from './body-measures.ts';

/** An entry as stored; `measured_on` is yyyy-mm-dd. */
interface BodyAmount {
  measured_on: string;
  amount: string;
  unit: BodyUnit;
}

export interface BodyPoint {
  measured_on: string;
  /** The entry, in the shown unit. */
  value: number;
  /** The average that tells where the body goes. */
  trend: number;
}

/** Days that an average covers. */
const AVERAGE_DAYS = 7;
/** Of sparse entries the newest three of four weeks are averaged. */
const AVERAGE_LEAST = 3;
const SPARSE_DAYS = 28;

/** The entries, oldest first, each with the average of the seven days up to it, of sparse ones of the last three (PROG-24). */
export function bodyTrend(entries: readonly BodyAmount[], unit: BodyUnit): BodyPoint[] {
  const points = entries
    .flatMap(({ measured_on, amount, unit: typed }) => {
      const value = bodyNumber(amount, typed, unit);
      return value === undefined ? [] : [{ measured_on, value }];
    })
    .sort((a, b) => (a.measured_on < b.measured_on ? -1 : 1));
  return points.map((point, index) => {
    const within = (days: number, from: number) =>
      points.slice(from, index + 1).filter(({ measured_on }) => daysBetween(measured_on, point.measured_on) < days);
    const week = within(AVERAGE_DAYS, Math.max(0, index + 1 - AVERAGE_DAYS));
    const averaged = week.length >= AVERAGE_LEAST ? week : within(SPARSE_DAYS, Math.max(0, index + 1 - AVERAGE_LEAST));
    return { ...point, trend: averaged.reduce((sum, { value }) => sum + value, 0) / averaged.length };
  });
}

/** What the newest trend is made of, in words. */
export function averageWords(points: readonly BodyPoint[]): string {
  const last = points.at(-1);
  if (last === undefined || points.length === 1) return '';
  const days = (point: BodyPoint) => daysBetween(point.measured_on, last.measured_on);
  if (points.filter((point) => days(point) < AVERAGE_DAYS).length >= AVERAGE_LEAST) return '7-day average';
  const few = points.slice(-AVERAGE_LEAST).filter((point) => days(point) < SPARSE_DAYS).length;
  return few < 2 ? '' : `average of the last ${few}`;
}
