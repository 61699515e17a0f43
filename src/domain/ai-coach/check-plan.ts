import { ownExercisesMark } from '../exercises/own-exercises.ts';
import { type Plan, planSchema } from '../plan/plan.ts';
import { isStrengthGoal } from '../plan/plan-view.ts';
import { isEasedIn } from './build/ease-in.ts';
import { hasFewerSets } from './build/fewer-sets.ts';
import { checkBalance } from './check/check-balance.ts';
import { blockWork, checkBlock, hardestWeeks } from './check/check-block.ts';
import { checkEffort } from './check/check-effort.ts';
import { checkFit } from './check/check-fit.ts';
import { checkFocus } from './check/check-focus.ts';
import { checkFrequency } from './check/check-frequency.ts';
import { checkGoalFit } from './check/check-goal-fit.ts';
import { checkOrder } from './check/check-order.ts';
import { checkProgress } from './check/check-progress.ts';
import { checkShape } from './check/check-shape.ts';
import { checkState } from './check/check-state.ts';
import { checkTaper } from './check/check-taper.ts';
import { checkVolume } from './check/check-volume.ts';
import { type CheckInput, error, type Finding } from './check/finding.ts';
import { meetOf } from './check/powerlifting-table.ts';
import type { Brief } from './person/brief-shape.ts';
import { briefWithHandFacts } from './person/hand-facts.ts';
import { type Trainee, traineeForPlan } from './person/trainee.ts';
import { oncePerDay, planWork, type WorkDay } from './plan-work.ts';

export type { Finding, Rule, Severity } from './check/finding.ts';

const CHECKS: readonly ((input: CheckInput) => Finding[])[] = [
  checkFit,
  checkState,
  checkEffort,
  checkVolume,
  checkFrequency,
  checkBalance,
  checkOrder,
  checkProgress,
  checkGoalFit,
  checkFocus,
];

/**
 * Checks a plan from any source for the trainee of the brief (default: the plan's goal, a beginner, a full gym). Accepts any value, never
 * throws; an empty list is a sound plan, errors come first. A plan with an `error` must not be shown: `repairPlan` repairs what it can.
 * Rules, numbers and sources: CHECKER.md.
 */
export function checkPlan(plan: unknown, brief?: Brief): Finding[] {
  const parsed = planSchema.safeParse(plan);
  if (!parsed.success) return [error('SCHEMA', 'The plan cannot be read: a value has the wrong kind.')];
  return checkReadPlan(parsed.data, brief);
}

/** The plan must not be shown to this trainee. */
export function hasErrors(plan: Plan, brief: Brief): boolean {
  return checkReadPlan(plan, brief).some(({ severity }) => severity === 'error');
}

interface Checked {
  brief: Brief | undefined;
  own_exercises: string;
  findings: readonly Finding[];
}

/** The last check of each plan: an edit asks about the plan before it, and who asked for the edit about both. */
const CHECKED = new WeakMap<Plan, Checked>();

/** Like `checkPlan`, for a plan that is already parsed; plans are immutable. */
export function checkReadPlan(plan: Plan, brief?: Brief): Finding[] {
  const known = CHECKED.get(plan);
  const own_exercises = ownExercisesMark();
  if (known?.brief === brief && known?.own_exercises === own_exercises) return [...known.findings];
  const findings = findingsOf(plan, brief);
  CHECKED.set(plan, { brief, own_exercises, findings });
  return [...findings];
}

function findingsOf(plan: Plan, brief: Brief | undefined): Finding[] {
  const shape = checkShape(plan, brief?.unit ?? null);
  if (shape.some((finding) => finding.rule === 'DAYS' || (finding.rule === 'SCHEDULE' && finding.severity === 'error')))
    return unique(shape);
  const trainee = traineeForPlan(plan, brief === undefined ? undefined : briefWithHandFacts(brief, plan));
  return unique([
    ...shape,
    ...checkWork(planWork(plan), trainee, isStrengthGoal(plan)),
    ...checkBlockWeeks(plan, trainee),
    ...checkTaper(plan, trainee),
  ]);
}

/** Rules that the hardest weeks of a block must keep too, not only its first (BLOCK-3). */
const HARDEST_WEEK_RULES: ReadonlySet<Finding['rule']> = new Set([
  'EFFORT',
  'LEVEL',
  'LIMITATION',
  'VOL_HIGH',
  'SESSION_VOL',
  'LOWBACK',
  'TIME',
  'REST',
  'SETS',
]);

function checkBlockWeeks(plan: Plan, trainee: Trainee): Finding[] {
  const weeks = blockWork(plan);
  if (weeks.length === 0) return [];
  const later = hardestWeeks(weeks).flatMap((week) => {
    const input: CheckInput = { weeks: [week], shapes: [week], trainee, is_strength: false };
    return [checkFit, checkEffort, checkVolume].flatMap((check) => check(input));
  });
  return [...checkBlock(weeks), ...later.filter(({ rule, severity }) => severity !== 'info' && HARDEST_WEEK_RULES.has(rule))];
}

/** Findings on parsed, well-formed work; may contain duplicates. */
function checkWork(weeks: WorkDay[][], trainee: Trainee, isStrength: boolean): Finding[] {
  return workChecks(weeks, trainee, isStrength).flatMap((check) => check());
}

/** The parts of `checkWork` in a fixed order, so that a caller can stop early. */
export function workChecks(weeks: WorkDay[][], trainee: Trainee, isStrength: boolean): (() => Finding[])[] {
  const input: CheckInput = { weeks, shapes: distinct(weeks), trainee, is_strength: isStrength };
  const isLed = meetOf(trainee) !== undefined;
  const isSpared = trainee.brief.lighter !== null || hasFewerSets(trainee) || isEasedIn(trainee);
  return CHECKS.map((check) => () => {
    const findings = isSpared ? check(input).map(forNow) : check(input);
    return isLed ? findings.map(forMeet) : findings;
  });
}

/** A deload week, a week in season and the first after an operation are below the minimum and may rise from it; both are intended, so they are only info. */
const MEANT_WHEN_LIGHTER: ReadonlySet<Finding['rule']> = new Set(['VOL_LOW', 'FREQ', 'BALANCE', 'JUMP', 'PROGRESS', 'DELOAD', 'GOAL_FIT']);

function forNow(finding: Finding): Finding {
  return MEANT_WHEN_LIGHTER.has(finding.rule) ? { ...finding, severity: 'info' } : finding;
}

/** Before a meet work becomes less, harder and narrower, and after it starts anew (MEET-2). */
const MEANT_FOR_MEET: ReadonlySet<Finding['rule']> = new Set([...MEANT_WHEN_LIGHTER, 'GOAL_FIT', 'PATTERN', 'VARIETY']);

function forMeet(finding: Finding): Finding {
  return MEANT_FOR_MEET.has(finding.rule) ? { ...finding, severity: 'info' } : finding;
}

/** Drops weeks with the same days and exercises as an earlier one. */
function distinct(weeks: WorkDay[][]): WorkDay[][] {
  const seen = new Map<string, WorkDay[]>();
  for (const week of weeks) {
    const make = week.map(makeOf).join(';');
    if (!seen.has(make)) seen.set(make, week);
  }
  return [...seen.values()];
}

const makeOf = oncePerDay(({ label, work }) => `${label}: ${work.map((item) => item.exercise?.id ?? item.prescription.exercise).join()}`);

function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [`${finding.rule} ${finding.sentence}`, finding]));
  const order = { error: 0, warn: 1, info: 2 } as const;
  return [...seen.values()].sort((a, b) => order[a.severity] - order[b.severity]);
}
