import type { Plan, PlanDay, Prescription } from '../plan/plan.ts';
import { dayView, type PrescriptionView, planView } from '../plan/plan-view.ts';

/** The days of a plan as they are in one week (from 0), for a routine: without schedules, which belong to the plan's block (ROUTINE-7). */
export function daysOfPlan(plan: Plan, week: number): PlanDay[] {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, week, day)).flatMap((view) =>
    view === undefined
      ? []
      : [{ title: view.title ?? view.label, exercises: [...view.primary, ...view.accessories].map((item) => prescriptionOf(item)) }],
  );
}

function prescriptionOf({
  exercise,
  exercise_id,
  sets,
  reps,
  rpe,
  rir,
  rest_seconds,
  superset,
  note,
  set_kinds,
}: PrescriptionView): Prescription {
  const left = /^\s*(\d(?:[.,]5)?)\s*$/.exec(rir ?? '')?.[1];
  const effort = rpe ?? (left === undefined ? null : 10 - Number(left.replace(',', '.')));
  return {
    exercise,
    exercise_id,
    sets,
    reps,
    rpe: effort,
    rest_seconds,
    superset,
    note,
    ...(set_kinds === undefined ? {} : { set_kinds: [...set_kinds] }),
  };
}
