import { contentsOfPlan } from '#domain/ai-coach/edit/plan-contents.ts';
import type { DayRef, ExerciseRef, PlanEdit, Target } from '#domain/ai-coach/edit/plan-edit.ts';
import { WEEKDAYS } from '#domain/ai-coach/person/weekdays.ts';
import { exerciseKey } from '#domain/exercises/exercise-key.ts';
import { findExercise } from '#domain/exercises/find-exercise.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import type { ToolEdit } from './edit-shapes.ts';

/** The edit as the plan names its days and exercises, or why it cannot be read. */
export type ReadToolEdit = { edit: PlanEdit } | { why: string };

/** Reads a language model's edit against the plan it is about. */
export function readToolEdit(plan: Plan, given: ToolEdit): ReadToolEdit {
  try {
    return { edit: editOf(plan, given) };
  } catch (error) {
    if (error instanceof UnknownDayError) return { why: `the plan has no day «${error.message}»` };
    throw error;
  }
}

class UnknownDayError extends Error {}

function editOf(plan: Plan, given: ToolEdit): PlanEdit {
  const at = (label: string): DayRef => dayOf(plan, label);
  const on = (label: string | undefined): { day?: DayRef } => (label === undefined ? {} : { day: at(label) });
  const ref = (name: string): ExerciseRef => refOf(plan, name);
  const target = (some: { exercise?: string | undefined; day?: string | undefined }): Target => ({
    ...(some.exercise === undefined ? {} : { exercise: ref(some.exercise) }),
    ...on(some.day),
  });
  switch (given.do) {
    case 'add':
      return {
        kind: 'add',
        exercise: ref(given.exercise),
        ...on(given.day),
        ...(given.sets === undefined ? {} : { sets: given.sets }),
        // What stands in a plan is read by people: only reps that are reps.
        ...(given.reps === undefined || parseReps(given.reps) === undefined ? {} : { reps: given.reps }),
      };
    case 'remove':
      return { kind: 'remove', target: target(given) };
    case 'swap':
      return { kind: 'swap', from: ref(given.from), to: given.to === undefined ? null : ref(given.to), ...on(given.day) };
    case 'sets':
      return { kind: 'sets', target: target(given), to: given.to };
    case 'reps':
      return { kind: 'reps', target: target(given), reps: given.to };
    case 'reps_in_reserve':
      return { kind: 'effort', target: target(given), rir: given.to };
    case 'rest':
      return { kind: 'rest', target: target(given), seconds: given.seconds };
    case 'order': {
      const other = ref(given.other ?? '');
      const place = given.place === 'before' ? { before: other } : given.place === 'after' ? { after: other } : given.place;
      return { kind: 'order', target: target(given), place };
    }
    case 'superset':
      return { kind: 'superset', pair: given.pair, exercises: given.exercises.map(ref), ...on(given.day) };
    case 'move_day':
      return { kind: 'move-day', moves: [{ day: at(given.day), weekday: WEEKDAYS.indexOf(given.to) }] };
    case 'swap_days':
      return { kind: 'swap-days', first: at(given.first), second: at(given.second) };
    case 'drop_day':
      return { kind: 'drop-day', day: at(given.day) };
    case 'add_day':
      return { kind: 'add-day', ...(given.on === undefined ? {} : { weekdays: [WEEKDAYS.indexOf(given.on)] }) };
    case 'day_content':
      return { kind: 'day-content', day: at(given.day), contents: given.contents };
    case 'split':
      return { kind: 'split', split: given.to };
    case 'minutes':
      return { kind: 'time', day: at(given.day), minutes: given.to };
  }
}

/** «Friday» and «Fri» are one day; «Day 2» is by its whole label. */
function dayOf(plan: Plan, label: string): DayRef {
  const wanted = label.trim().toLowerCase();
  const { days } = contentsOfPlan(plan);
  const found =
    days.find((day) => day.label.toLowerCase() === wanted) ??
    days.find((day) => WEEKDAYS.some((name) => [day.label, label].every((text) => text.slice(0, 3).toLowerCase() === name.toLowerCase())));
  if (found === undefined) throw new UnknownDayError(label);
  return found;
}

/** The plan's own exercise of that name before the library's. */
function refOf(plan: Plan, name: string): ExerciseRef {
  const planned = contentsOfPlan(plan).exercises.find(({ ref }) => exerciseKey(ref.name) === exerciseKey(name));
  const known = findExercise(name);
  return planned?.ref ?? { id: known?.id ?? null, name: known?.name ?? name };
}
