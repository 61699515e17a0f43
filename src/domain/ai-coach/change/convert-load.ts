import type { Exercise } from '../../exercises/exercise.ts';
import { parseReps } from '../../training/rep-range.ts';
import { shareOfMax } from '../../training/rpe-table.ts';
import { LOAD_FAMILIES } from './load-ratio-table.ts';

/** The RPE at which two rep targets are compared; the ratios hardly depend on it. */
const COMPARED_RPE = 8;

/**
 * The factor from the weight of `from` to the starting weight of `to`, at their reps; null when unknown. Weights as logged: a bar with its
 * plates, or one dumbbell of a pair.
 */
export function loadFactor(from: { exercise: Exercise; reps: string }, to: { exercise: Exercise; reps: string }): number | null {
  const ratio = exerciseRatio(from.exercise, to.exercise);
  const [old, now] = [shareForReps(from.reps), shareForReps(to.reps)];
  if (ratio === null || old === null || now === null) return null;
  return Math.round(((ratio * now) / old) * 100) / 100;
}

function exerciseRatio(from: Exercise, to: Exercise): number | null {
  if (from.id === to.id) return 1;
  for (const family of LOAD_FAMILIES) {
    const [old, now] = [family[from.id], family[to.id]];
    if (old !== undefined && now !== undefined) return now / old;
  }
  return null;
}

function shareForReps(reps: string): number | null {
  const range = parseReps(reps);
  if (range === undefined || range.unit === 'seconds') return null;
  return shareOfMax(Math.round((range.low + range.high) / 2), COMPARED_RPE) ?? null;
}
