import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { dayView } from '#domain/plan/plan-view.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { Slot } from '../build/slot-table.ts';
import { estimateMinutes } from '../session-minutes.ts';

/** An exercise of a plan under repair; every value is one the checker can read. */
export interface RepairItem {
  exercise: Exercise;
  slot: Slot;
  main: boolean;
  sets: number;
  reps: string;
  /** One value per week; strength plans only. */
  rpe_schedule: readonly number[] | null;
  rpe: number | null;
  rir: string | null;
  rest_seconds: number | null;
  superset: string | null;
  note: string | null;
  why: string | null;
}

export interface RepairDay {
  label: string;
  title: string | null;
  items: RepairItem[];
}

/** A plan under repair: four weeks for strength, otherwise one. */
export interface RepairDraft {
  goal: string;
  explanation: string;
  strength: boolean;
  weeks: RepairDay[][];
}

/** Writes the plan in the shape of PLAN-7, with our own names and minutes. */
export function writeRepaired(draft: RepairDraft): Plan {
  const weeks = draft.weeks.map((week) => week.map(writeDay));
  const body = draft.strength ? { weeks } : { schedule: weeks[0] ?? [] };
  const plan: Plan = { format: 1, goal: draft.goal, explanation: draft.explanation, ...body };
  for (const [week, days] of weeks.entries())
    for (const [index, day] of days.entries()) {
      const shown = dayView(plan, week, index);
      if (shown !== undefined) day.minutes = estimateMinutes(shown, draft.goal);
    }
  return plan;
}

function writeDay(day: RepairDay): PlanDay {
  const pick = (main: boolean): Prescription[] => day.items.filter((item) => item.main === main).map(writeItem);
  return { day: day.label, ...(day.title === null ? {} : { title: day.title }), primary: pick(true), accessories: pick(false) };
}

function writeItem(item: RepairItem): Prescription {
  const { exercise, main: _main, slot: _slot, rpe_schedule: schedule, ...rest } = item;
  const values = Object.entries({ ...rest, rpe_schedule: schedule === null ? null : [...schedule] });
  return { exercise: exercise.name, exercise_id: exercise.id, ...Object.fromEntries(values.filter(([, value]) => value !== null)) };
}

/** Applies a change to an exercise in every week: a block's weeks differ in numbers, never in lifts. */
export function inEveryWeek(
  draft: RepairDraft,
  dayIndex: number,
  exerciseId: string,
  change: (item: RepairItem) => RepairItem | undefined,
): RepairDraft {
  const changed = (day: RepairDay): RepairDay => ({
    ...day,
    items: day.items.flatMap((item) => (item.exercise.id === exerciseId ? (change(item) ?? []) : [item])),
  });
  return { ...draft, weeks: draft.weeks.map((week) => week.map((day, index) => (index === dayIndex ? changed(day) : day))) };
}
