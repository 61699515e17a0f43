import { KIT, type Kit } from '../../exercises/exercise.ts';
import type { Plan } from '../../plan/plan.ts';
import { planView } from '../../plan/plan-view.ts';
import type { Brief } from '../person/brief-shape.ts';
import { rulesOf } from '../person/state-against.ts';
import { allowedExercises, traineeOf } from '../person/trainee.ts';
import { planWork } from '../plan-work.ts';

/** What people can get most easily comes first. */
const WOULD_DO: readonly Kit[] = ['bands', 'dumbbells', 'cable', 'machine'];
const NAMED_MOST = 2;
const PULLS: ReadonlySet<string> = new Set(['horizontal-pull', 'vertical-pull']);

/** A plan with a day on which nothing can be done is none (PLAN-46). */
export function isEmptyPlan(plan: Plan): boolean {
  return planView(plan).days === 0 || planWork(plan).some((week) => week.some(({ work }) => work.length === 0));
}

/** Why there is no plan, and what would make one possible; undefined where there is one (PLAN-46). */
export function noPlanWords(plan: Plan, brief: Brief): string[] | undefined {
  if (!isEmptyPlan(plan)) return undefined;
  const [rule] = rulesOf(brief);
  const reason = rule === undefined ? 'with what you have and what you left out' : `that suits ${rule.name} with what you have`;
  const kit = WOULD_DO.filter((item) => makesPlan(item, brief)).slice(0, NAMED_MOST);
  const way =
    kit.length > 0
      ? `${capital(kit.map((item) => KIT[item]).join(' or '))} would do: tell me when you have some.`
      : 'Tell me what may come back in, or what else you can train with.';
  return [`I have no plan for you yet: there is no exercise for some of the days ${reason}. ${way}`];
}

function makesPlan(item: Kit, brief: Brief): boolean {
  const patterns = allowedExercises(traineeOf({ ...brief, kit: [...(brief.kit ?? []), item] })).map(({ pattern }) => pattern);
  return patterns.some((pattern) => PULLS.has(pattern)) || new Set(patterns).size >= 4;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
