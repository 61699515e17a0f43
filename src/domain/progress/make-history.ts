import { exerciseKey } from '../exercises/exercise-key.ts';
import { findExercise } from '../exercises/find-exercise.ts';
import type { Plan } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import { parseReps } from '../training/rep-range.ts';
import { straightSets } from '../training/set-kind.ts';
import { type WeightUnit, weightNumber } from '../training/units.ts';
import { daysBetween } from '../training/week.ts';
import { isLighterWeek, weekEfforts } from '../training/week-effort.ts';
import type { HistorySet, LiftHistory, LiftSession } from './lift-history.ts';

/** A lift's sets of one workout, as logged. */
export interface LoggedLift {
  /** yyyy-mm-dd */
  on: string;
  /** The plan it was done by; undefined when it is not on this phone. */
  plan: Plan | undefined;
  /** From 0, within the plan. */
  week: number;
  day: number;
  sets: readonly { reps: number; weight: string; unit: WeightUnit; rpe: number | null; kind?: string | undefined }[];
}

/** A plan without blocks is compared in stretches of so many days. */
const STRETCH_DAYS = 28;
/** After more days off than this, the first days back say nothing of strength (PROG-1). */
const BREAK_DAYS = 10;
const BACK_DAYS = 7;

/** A main lift's history with what the plans asked for, loads in `unit`; `logged` oldest first. */
export function makeLiftHistory(name: string, logged: readonly LoggedLift[], unit: WeightUnit): LiftHistory {
  const exercise = findExercise(name);
  let [block, start, back] = [1, logged[0]?.on ?? '', ''];
  const sessions = logged.map((lift, index): LiftSession => {
    const before = logged[index - 1];
    if (before !== undefined && isNewBlock(before, lift, start)) [block, start] = [block + 1, lift.on];
    if (before !== undefined && daysBetween(before.on, lift.on) > BREAK_DAYS) back = lift.on;
    return {
      on: lift.on,
      block,
      week: lift.week + 1,
      is_light: isLight(lift),
      is_excluded: back !== '' && daysBetween(back, lift.on) < BACK_DAYS,
      sets: setsOf(name, lift, unit),
    };
  });
  return {
    exercise_id: exercise?.id ?? exerciseKey(name),
    name,
    pattern: exercise?.pattern ?? null,
    is_isolation: exercise?.compound === false,
    is_main: true,
    sessions,
  };
}

/** The block's number changed, its weeks began again, or a plan without weeks ran for four. */
function isNewBlock(before: LoggedLift, lift: LoggedLift, start: string): boolean {
  const [old, now] = [before, lift].map(({ plan }) => (plan === undefined ? null : planView(plan)));
  if ((old?.block?.number ?? 0) !== (now?.block?.number ?? 0)) return true;
  if (lift.week < before.week) return lift.week === 0;
  const hasWeeks = (now?.block?.weeks ?? now?.weeks ?? 1) > 1;
  return !hasWeeks && daysBetween(start, lift.on) >= STRETCH_DAYS;
}

function isLight({ plan, week }: LoggedLift): boolean {
  if (plan === undefined) return false;
  const { block } = planView(plan);
  return block === null ? isLighterWeek(weekEfforts(plan), week) : block.light_week === week + 1;
}

function setsOf(name: string, { plan, week, day, sets }: LoggedLift, unit: WeightUnit): HistorySet[] {
  const view = plan === undefined ? undefined : dayView(plan, week, day);
  const item = [...(view?.primary ?? []), ...(view?.accessories ?? [])].find(({ exercise }) => exerciseKey(exercise) === exerciseKey(name));
  const range = item === undefined ? undefined : parseReps(item.reps);
  const rir = item?.rir == null ? undefined : parseReps(item.rir);
  const target_rir = item?.rpe == null ? (rir === undefined ? null : (rir.low + rir.high) / 2) : 10 - item.rpe;
  return straightSets(sets).map(({ reps, weight, unit: typed, rpe }) => ({
    load: weightNumber(weight, typed, unit) ?? 0,
    reps,
    rpe,
    target_reps: range === undefined || range.unit === 'seconds' ? null : [range.low, range.high],
    target_rir,
  }));
}
