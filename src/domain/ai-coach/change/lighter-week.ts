import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { withoutSchedules } from '#domain/plan/week-schedules.ts';
import { STRENGTH_PLAN_WEEKS } from '../../limits.ts';
import { easeEffort } from '../../plan/shift-effort.ts';
import { planWork, type Work } from '../plan-work.ts';
import { estimateMinutes } from '../session-minutes.ts';

interface Ease {
  /** Share of the sets kept. */
  sets: number;
  /** Points to lower RPE by, or to raise reps in reserve by. */
  effort: number;
  /** Percent of the weight to take off, as advice. */
  load: number;
}

/** Sets down by 40–50%, effort by two points, weight by 5–10%, for about seven days (Bell et al. 2023 and 2024). */
const DELOAD: Ease = { sets: 0.55, effort: 2, load: 10 };

/**
 * The plan with a deload week: the same days and exercises, about half the sets, further from failure. A four-week plan starts with it,
 * climbs again and ends light; other plans become that week. Pure.
 */
export function deloadPlan(plan: Plan): Plan {
  return easedPlan(plan, DELOAD);
}

function easedPlan(plan: Plan, ease: Ease): Plan {
  const view = planView(plan);
  const order = [0, 0, 1, STRENGTH_PLAN_WEEKS - 1];
  if (!view.is_strength)
    return stamped({ ...plan, schedule: daysOf(plan, 0).map((day) => easeDay(day, ease, undefined)), weeks: undefined, block: undefined });
  // Week 4 of a block is already a deload; use it as the first week too.
  const light = effortOf(planWork(plan)[STRENGTH_PLAN_WEEKS - 1]) < effortOf(planWork(plan)[0]) ? STRENGTH_PLAN_WEEKS - 1 : undefined;
  if (light !== undefined && ease === DELOAD) order[0] = light;
  const weeks = order.map((from, week) => {
    const days = daysOf(plan, from).map((day) => mapItems(day, (raw) => moveSchedule(raw, order)));
    return week === 0 && from !== light ? days.map((day) => easeDay(day, ease, 0)) : days;
  });
  return stamped({ ...plan, weeks: weeks.map((days) => days.map((day) => ({ ...day }))), schedule: undefined });
}

/** Reorders the weekly RPE. */
function moveSchedule(raw: Prescription, order: readonly number[]): Prescription {
  const schedule = raw.rpe_schedule ?? [];
  if (schedule.length === 0) return raw;
  return { ...raw, rpe_schedule: order.map((from) => schedule[Math.min(from, schedule.length - 1)] ?? 6) };
}

function easeDay(day: PlanDay, ease: Ease, week: number | undefined): PlanDay {
  return mapItems(day, (raw, sets, main) => ({
    ...easeEffort(week === undefined ? withoutSchedules(raw) : raw, ease.effort, week === undefined ? undefined : [week]),
    sets: Math.max(1, Math.round(sets * ease.sets)),
    ...(main && raw.note == null ? { note: `About ${ease.load}% less weight than you used last.` } : {}),
  }));
}

/** The week index does not matter: sets belong to the day. */
function mapItems(day: PlanDay, change: (raw: Prescription, sets: number, main: boolean) => Prescription): PlanDay {
  const view = dayView({ schedule: [day] }, 0, 0);
  const listed = (day.primary?.length ?? 0) + (day.accessories?.length ?? 0) > 0;
  const map = (raws: readonly Prescription[], sets: readonly number[], main: boolean): Prescription[] =>
    raws.map((raw, index) => change(raw, sets[index] ?? 1, main));
  const primary = map((listed ? day.primary : day.exercises) ?? [], view?.primary.map((item) => item.sets) ?? [], true);
  const accessories = map(listed ? (day.accessories ?? []) : [], view?.accessories.map((item) => item.sets) ?? [], false);
  const { exercises: _, ...rest } = day;
  return { ...rest, primary, accessories };
}

function effortOf(week: readonly { work: readonly Work[] }[] | undefined): number {
  return (week ?? []).flatMap((day) => day.work).reduce((sum, item) => sum + item.prescription.sets * item.effort, 0);
}

function daysOf(plan: Plan, week: number): readonly PlanDay[] {
  const weeks = plan.weeks ?? [];
  const chosen = weeks[Math.min(week, weeks.length - 1)];
  if (chosen === undefined) return plan.schedule ?? [];
  return Array.isArray(chosen) ? chosen : chosen.days;
}

/** Recomputes each day's minutes. */
function stamped(plan: Plan): Plan {
  const { weeks, schedule, ...rest } = plan;
  const stamp = (days: readonly PlanDay[], week: number): PlanDay[] =>
    days.map((day, index) => {
      const shown = dayView(plan, week, index);
      return shown === undefined ? day : { ...day, minutes: estimateMinutes(shown, plan.goal ?? '') };
    });
  if (weeks != null) return { ...rest, weeks: weeks.map((week, index) => stamp(Array.isArray(week) ? week : week.days, index)) };
  return { ...rest, schedule: stamp(schedule ?? [], 0) };
}
