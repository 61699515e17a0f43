/** Readable distances between gridlines. */
const STEPS = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
const INTERVALS_MOST = 2;

/** Two or three round values around all of `values`. */
export function chartTicks(values: readonly number[]): number[] {
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  let step = STEPS.find((size) => intervals(low, high, size) <= INTERVALS_MOST) ?? 1_000;
  while (intervals(low, high, step) > INTERVALS_MOST) step *= 2;
  const floor = Math.floor(low / step) * step;
  return Array.from({ length: Math.max(1, intervals(low, high, step)) + 1 }, (_, index) => floor + index * step);
}

function intervals(low: number, high: number, step: number): number {
  return Math.ceil(high / step) - Math.floor(low / step);
}
