import type { Trainee } from '../person/trainee.ts';
import type { PlanDraft } from './plan-draft.ts';

/** A draft after one kind of edit, before mending; `could_not` alone: impossible. */
export interface Outcome {
  draft: PlanDraft;
  done: string[];
  mended: string[];
  could_not: string[];
  /** Days whose content the edit decided: nothing is added to them while mending. */
  fixed_days: ReadonlySet<number>;
}

/** What an edit starts from. */
export interface EditContext {
  draft: PlanDraft;
  trainee: Trainee;
}

export function changed(draft: PlanDraft, done: string | string[], more: Partial<Omit<Outcome, 'draft' | 'done'>> = {}): Outcome {
  return { draft, done: [done].flat(), mended: [], could_not: [], fixed_days: new Set(), ...more };
}

export function refused({ draft }: EditContext, ...could_not: string[]): Outcome {
  return { draft, done: [], mended: [], could_not, fixed_days: new Set() };
}
