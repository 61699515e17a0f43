import type { Plan, PlanDay, Prescription } from '../plan/plan.ts';
import { dayView, type PrescriptionView, planView } from '../plan/plan-view.ts';
import { exerciseKey } from '../sync/slots.ts';
import { workingSets } from './set-kind.ts';

/** The days of a plan as they are in one week (from 0), for a routine: without schedules, which belong to the plan's block (ROUTINE-7). */
export function daysOfPlan(plan: Plan, week: number): PlanDay[] {
  return Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, week, day)).flatMap((view) =>
    view === undefined
      ? []
      : [{ title: view.title ?? view.label, exercises: [...view.primary, ...view.accessories].map((item) => prescriptionOf(item)) }],
  );
}

interface DoneSet {
  exercise: string;
  exercise_n: number;
  reps: number;
  kind?: string | undefined;
}

/** A workout as it was done, for a routine: as many working sets, in the reps that were done (ROUTINE-7). `sets` are in order. */
export function dayOfSets(title: string, sets: readonly DoneSet[]): PlanDay {
  const done = new Map<string, { exercise: string; reps: number[] }>();
  for (const { exercise, exercise_n, reps } of workingSets(sets)) {
    const key = `${exerciseKey(exercise)}#${exercise_n}`;
    const one = done.get(key) ?? { exercise, reps: [] };
    one.reps.push(reps);
    done.set(key, one);
  }
  return { title, exercises: [...done.values()].map(({ exercise, reps }) => ({ exercise, sets: reps.length, reps: rangeOf(reps) })) };
}

function rangeOf(reps: readonly number[]): string {
  const [low, high] = [Math.min(...reps), Math.max(...reps)];
  return low === high ? `${low}` : `${low}–${high}`;
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
