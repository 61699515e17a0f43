import { shareOfMax } from './rpe-table.ts';

type Confidence = 'high' | 'fair' | 'low' | 'none';

export interface MaxEstimate {
  /** In the weight's unit. */
  value: number;
  confidence: Confidence;
}

/** Beyond this the formula is meaningless. */
const FORMULA_REPS_MAX = 30;

/**
 * Estimated one-rep max of a set (TRAIN-2): by the RPE chart with an RPE of 6 or more and at most 12 reps; otherwise by Epley (1985) on
 * reps plus reps in reserve, none without an effort. undefined without weight or reps, or with too many reps.
 */
export function estimateOneRepMax(set: { weight: number; reps: number; rpe: number | null }): MaxEstimate | undefined {
  if (!(set.weight > 0) || !Number.isInteger(set.reps) || set.reps < 1) return undefined;
  const share = set.rpe === null ? undefined : shareOfMax(set.reps, set.rpe);
  if (share !== undefined) return { value: set.weight / share, confidence: confidenceOf(set.reps) };
  const reps = set.reps + (set.rpe === null ? 0 : 10 - set.rpe);
  if (reps > FORMULA_REPS_MAX) return undefined;
  return { value: epley(set.weight, reps), confidence: set.reps > 15 ? 'none' : 'low' };
}

/** Efforts below this say too little of the max (PROG-1). */
export const RATED_RPE_MIN = 6.5;

/**
 * The estimated max a set is shown with, wherever it is shown: none for a set so easy that its effort says too little, so that a lighter
 * week holds no record (PROG-33).
 */
export function shownMax(set: { weight: number; reps: number; rpe: number | null }): MaxEstimate | undefined {
  return set.rpe !== null && set.rpe < RATED_RPE_MIN ? undefined : estimateOneRepMax(set);
}

/** w(1 + r/30), and w itself for a single. */
export function epley(weight: number, reps: number): number {
  return reps === 1 ? weight : weight * (1 + reps / 30);
}

function confidenceOf(reps: number): Confidence {
  if (reps <= 6) return 'high';
  return reps <= 10 ? 'fair' : 'low';
}
