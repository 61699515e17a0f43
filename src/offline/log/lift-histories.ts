import type { LiftHistory } from '#domain/progress/lift-history.ts';
import { type LoggedLift, makeLiftHistory } from '#domain/progress/make-history.ts';
import { parseSessionId } from '#domain/sync/slots.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Account } from '../store/account.ts';
import { type EarlierSession, sessionsOfExercise } from './last-workout.ts';
import { type PlanVersion, readPlan } from './plans.ts';

/** Sets read of a lift: about a year of it. */
const ROWS = 500;

interface LiftInput {
  unit: WeightUnit;
  /** Plans read so far, by id; read ones are added. */
  plans: Map<string, PlanVersion | undefined>;
}

/** A lift's logged sessions, oldest first, and its history with what the plans asked for. */
export async function readLift(
  account: Account,
  name: string,
  { unit, plans }: LiftInput,
): Promise<{ found: EarlierSession[]; lift: LiftHistory }> {
  const found = (await sessionsOfExercise(account, name, ROWS)).toReversed();
  return { found, lift: makeLiftHistory(name, await withPlans(account, found, plans), unit) };
}

async function withPlans(
  account: Account,
  found: readonly EarlierSession[],
  plans: Map<string, PlanVersion | undefined>,
): Promise<LoggedLift[]> {
  const logged: LoggedLift[] = [];
  for (const { session_id, performed_on, sets } of found) {
    const place = parseSessionId(session_id);
    if (place === undefined) continue;
    if (!plans.has(place.plan_id)) plans.set(place.plan_id, await readPlan(account, place.plan_id));
    logged.push({ on: performed_on, plan: plans.get(place.plan_id)?.plan, week: place.week, day: place.day, sets });
  }
  return logged;
}
