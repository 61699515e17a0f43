import { dayView, planView } from '#domain/plan/plan-view.ts';
import { type LiftMark, liftRecords } from '#domain/progress/lift-records.ts';
import { lookBackFrom } from '#domain/progress/look-back-from.ts';
import { chooseLifts, type LiftTrend, liftTrend, TREND_DAYS } from '#domain/progress/main-lifts.ts';
import type { ProgressSet } from '#domain/training/progress.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { shiftDay } from '#domain/training/week.ts';
import type { Account } from '../store/account.ts';
import { lastWorkoutDate, sessionsSince } from './last-workout.ts';
import { readCurrentPlan } from './plans.ts';
import { listSetsOfDays } from './set-logs.ts';
import { readUnit } from './training-choice.ts';

/** Lifts are chosen by what was trained in the first of these times that has enough of them (PROG-21). */
const CHOICE_DAYS = [28, TREND_DAYS] as const;
const ENOUGH_LIFTS = 4;

/**
 * Records are told against this time, and those of twelve weeks are listed: what is read stays the same however long the log is (PROG-19).
 */
const RECORD_DAYS = 365;

/**
 * The main lifts over the twelve weeks to `until`, in the shown unit (PROG-21, PROG-31); those without a figure in that time are left out.
 */
export async function readMainLifts(account: Account, today: string): Promise<{ unit: WeightUnit; lifts: LiftTrend[]; until: string }> {
  const unit = await readUnit(account);
  const until = await lookBackDay(account, today);
  const lifts = await readLifts(account, until, TREND_DAYS);
  return { unit, until, lifts: lifts.flatMap(({ name, sets }) => liftTrend(name, sets, unit) ?? []) };
}

/** What the main lifts of the twelve weeks to `until` beat in a year, newest first (PROG-26, PROG-31). */
export async function readLiftRecords(account: Account, today: string): Promise<{ unit: WeightUnit; records: LiftMark[]; until: string }> {
  const unit = await readUnit(account);
  const until = await lookBackDay(account, today);
  const lifts = await readLifts(account, until, RECORD_DAYS);
  const records = lifts.flatMap(({ name, sets }) => liftRecords(name, sets, unit, shiftDay(until, -TREND_DAYS)));
  return { unit, until, records: records.sort((a, b) => (a.performed_on > b.performed_on ? -1 : a.performed_on < b.performed_on ? 1 : 0)) };
}

/** Workouts dated after today are left out of account. */
async function lookBackDay(account: Account, today: string): Promise<string> {
  return lookBackFrom(await lastWorkoutDate(account, shiftDay(today, 1)), today);
}

/** The plan's lifts, and those trained lately. */
async function readNames(account: Account, today: string): Promise<string[]> {
  const plan = await readCurrentPlan(account);
  const count = plan === undefined ? 0 : planView(plan.plan).days;
  const planned = Array.from({ length: count }, (_, day) => (plan === undefined ? undefined : dayView(plan.plan, 0, day)));
  const main = planned.flatMap((day) => day?.primary ?? []).map(({ exercise }) => exercise);
  let names: string[] = [];
  for (const days of CHOICE_DAYS) {
    names = chooseLifts(main, await listSetsOfDays(account, { from: shiftDay(today, -days), to: today }));
    if (names.length >= ENOUGH_LIFTS) break;
  }
  return names;
}

/** The main lifts with their sets of so many days. */
async function readLifts(account: Account, today: string, days: number): Promise<{ name: string; sets: ProgressSet[] }[]> {
  const names = await readNames(account, today);
  const from = shiftDay(today, -days);
  return Promise.all(
    names.map(async (name) => {
      const sessions = await sessionsSince(account, name, from);
      return { name, sets: sessions.flatMap(({ sets }) => sets).filter(({ performed_on }) => performed_on <= today) };
    }),
  );
}
