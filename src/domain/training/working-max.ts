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
/**
 * The one-rep max for loading, in `unit`: the best rated set of each of the last three exposures within 42 days of the newest, the newest
 * weighted most. undefined without a usable rated set.
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
  return Math.min(mean, limit);
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
