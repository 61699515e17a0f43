import type { Plan } from '#domain/plan/plan.ts';
import { hardDayCount } from '../build/draft.ts';
import { buildPlan } from '../build-plan.ts';
import { deloadPlan } from '../change/lighter-week.ts';
import { describePlanChange } from '../change/plan-change.ts';
import { applyEdit } from '../edit/apply-edit.ts';
import type { Brief, WeekSplit } from '../person/brief-shape.ts';
import { traineeOf } from '../person/trainee.ts';
import { haveNeighbours } from '../person/weekdays.ts';
import { memoize } from '../understand/memoize.ts';

/** A turn needs the plans before and after it, and the next turn the latter again. */
const PLANS_MEMOIZED = 24;
const planOf = memoize((brief) => makePlan(JSON.parse(brief) as Brief), PLANS_MEMOIZED);

/**
 * The plan for a brief, eased for a deload. Must not be called while a red flag is open. Cached: callers must copy before
 * changing it.
 */
export function planFor(brief: Brief): Plan {
  return planOf(JSON.stringify(brief));
}

/** Equal training; explanations may differ. */
export function isSameTraining(a: Plan, b: Plan): boolean {
  return a === b || describePlanChange(a, b, 'brief', '').lines.length === 0;
}

/** Numbers of hard days whose usual week is that split already. */
const USUAL_DAYS: Readonly<Record<WeekSplit, readonly number[]>> = {
  'full body': [1, 2, 3],
  'upper lower': [4],
  'push pull legs': [6],
  'body parts': [],
};

/** The week by the split that was asked for, where the days and the equipment allow it (FACT-22). */
function withSplit(plan: Plan, brief: Brief): Plan {
  const trainee = traineeOf(brief);
  const hard = hardDayCount(trainee);
  if (brief.split === null || (USUAL_DAYS[brief.split].includes(hard) && !(hard <= 3 && haveNeighbours(trainee.weekdays)))) return plan;
  const { plan: split, done } = applyEdit(plan, { kind: 'split', split: brief.split }, trainee);
  const [days = ''] = done;
  return days === '' ? plan : { ...split, explanation: `${days} ${(plan.explanation ?? '').replace(FIRST_SENTENCE, '')}` };
}

/** What the builder says of its own week. */
const FIRST_SENTENCE = /^[^.]*\. ?/;

function makePlan(brief: Brief): Plan {
  const plan = withSplit(buildPlan(brief), brief);
  return brief.lighter === 'deload' ? deloadPlan(plan) : plan;
}
