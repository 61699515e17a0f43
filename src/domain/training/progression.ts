import type { Progression } from '../plan/plan.ts';
import type { PrescriptionView } from '../plan/plan-view.ts';

/** The rule an exercise gets heavier by: the chosen one, else by effort where an RPE is set, else reps first (ROUTINE-6). */
export function progressionRule({ progression, rpe }: Pick<PrescriptionView, 'progression' | 'rpe'>): Progression['rule'] {
  return progression?.rule ?? (rpe === null ? 'reps' : 'effort');
}
