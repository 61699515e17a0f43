import type { ProgressPoint } from '#domain/training/progress.ts';
import { daysBetween } from '#domain/training/week.ts';

const LEFT = 44;
const RIGHT = 344;
const TOP = 16;
const BOTTOM = 112;
/** Readable distances between gridlines. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

export interface LineScale {
  x: (point: ProgressPoint) => number;
  y: (value: number) => number;
  /** Two or three round values around all points. */
  ticks: number[];
}

/** Positions of points: days across, values up. */
export function lineScale(points: readonly ProgressPoint[]): LineScale {
  const values = points.map((point) => point.value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = STEPS.find((size) => Math.ceil(high / size) - Math.floor(low / size) <= 2) ?? high - low;
  const floor = Math.floor(low / step) * step;
  const steps = Math.max(1, Math.ceil(high / step) - Math.floor(low / step));
  const ticks = Array.from({ length: steps + 1 }, (_, index) => floor + index * step);
  const range = steps * step;
  const start = points[0]?.performed_on ?? '';
  const days = points.map((point) => daysBetween(start, point.performed_on));
  const span = days.at(-1) ?? 0;
  return {
    ticks,
    y: (value) => round(BOTTOM - ((value - floor) / range) * (BOTTOM - TOP)),
    x: (point) => {
      // Sessions on one day are spread evenly.
      const share = span === 0 ? points.indexOf(point) / (points.length - 1) : daysBetween(start, point.performed_on) / span;
      return round(LEFT + share * (RIGHT - LEFT));
    },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
