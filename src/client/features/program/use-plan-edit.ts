import { useState } from 'react';
import { storeNow } from '#client/training/store-now.ts';
import { editByHand, type HandResult } from '#domain/ai-coach/edit/edit-by-hand.ts';
import type { PlanEdit } from '#domain/ai-coach/edit/plan-edit.ts';
import type { Brief } from '#domain/ai-coach/person/brief-shape.ts';
import { EDIT_PLAN_MESSAGES } from '#domain/messages/edit-plan.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { savePlanEdit } from '#offline/log/plan-edit.ts';
import type { PlanVersion } from '#offline/log/plans.ts';
import type { Account } from '#offline/store/account.ts';
import { clearPlanDraft, savePlanDraft } from './plan-edit-draft.ts';

/** One change: its edits, and the plan with them. */
interface Step {
  readonly edits: readonly PlanEdit[];
  readonly result: HandResult;
}

interface Start {
  account: Account;
  version: PlanVersion;
  /** Facts told in the chat. */
  brief: Brief;
  /** Changes kept from before a reload. */
  kept: readonly (readonly PlanEdit[])[];
  /** The plan before and the one stored. */
  onSaved: (from: PlanVersion, to: PlanVersion) => void;
}

export interface PlanEditing {
  /** As it would be. */
  plan: Plan;
  steps: readonly Step[];
  /** Of the latest change, also of one that could not be made; null before the first. */
  report: HandResult | null;
  apply: (edits: readonly PlanEdit[]) => HandResult;
  /** The plan as these edits would make it; the same object when none of them can be done. */
  preview: (edits: readonly PlanEdit[]) => Plan;
  undo: () => void;
  /** Resolves to null or the error. */
  save: () => Promise<string | null>;
}

/** Changes of the plan in use, one upon the other; a draft on this phone until they are saved, so that a reload or a call loses nothing. */
export function usePlanEdit({ account, version, brief, kept, onSaved }: Start): PlanEditing {
  const [steps, setSteps] = useState<readonly Step[]>(() => stepsOf(version.plan, kept, brief));
  const [report, setReport] = useState<HandResult | null>(null);
  const plan = steps.at(-1)?.result.plan ?? version.plan;
  const keep = (next: readonly Step[]) => {
    setSteps(next);
    // The screen has it; only a reload would miss it.
    savePlanDraft(account, { plan_id: version.plan_id, steps: next.map(({ edits }) => edits) }).catch(() => {});
  };
  return {
    plan,
    steps,
    report,
    apply: (edits) => {
      const result = editByHand(plan, edits, brief);
      setReport(result);
      if (result.plan !== plan) keep([...steps, { edits, result }]);
      return result;
    },
    preview: (edits) => editByHand(plan, edits, brief).plan,
    undo: () => {
      setReport(null);
      keep(steps.slice(0, -1));
    },
    save: async () => {
      let stored: PlanVersion | null = null;
      const failure = await storeNow(async () => {
        stored = await savePlanEdit(account, version, plan);
        await clearPlanDraft(account);
      });
      if (failure !== null) return failure;
      if (stored === null) return EDIT_PLAN_MESSAGES.replaced;
      onSaved(version, stored);
      return null;
    },
  };
}

function stepsOf(plan: Plan, kept: readonly (readonly PlanEdit[])[], brief: Brief): Step[] {
  const steps: Step[] = [];
  for (const edits of kept) {
    const now = steps.at(-1)?.result.plan ?? plan;
    const result = editByHand(now, edits, brief);
    if (result.plan !== now) steps.push({ edits, result });
  }
  return steps;
}
