import { findExercise } from '../exercises/find-exercise.ts';
import { STRENGTH_PLAN_WEEKS } from '../limits.ts';
import { type Plan, type PlanDay, type Prescription, planSchema } from '../plan/plan.ts';
import { isStrengthGoal, planView } from '../plan/plan-view.ts';
import { checkPlan, type Finding } from './check-plan.ts';
import type { Brief } from './person/brief-shape.ts';
import { type Trainee, traineeForPlan } from './person/trainee.ts';
import { type Place, readItem, shortText } from './repair/read-item.ts';
import { findingsOf, repairAmounts, repairNumbers, tidyDays } from './repair/repair-amounts.ts';
import { type RepairDay, type RepairDraft, type RepairItem, writeRepaired } from './repair/repair-draft.ts';

export type RepairResult = { plan: Plan; corrections: string[] } | { refused: Finding[] };

const EXPLANATION_MAX = 1_200;
const TITLE_MAX = 80;
const LABEL_MAX = 24;
const EXERCISES_A_DAY_MAX = 20;
/** Findings about a whole plan that no small change can repair. */
const HOPELESS: ReadonlySet<string> = new Set(['RED_FLAG', 'DAYS', 'SCHEDULE']);

/**
 * Repairs a plan from any source for this trainee: drops unknown exercises, replaces forbidden ones, clamps numbers, adds or removes sets,
 * adds the block's deload. `corrections` are sentences in order; none means the plan was sound. A plan beyond repair (unreadable, a red
 * flag, wrong number of days, missing movements) is `refused` with its errors; build a plan instead. A returned plan has no errors, only
 * library exercises and only known fields. Accepts any value, never throws.
 */
export function repairPlan(plan: unknown, brief: Brief): RepairResult {
  const parsed = planSchema.safeParse(plan);
  const errors = checkPlan(plan, brief).filter((finding) => finding.severity === 'error');
  if (!parsed.success) return { refused: errors };
  const hopeless = errors.filter((finding) => HOPELESS.has(finding.rule));
  if (hopeless.length > 0) return { refused: hopeless };
  const said = new Set<string>();
  const say = (correction: string): void => void said.add(correction);
  const trainee = traineeForPlan(parsed.data, brief);
  const read = readDraft(parsed.data, trainee, say);
  if (read === undefined) return { refused: errors };
  const draft = repairAmounts(repairNumbers(tidyDays(read, say), trainee, say), brief, say);
  const left = findingsOf(draft, brief).filter((finding) => finding.severity === 'error');
  return left.length > 0 ? { refused: left } : { plan: writeRepaired(draft), corrections: [...said] };
}

/** undefined when a day is too long or nothing known is left of it. */
function readDraft(plan: Plan, trainee: Trainee, say: Place['say']): RepairDraft | undefined {
  const goal = trainee.brief.goal ?? shortText(plan.goal, TITLE_MAX) ?? trainee.goal;
  const strength = isStrengthGoal({ goal });
  const listed = (plan.weeks ?? []).map((week) => (Array.isArray(week) ? week : week.days));
  const source = listed.length > 0 ? listed : [plan.schedule ?? []];
  const block = planView(plan).block === null ? null : plan.block;
  const block_weeks = block?.weeks ?? null;
  const weeks = Array.from({ length: strength ? STRENGTH_PLAN_WEEKS : 1 }, (_, week) =>
    (source[Math.min(week, source.length - 1)] ?? []).map((day, index) =>
      readDay(day, index, { trainee, strength, week, block_weeks, say }),
    ),
  );
  const days = weeks.flat();
  if (days.length === 0 || days.some((day) => day === undefined || day.items.length === 0)) return undefined;
  return {
    goal,
    explanation: shortText(plan.explanation, EXPLANATION_MAX) ?? '',
    strength,
    block,
    weeks: weeks.map((week) => week.flatMap((day) => day ?? [])),
  };
}

function readDay(day: PlanDay, index: number, place: Omit<Place, 'main' | 'today'>): RepairDay | undefined {
  const primary = day.primary ?? [];
  const accessories = day.accessories ?? [];
  const alone = primary.length + accessories.length === 0;
  const mains = alone ? (day.exercises ?? []) : primary;
  if (mains.length + accessories.length > EXERCISES_A_DAY_MAX) return undefined;
  const today = new Set([...mains, ...accessories].flatMap((item) => findExercise(item.exercise ?? item.name ?? '')?.id ?? []));
  const items: RepairItem[] = [];
  const read = (list: readonly Prescription[], main: boolean): void => {
    for (const raw of list) {
      const item = readItem(raw, { ...place, main, today });
      if (item === undefined) continue;
      items.push(item);
      today.add(item.exercise.id);
    }
  };
  read(mains, true);
  read(accessories, false);
  const label = typeof day.day === 'number' ? `Day ${day.day}` : shortText(day.day, LABEL_MAX);
  return { label: label ?? `Day ${index + 1}`, title: shortText(day.title, TITLE_MAX), items };
}
