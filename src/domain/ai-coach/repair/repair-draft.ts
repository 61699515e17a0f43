import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { dayView } from '#domain/plan/plan-view.ts';
import { withWeekSets } from '#domain/plan/week-schedules.ts';
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
  /** What changes by week of the block; null outside a block. */
  by_week: WeekSchedules | null;
}

/** Each list has one value per week (BLOCK-1). */
export type WeekSchedules = Pick<Prescription, 'rir_schedule' | 'sets_schedule' | 'reps_schedule' | 'rest_schedule'>;

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
  block: Plan['block'];
  weeks: RepairDay[][];
}

/** Writes the plan in the shape of PLAN-7, with our own names and minutes. */
export function writeRepaired(draft: RepairDraft): Plan {
  const weeks = draft.weeks.map((week) => week.map(writeDay));
  const body = draft.strength ? { weeks } : { schedule: weeks[0] ?? [] };
  const block = draft.block == null ? {} : { block: draft.block };
  const plan: Plan = { format: 1, goal: draft.goal, explanation: draft.explanation, ...block, ...body };
  const longest = draft.strength || draft.block == null ? undefined : Math.max(0, draft.block.weeks - 2);
  for (const [week, days] of weeks.entries())
    for (const [index, day] of days.entries()) {
      const shown = dayView(plan, longest ?? week, index);
      if (shown !== undefined) day.minutes = estimateMinutes(shown, draft.goal);
    }
  return plan;
}

function writeDay(day: RepairDay): PlanDay {
  const pick = (main: boolean): Prescription[] => day.items.filter((item) => item.main === main).map(writeItem);
  return { day: day.label, ...(day.title === null ? {} : { title: day.title }), primary: pick(true), accessories: pick(false) };
}

function writeItem(item: RepairItem): Prescription {
  const { exercise, main: _main, slot: _slot, rpe_schedule: schedule, by_week, ...rest } = item;
  const values = Object.entries({ ...rest, rpe_schedule: schedule === null ? null : [...schedule] });
  const written = {
    exercise: exercise.name,
    exercise_id: exercise.id,
    ...Object.fromEntries(values.filter(([, value]) => value !== null)),
  };
  return by_week === null ? written : withSchedules(written, by_week, item);
}

/** The weeks of an item whose first week may have been repaired: sets move along, other reps or efforts hold in every week. */
function withSchedules(written: Prescription, by_week: WeekSchedules, item: RepairItem): Prescription {
  const { sets_schedule, reps_schedule, rir_schedule, rest_schedule } = by_week;
  const first = Number(sets_schedule?.[0] ?? item.sets);
  const sized = sets_schedule == null ? written : withWeekSets({ ...written, sets_schedule }, first, item.sets);
  return {
    ...sized,
    ...(rir_schedule != null && String(rir_schedule[0]) === item.rir ? { rir_schedule } : {}),
    ...(reps_schedule != null && String(reps_schedule[0]) === item.reps ? { reps_schedule } : {}),
    ...(rest_schedule != null && rest_schedule[0] === item.rest_seconds ? { rest_schedule } : {}),
  };
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
