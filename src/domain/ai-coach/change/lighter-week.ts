import type { Plan, PlanDay, Prescription } from '#domain/plan/plan.ts';
import { dayView, planView } from '#domain/plan/plan-view.ts';
import { withoutSchedules, withWeekOrder } from '#domain/plan/week-schedules.ts';
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
 * The plan with a deload week: the same days and exercises, about half the sets, further from failure. A plan of several weeks starts with
 * it, climbs again and ends light; other plans become that week. Pure.
 */
export function deloadPlan(plan: Plan): Plan {
  const { is_strength, block } = planView(plan);
  if (is_strength) return lightFirstWeeks(plan);
  if (block?.light_week != null && block.weeks > 2) return lightFirstBlock(plan, block);
  return stamped({ ...plan, schedule: daysOf(plan, 0).map((day) => easeDay(day, DELOAD, undefined)), weeks: undefined, block: undefined });
}

function lightFirstWeeks(plan: Plan): Plan {
  const order = [0, 0, 1, STRENGTH_PLAN_WEEKS - 1];
  // Week 4 of a block is already a deload; use it as the first week too.
  const light = effortOf(planWork(plan)[STRENGTH_PLAN_WEEKS - 1]) < effortOf(planWork(plan)[0]) ? STRENGTH_PLAN_WEEKS - 1 : undefined;
  if (light !== undefined) order[0] = light;
  const weeks = order.map((from, week) => {
    const days = daysOf(plan, from).map((day) => mapItems(day, (raw) => withWeekOrder(raw, order)));
    return week === 0 && from !== light ? days.map((day) => easeDay(day, DELOAD, 0)) : days;
  });
  return stamped({ ...plan, weeks: weeks.map((days) => days.map((day) => ({ ...day }))), schedule: undefined });
}

/** The block's own lighter week comes first as well, in the place of the hardest. */
function lightFirstBlock(plan: Plan, { weeks, light_week }: { weeks: number; light_week: number | null }): Plan {
  const light = (light_week ?? weeks) - 1;
  const order = Array.from({ length: weeks }, (_, week) => (week === 0 ? light : week === weeks - 1 ? week : week - 1));
  return withBlockOrder(plan, order, (raw, main) => (main ? { ...raw, load_factor: 1 - DELOAD.load / 100 } : raw));
}

/** A week with at most this share of the sets of the next one is a lighter week. */
const LIGHT_SHARE = 0.75;

/**
 * The plan without the lighter week that `deloadPlan` put first; any other plan is returned as it is. The last loading week, which gave way
 * to it, repeats the one before.
 */
export function withoutLighterStart(plan: Plan): Plan {
  const { is_strength, block, days } = planView(plan);
  const count = is_strength ? STRENGTH_PLAN_WEEKS : (block?.weeks ?? 1);
  const sets = (week: number): number =>
    Array.from({ length: days }, (_, day) => dayView(plan, week, day))
      .flatMap((day) => (day === undefined ? [] : [...day.primary, ...day.accessories]))
      .reduce((sum, item) => sum + item.sets, 0);
  if (count <= 2 || sets(0) > sets(1) * LIGHT_SHARE) return plan;
  const order = Array.from({ length: count }, (_, week) => (week < count - 2 ? week + 1 : week));
  if (!is_strength) return withBlockOrder(plan, order, ({ load_factor: _, ...raw }) => raw);
  const weeks = order.map((from) => daysOf(plan, from).map((day) => mapItems(day, (raw) => withWeekOrder(raw, order))));
  return stamped({ ...plan, weeks, schedule: undefined });
}

/** The weeks of a block in another order, each item changed besides. */
function withBlockOrder(plan: Plan, order: readonly number[], change: (raw: Prescription, main: boolean) => Prescription): Plan {
  return { ...plan, schedule: daysOf(plan, 0).map((day) => mapItems(day, (raw, _, main) => change(withWeekOrder(raw, order), main))) };
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
