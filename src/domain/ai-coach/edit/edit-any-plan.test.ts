import { expect, test } from 'vitest';
import { type Plan, type PlanDay, planSchema } from '#domain/plan/plan.ts';
import { anyBrief } from '#tests/fixtures/plans/any-brief.ts';
import { BAD_PLANS } from '#tests/fixtures/plans/bad-plans-table.ts';
import { PUBLISHED_PROGRAMS } from '#tests/fixtures/plans/published-programs-table.ts';
import { daysOf, editsOf, itemsOf, type PromisedEdit } from '#tests/fixtures/plans/structural-edits.ts';
import { assert, integer, property } from '#tests/support/properties.ts';
import { buildPlan } from '../build-plan.ts';
import type { Brief } from '../person/brief-shape.ts';
import { type Trainee, traineeForPlan, traineeOf } from '../person/trainee.ts';
import { applyEdit } from './apply-edit.ts';
import { briefAfterEdit } from './brief-after-edit.ts';
import { errorsOf, knownErrors, newErrors } from './new-errors.ts';

function picker(start: number): (below: number) => number {
  let turn = start;
  return (below) => {
    turn += 1;
    return (turn * 7_919) % Math.max(1, below);
  };
}

/** Longer sessions on one day are not judged by the minutes of the others. */
function briefJudging(brief: Brief, { edit }: PromisedEdit, after: Plan): Brief {
  const next = briefAfterEdit(brief, edit, after);
  const minutes = edit.kind === 'time' ? (edit.minutes ?? 0) : 0;
  return next.minutes === null ? next : { ...next, minutes: Math.max(next.minutes, minutes) };
}

/** How many items that the edit does not name are still there, unchanged. */
function countKept(before: Plan, after: Plan, { names }: PromisedEdit): { kept: number; all: number } {
  const written = JSON.stringify(after);
  const days: readonly PlanDay[] = [before.weeks?.[0] ?? before.schedule ?? []].flatMap((week) => (Array.isArray(week) ? week : week.days));
  const views = daysOf(before);
  const unnamed = days.flatMap((day, index) =>
    [...(day.primary ?? []), ...(day.accessories ?? [])].filter((_, place) => {
      const item = itemsOf(views[index])[place];
      return item !== undefined && !names(item, index);
    }),
  );
  return { kept: unnamed.filter((raw) => written.includes(JSON.stringify(raw))).length, all: unnamed.length };
}

function expectEdit(plan: Plan, promised: PromisedEdit, trainee: Trainee) {
  const before = JSON.stringify(plan);
  const result = applyEdit(plan, promised.edit, trainee);
  expect(JSON.stringify(plan)).toBe(before);
  expect(applyEdit(plan, promised.edit, trainee)).toEqual(result);
  if (result.done.length > 0) return result;
  // What cannot be done changes nothing and says why.
  expect(result.plan).toBe(plan);
  expect([promised.edit, result.could_not.length > 0]).toEqual([promised.edit, true]);
  return undefined;
}

test('An edit of any plan does what it names, brings in no error, and leaves the rest alone', () => {
  const counted = { kept: 0, all: 0 };
  assert(
    property(anyBrief, integer({ min: 0, max: 1_000_000 }), (brief, start) => {
      const plan = buildPlan(brief);
      const known = knownErrors(errorsOf(plan, brief));
      for (const promised of editsOf(plan, traineeOf(brief), picker(start))) {
        const result = expectEdit(plan, promised, traineeOf(brief));
        if (result === undefined) continue;
        expect([promised.edit, promised.broken(result.plan)]).toEqual([promised.edit, undefined]);
        const judging = briefJudging(brief, promised, result.plan);
        expect([promised.edit, newErrors(errorsOf(result.plan, judging), known)]).toEqual([promised.edit, []]);
        const { kept, all } = countKept(plan, result.plan, promised);
        counted.kept += kept;
        counted.all += all;
      }
    }),
    { numRuns: 25 },
  );
  expect(counted.kept / counted.all).toBeGreaterThanOrEqual(0.95);
}, 60_000);

test('Plans from elsewhere are edited too: what is unknown in them stays as it is', () => {
  const bad = BAD_PLANS.filter((_, place) => place % 3 === 0).map(([, , plan]) => plan);
  const plans = [...PUBLISHED_PROGRAMS.map(({ plan }) => plan), ...bad].flatMap((plan) => {
    const { data } = planSchema.safeParse(plan);
    return data === undefined ? [] : [data];
  });
  for (const [index, plan] of plans.entries()) {
    const trainee = traineeForPlan(plan, undefined);
    for (const promised of editsOf(plan, trainee, picker(index))) {
      const result = expectEdit(plan, promised, trainee);
      if (result !== undefined) expect([promised.edit, promised.broken(result.plan)]).toEqual([promised.edit, undefined]);
    }
  }
  expect(plans.length).toBeGreaterThan(20);
}, 60_000);
