import type { PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import type { Account } from '#offline/store/account.ts';
import { clearDraft, readDraft, saveDraft } from '#offline/store/drafts.ts';

/** Changes of a plan that are not saved yet. */
export interface PlanDraft {
  plan_id: string;
  steps: readonly (readonly PlanEdit[])[];
}

const KEY = 'plan-edit';

/** undefined when there is none. */
export function readPlanDraft(account: Account): Promise<PlanDraft | undefined> {
  return readDraft<PlanDraft>(account, KEY);
}

/** Throws StorageFailure. */
export function savePlanDraft(account: Account, draft: PlanDraft): Promise<void> {
  return draft.steps.length === 0 ? clearDraft(account, KEY) : saveDraft(account, KEY, draft);
}

export function clearPlanDraft(account: Account): Promise<void> {
  return clearDraft(account, KEY);
}
