/** A lifter's day-to-day spread is never taken as smaller than this: fewer points than it takes to know better (PROG-3). */
const SPREAD_MIN = 0.02;
/** Makes the median absolute deviation comparable to a standard deviation of normal noise. */
const MAD_TO_SD = 1.48;

/** The middle value; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Robust standard deviation of offsets in logs (0.02 is 2%), at least 2% (PROG-3). */
export function robustSd(offsets: readonly number[]): number {
  return offsets.length === 0 ? SPREAD_MIN : Math.max(SPREAD_MIN, MAD_TO_SD * median(offsets.map(Math.abs)));
}

/** Kendall's τ-b of values in their order, −1 to 1: pairs of equal values are taken out of the count. */
export function kendallTau(values: readonly number[]): number {
  let [sum, pairs, unequal] = [0, 0, 0];
  for (const [index, value] of values.entries()) {
    for (const later of values.slice(index + 1)) {
      sum += Math.sign(later - value);
      pairs += 1;
      unequal += later === value ? 0 : 1;
    }
  }
  return unequal === 0 ? 0 : sum / Math.sqrt(pairs * unequal);
}
