import { shareOfMax } from './rpe-table.ts';

type Confidence = 'high' | 'fair' | 'low' | 'none';

export interface MaxEstimate {
  /** In the weight's unit. */
  value: number;
  confidence: Confidence;
}

/** Brzycki divides by 37 − reps; beyond this the formulas are meaningless. */
const FORMULA_REPS_MAX = 30;
/** Default reps in reserve of a set without effort. */
const ASSUMED_RIR = 2;

/**
 * Estimated one-rep max of a set: by the RPE chart with an RPE of 6 or more and at most 12 reps; otherwise the mean of Epley (1985) and
 * Brzycki (1993) on reps plus reps in reserve. undefined without weight or reps, or with too many reps.
 */
export function estimateOneRepMax(set: { weight: number; reps: number; rpe: number | null }): MaxEstimate | undefined {
  if (!(set.weight > 0) || !Number.isInteger(set.reps) || set.reps < 1) return undefined;
  const share = set.rpe === null ? undefined : shareOfMax(set.reps, set.rpe);
  if (share !== undefined) return { value: set.weight / share, confidence: confidenceOf(set.reps) };
  const reserve = set.rpe === null ? ASSUMED_RIR : 10 - set.rpe;
  const reps = set.reps + Math.max(0, reserve);
  if (reps > FORMULA_REPS_MAX) return undefined;
  const value = (epley(set.weight, reps) + brzycki(set.weight, reps)) / 2;
  return { value, confidence: set.reps > 15 ? 'none' : 'low' };
}

/** w(1 + r/30), and w itself for a single. */
export function epley(weight: number, reps: number): number {
  return reps === 1 ? weight : weight * (1 + reps / 30);
}

/** w · 36 / (37 − r). */
export function brzycki(weight: number, reps: number): number {
  return (weight * 36) / (37 - reps);
}

function confidenceOf(reps: number): Confidence {
  if (reps <= 6) return 'high';
  return reps <= 10 ? 'fair' : 'low';
}
