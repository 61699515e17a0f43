import { COACH_PLAN_MESSAGES } from '../messages/coach-plans.ts';
import { COACH_PLAN_MOST, type CoachPlan, coachPlanSchema } from '../sync/proposal-shape.ts';

/** The sentence for a plan that is longer than one a coach may send, or has no day; null for every other (CPLAN-10). Pure. */
export function whatExceeds(plan: CoachPlan): string | null {
  const { days } = plan;
  if (days.length === 0) return COACH_PLAN_MESSAGES.noDay;
  if (days.length > COACH_PLAN_MOST.days) return COACH_PLAN_MESSAGES.tooManyDays;
  if (days.some(({ items }) => items.length > COACH_PLAN_MOST.items)) return COACH_PLAN_MESSAGES.tooManyItems;
  if (plan.weeks > COACH_PLAN_MOST.weeks) return COACH_PLAN_MESSAGES.tooManyWeeks;
  return coachPlanSchema.safeParse(plan).success ? null : COACH_PLAN_MESSAGES.tooLarge;
}
