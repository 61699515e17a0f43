import type { Prescription } from '../plan/plan.ts';
import type { PlanTarget } from '../plan/plan-target.ts';
import type { CoachDay, CoachItem, CoachPlan } from '../sync/proposal-shape.ts';
import { collapse, inWeek } from './coach-plan.ts';

/** What a coach sets of an exercise. `week`, from 0, is the only one changed; null changes all. */
export interface ItemChange {
  readonly week: number | null;
  readonly sets: number;
  readonly reps: string;
  readonly rpe: number | null;
  readonly target: PlanTarget | null;
  readonly note: string;
}

/** Sets, reps and effort of one week or all of them. The load and the note hold for all weeks. */
export function changeItem(item: CoachItem, change: ItemChange, weeks: number): CoachItem {
  const { week } = change;
  const set = <Value>(values: readonly Value[], value: Value): Value[] =>
    week === null
      ? [value]
      : collapse(Array.from({ length: weeks }, (_, index) => (index === week ? value : (inWeek(values, index) as Value))));
  const hasTarget = change.target !== null || item.target != null;
  const hasNote = change.note !== '' || item.note !== undefined;
  return {
    ...item,
    sets: set(item.sets, change.sets),
    reps: set(item.reps, change.reps),
    rpe: set(item.rpe, change.rpe),
    ...(hasTarget ? { target: change.target } : {}),
    ...(hasNote ? { note: change.note } : {}),
  };
}

/** A new exercise of the library, or of the coach's own. `item_id` is any id that no other has. */
export function itemOf({ exercise, exercise_id, sets, reps, rpe }: Prescription, item_id: string): CoachItem {
  const [effort, count] = [Number(rpe ?? Number.NaN), Number(sets ?? 3)];
  return {
    item_id,
    exercise: exercise ?? '',
    exercise_id: exercise_id ?? null,
    sets: [Number.isInteger(count) && count > 0 ? count : 3],
    reps: [String(reps ?? '8–12')],
    rpe: [Number.isFinite(effort) ? effort : null],
  };
}

/** The plan with one of its days changed; null removes it. */
export function changeCoachDay(plan: CoachPlan, day_id: string, change: (day: CoachDay) => CoachDay | null): CoachPlan {
  return { ...plan, days: plan.days.flatMap((day) => (day.day_id === day_id ? (change(day) ?? []) : [day])) };
}

/** The day with an exercise moved by `by` places. */
export function moveItem(day: CoachDay, item_id: string, by: -1 | 1): CoachDay {
  const from = day.items.findIndex((item) => item.item_id === item_id);
  const to = from + by;
  const [moved, other] = [day.items[from], day.items[to]];
  if (moved === undefined || other === undefined) return day;
  return { ...day, items: day.items.map((item, index) => (index === from ? other : index === to ? moved : item)) };
}
