import { dayView, planView } from '#domain/plan/plan-view.ts';
import { chooseLifts, type LiftTrend, liftTrend } from '#domain/progress/main-lifts.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { shiftDay } from '#domain/training/week.ts';
import type { Account } from '../store/account.ts';
import { sessionsSince } from './last-workout.ts';
import { readCurrentPlan } from './plans.ts';
import { listSetsOfDays } from './set-logs.ts';
import { readUnit } from './training-choice.ts';

const TREND_DAYS = 84;
/** Lifts are chosen by what was trained in these days. */
const CHOICE_DAYS = 28;

/** The main lifts over twelve weeks, in the shown unit (PROG-21); those without a figure in that time are left out. */
export async function readMainLifts(account: Account, today: string): Promise<{ unit: WeightUnit; lifts: LiftTrend[] }> {
  const [plan, unit, recent] = await Promise.all([
    readCurrentPlan(account),
    readUnit(account),
    listSetsOfDays(account, { from: shiftDay(today, -CHOICE_DAYS), to: today }),
  ]);
  const days = plan === undefined ? 0 : planView(plan.plan).days;
  const planned = Array.from({ length: days }, (_, day) => (plan === undefined ? undefined : dayView(plan.plan, 0, day)));
  const names = chooseLifts(
    planned.flatMap((day) => day?.primary ?? []).map(({ exercise }) => exercise),
    recent,
  );
  const from = shiftDay(today, -TREND_DAYS);
  const lifts = await Promise.all(
    names.map(async (name) => {
      const sessions = await sessionsSince(account, name, from);
      const sets = sessions.flatMap((session) => session.sets.map((set) => ({ ...set, performed_on: session.performed_on })));
      return liftTrend(name, sets, unit);
    }),
  );
  return { unit, lifts: lifts.flatMap((lift) => lift ?? []) };
}
