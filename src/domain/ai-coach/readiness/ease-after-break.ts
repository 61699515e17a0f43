import { easeAmounts } from '../../plan/amounts.ts';
import type { Plan, PlanDay, Prescription } from '../../plan/plan.ts';
import { type PrescriptionView, readPlanDay } from '../../plan/plan-view.ts';
import { keepReserve, lowerEffort } from '../../plan/shift-effort.ts';
import type { ReturnEffect } from '../../training/readiness/return-effect.ts';
import { readWorkDay, type Work } from '../plan-work.ts';

/**
 * The plan with the sets and reserve of the way back in `week`, from 0 (READY-2). Days, exercises, reps and rests stay; the minutes are
 * left open.
 */
export function easeAfterBreak(plan: Plan, week: number, effect: ReturnEffect): Plan {
  const ease = (day: PlanDay): PlanDay => easeDay(day, week, effect);
  if (plan.weeks == null || plan.weeks.length === 0) return { ...plan, schedule: (plan.schedule ?? []).map(ease) };
  const at = Math.min(week, plan.weeks.length - 1);
  return {
    ...plan,
    weeks: plan.weeks.map((days, index) => {
      if (index !== at) return days;
      return Array.isArray(days) ? days.map(ease) : { ...days, days: days.days.map(ease) };
    }),
  };
}

function easeDay(day: PlanDay, week: number, effect: ReturnEffect): PlanDay {
  const view = readPlanDay(day, week, 0);
  const views = [...view.primary, ...view.accessories];
  const sets = sharedSets(
    views.map((item) => item.sets),
    effect.sets,
  );
  const { work } = readWorkDay(view);
  let place = 0;
  const ease = (raw: Prescription): Prescription => {
    const index = place;
    place += 1;
    const item = views[index];
    return item === undefined
      ? raw
      : easeItem(raw, { item, exercise: work[index]?.exercise, week, sets: sets[index] ?? item.sets, effect });
  };
  const isListed = (day.primary?.length ?? 0) + (day.accessories?.length ?? 0) > 0;
  if (!isListed) return { ...day, minutes: null, exercises: (day.exercises ?? []).map(ease) };
  return { ...day, minutes: null, primary: (day.primary ?? []).map(ease), accessories: (day.accessories ?? []).map(ease) };
}

/** A share of a day's sets: at least one of each exercise, and what rounding leaves goes to the first ones. */
function sharedSets(planned: readonly number[], share: number): number[] {
  const total = planned.reduce((sum, sets) => sum + sets, 0);
  const kept = planned.map((sets) => Math.max(1, Math.floor(sets * share)));
  let left = Math.round(total * share) - kept.reduce((sum, sets) => sum + sets, 0);
  return kept.map((sets, index) => {
    if (left <= 0 || sets >= (planned[index] ?? 0)) return sets;
    left -= 1;
    return sets + 1;
  });
}

interface ItemEase {
  item: PrescriptionView;
  exercise: Work['exercise'];
  week: number;
  sets: number;
  effect: ReturnEffect;
}

function easeItem(raw: Prescription, { item, exercise, week, sets, effect }: ItemEase): Prescription {
  const most = effect.is_spared ? mostSets(item, exercise) : item.sets;
  const without = effect.is_spared ? withoutSingles(raw, item, week) : raw;
  return easeAmounts(without, item, week, (planned) => {
    const kept = effect.rir_least === null ? planned : keepReserve(planned, effect.rir_least);
    return { ...planned, sets: Math.min(sets, most), ...lowerEffort(kept, effect.rir_more) };
  }).raw;
}

/** Only lowered against the own weight: nothing makes muscles as sore. */
const LOWERED: ReadonlySet<string> = new Set(['nordic-curl', 'reverse-nordic-curl']);

/** Landings and lowering are what tendons and muscles have lost most (READY-1). */
function mostSets(item: PrescriptionView, exercise: Work['exercise']): number {
  if (exercise === undefined) return item.sets;
  if (LOWERED.has(exercise.id)) return 1;
  return exercise.pattern === 'power' ? Math.max(1, Math.floor(item.sets / 2)) : item.sets;
}

const INSTEAD_OF_ONE = '3';

function withoutSingles(raw: Prescription, { reps }: PrescriptionView, week: number): Prescription {
  if (reps.trim() !== '1') return raw;
  const { reps_schedule } = raw;
  if (reps_schedule == null || reps_schedule.length === 0) return { ...raw, reps: INSTEAD_OF_ONE };
  const at = Math.min(week, reps_schedule.length - 1);
  return { ...raw, reps_schedule: reps_schedule.map((old, index) => (index === at ? INSTEAD_OF_ONE : old)) };
}
