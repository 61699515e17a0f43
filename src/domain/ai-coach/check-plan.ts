import type { Brief } from './brief-shape.ts';
import { checkBalance } from './check/check-balance.ts';
import { checkEffort } from './check/check-effort.ts';
import { checkFit } from './check/check-fit.ts';
import { checkFrequency } from './check/check-frequency.ts';
import { checkOrder } from './check/check-order.ts';
import { checkProgress } from './check/check-progress.ts';
import { checkShape } from './check/check-shape.ts';
import { checkVolume } from './check/check-volume.ts';
import { type CheckInput, error, type Finding } from './check/finding.ts';
import { type Plan, planSchema } from './plan.ts';
import { isStrengthGoal } from './plan-view.ts';
import { planWork, type WorkDay } from './plan-work.ts';
import { type Trainee, traineeForPlan } from './trainee.ts';

export type { Finding, Rule, Severity } from './check/finding.ts';

const CHECKS: readonly ((input: CheckInput) => Finding[])[] = [
  checkFit,
  checkEffort,
  checkVolume,
  checkFrequency,
  checkBalance,
  checkOrder,
  checkProgress,
];

/**
 * Everything that is wrong or worth saying about a plan from any source, for the trainee of the brief (without one: the plan's
 * goal, a beginner, a full gym). Takes anything and never throws; an empty list is a sound plan, and errors come first. Give
 * nobody a plan with an `error`: `repairPlan` puts right what can be put right. Rules, numbers and their sources: CHECKER.md.
 */
export function checkPlan(plan: unknown, brief?: Brief): Finding[] {
  const parsed = planSchema.safeParse(plan);
  if (!parsed.success) return [error('SCHEMA', 'The plan cannot be read: a value has the wrong kind.')];
  return checkReadPlan(parsed.data, brief);
}

/** The same for a plan whose shape is already known, as the builder's own is. */
export function checkReadPlan(plan: Plan, brief?: Brief): Finding[] {
  const shape = checkShape(plan, brief?.unit ?? null);
  if (shape.some((finding) => finding.rule === 'DAYS' || (finding.rule === 'SCHEDULE' && finding.severity === 'error')))
    return unique(shape);
  return unique([...shape, ...checkWork(planWork(plan), traineeForPlan(plan, brief), isStrengthGoal(plan))]);
}

/** What `checkPlan` finds in work whose shape is sound and read already; the same finding may come more than once. */
export function checkWork(weeks: WorkDay[][], trainee: Trainee, isStrength: boolean): Finding[] {
  return workChecks(weeks, trainee, isStrength).flatMap((check) => check());
}

/** `checkWork` in its parts, always the same ones in the same order, for who may know enough before the last of them. */
export function workChecks(weeks: WorkDay[][], trainee: Trainee, isStrength: boolean): (() => Finding[])[] {
  const input: CheckInput = { weeks, shapes: distinct(weeks), trainee, is_strength: isStrength };
  return CHECKS.map((check) => () => (trainee.brief.lighter === null ? check(input) : check(input).map(forNow)));
}

/** A lighter week trains less than a block should, and the week after it leaps from there: both are meant, so they are only told. */
const MEANT_WHEN_LIGHTER: ReadonlySet<Finding['rule']> = new Set(['VOL_LOW', 'FREQ', 'BALANCE', 'JUMP', 'PROGRESS', 'DELOAD']);

function forNow(finding: Finding): Finding {
  return MEANT_WHEN_LIGHTER.has(finding.rule) ? { ...finding, severity: 'info' } : finding;
}

/** The first of the weeks that share days and exercises. */
function distinct(weeks: WorkDay[][]): WorkDay[][] {
  const seen = new Map<string, WorkDay[]>();
  for (const week of weeks) {
    const make = week
      .map((day) => `${day.label}: ${day.work.map((item) => item.exercise?.id ?? item.prescription.exercise).join()}`)
      .join(';');
    if (!seen.has(make)) seen.set(make, week);
  }
  return [...seen.values()];
}

function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [`${finding.rule} ${finding.sentence}`, finding]));
  const order = { error: 0, warn: 1, info: 2 } as const;
  return [...seen.values()].sort((a, b) => order[a.severity] - order[b.severity]);
}
