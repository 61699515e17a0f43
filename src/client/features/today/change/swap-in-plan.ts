import { storeNow } from '#client/training/store-now.ts';
import { editByHand } from '#domain/ai-coach/edit/edit-by-hand.ts';
import { EDIT_PLAN_MESSAGES } from '#domain/messages/edit-plan.ts';
import { CHANGE_SESSION_MESSAGES } from '#domain/messages/today.ts';
import { readBrief } from '#offline/chat/read-brief.ts';
import { savePlanEdit } from '#offline/log/plan-edit.ts';
import { readCurrentPlan } from '#offline/log/plans.ts';
import type { Account } from '#offline/store/account.ts';

interface ExerciseRef {
  id: string | null;
  name: string;
}

/** Puts an exercise in another's place on every day and week of the plan in use (ROUTINE-14); resolves to null or the error. */
export async function swapInPlan(account: Account, from: ExerciseRef, to: ExerciseRef): Promise<string | null> {
  let refusal: string | null = null;
  const failure = await storeNow(async () => {
    refusal = null;
    // Not the workout's own: an earlier swap in this workout may have changed the plan already.
    const version = await readCurrentPlan(account);
    if (version === undefined) refusal = EDIT_PLAN_MESSAGES.replaced;
    const brief = await readBrief(account);
    if (brief === null) refusal = CHANGE_SESSION_MESSAGES.notLoaded;
    if (version === undefined || brief === null) return;
    const { plan, could_not } = editByHand(version.plan, [{ kind: 'swap', from, to }], brief);
    if (plan === version.plan) refusal = could_not.join(' ') || EDIT_PLAN_MESSAGES.nothing;
    else if ((await savePlanEdit(account, version, plan)) === null) refusal = EDIT_PLAN_MESSAGES.replaced;
  });
  return failure ?? refusal;
}
