import { estimateOneRepMax } from './e1rm.ts';
import type { LoggedLike } from './suggestion.ts';
import { type WeightUnit, weightNumber } from './units.ts';

/** An exercise's sets in one earlier session. */
export interface Exposure {
  /** Whole days before today. */
  days_ago: number;
  /** In order. */
  sets: readonly LoggedLike[];
}

/** How much each of the last three exposures says, newest first (TRAIN-3). */
const SHARES = [0.5, 0.3, 0.2] as const;
const WINDOW_DAYS = 42;
/** Limit of the estimate's rise per session. */
const RISE_MOST = 1.05;
/** Efforts below this are too imprecise to count fully. */
const ROUGH_RPE = 7;
/** What a break leaves, by days since the last exposure (TRAIN-4). */
const AFTER_BREAK = [
  { days: 14, left: 1 },
  { days: 28, left: 0.925 },
  { days: 56, left: 0.825 },
  { days: 112, left: 0.725 },
  { days: Number.POSITIVE_INFINITY, left: 0.6 },
] as const;

/** The share (0 to 1) of an old load to restart with. */
export function leftAfterBreak(days: number): number {
  return AFTER_BREAK.find((row) => days <= row.days)?.left ?? 1;
}

/**
 * The one-rep max for loading, in `unit`: the best rated set of each of the last three exposures within 42 days of the newest, the newest
 * weighted most, lowered after a break. undefined without a usable rated set.
 */
export function workingMax(exposures: readonly Exposure[], unit: WeightUnit): number | undefined {
  const newest = exposures[0];
  if (newest === undefined) return undefined;
  const near = exposures.slice(0, SHARES.length).filter((exposure) => exposure.days_ago - newest.days_ago <= WINDOW_DAYS);
  const best = near.flatMap((exposure, index) => {
    const found = bestOf(exposure, unit);
    return found === undefined ? [] : [{ value: found.value, share: (SHARES[index] ?? 0) * (found.rpe < ROUGH_RPE ? 0.5 : 1) }];
  });
  const [first, ...older] = best;
  if (first === undefined) return undefined;
  const mean = meanOf(best);
  const limit = older.length === 0 ? mean : Math.max(...older.map((one) => one.value)) * RISE_MOST;
  return Math.min(mean, limit) * leftAfterBreak(newest.days_ago);
}

function bestOf({ sets }: Exposure, unit: WeightUnit): { value: number; rpe: number } | undefined {
  let best: { value: number; rpe: number } | undefined;
  for (const set of sets) {
    const weight = weightNumber(set.weight, set.unit, unit);
    if (weight === undefined || set.rpe === null) continue;
    const estimate = estimateOneRepMax({ weight, reps: set.reps, rpe: set.rpe });
    if (estimate === undefined || estimate.confidence === 'none' || estimate.value <= (best?.value ?? 0)) continue;
    best = { value: estimate.value, rpe: set.rpe };
  }
  return best;
}

function meanOf(values: readonly { value: number; share: number }[]): number {
  const shares = values.reduce((sum, { share }) => sum + share, 0);
  return values.reduce((sum, { value, share }) => sum + value * share, 0) / shares;
}
