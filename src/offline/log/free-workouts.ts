import { repeatedRows } from '#domain/history/repeated-rows.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { exerciseKey, sessionAdjustSlot } from '#domain/sync/slots.ts';
import type { SetValue } from '#domain/sync/values.ts';
import { dayOfSets } from '#domain/training/copy-days.ts';
import { EMPTY_WORKOUT, type RoutinePlace, routineWorkout } from '#domain/training/free-workout.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { saveDraft } from '../store/drafts.ts';
import { operationTables, recordWithin } from '../sync/record.ts';
import { readRoutine } from './routines.ts';
import { findOpenSession, nextSessionId } from './sessions.ts';
import { saveChoice } from './training-choice.ts';
import { type TypedDraft, typedDraftKey, typedWorkout } from './typed-drafts.ts';

/** A choice that names no workout. */
const NO_WORKOUT = 'none';

/** The day of an empty workout. */
const EMPTY_DAY: PlanDay = { title: 'Workout', exercises: [] };

/** Makes an empty workout today's, or goes on with the open one. `today` is yyyy-mm-dd. Throws StorageFailure. */
export function startEmptyWorkout(account: Account, today: string): Promise<void> {
  return start(account, EMPTY_WORKOUT, EMPTY_DAY, today);
}

/**
 * Makes a day of a routine today's workout, or goes on with the open one; false when the routine or the day was deleted. Throws
 * StorageFailure.
 */
export async function startRoutine(account: Account, place: RoutinePlace, today: string): Promise<boolean> {
  const routine = await readRoutine(account, place.routine_id);
  const found = routine?.days.find(({ day_id }) => day_id === place.day_id);
  if (routine === undefined || found === undefined) return false;
  const title = routine.days.length > 1 ? `${routine.name}, ${found.day.title ?? 'Day'}` : routine.name;
  await start(account, routineWorkout(place), { ...found.day, title }, today);
  return true;
}

/**
 * Makes a past workout today's: the same exercises, and each row holds what was lifted, to be ticked or changed (HIST-5). False, and nothing
 * changes, while an empty or repeated workout is open. Throws StorageFailure.
 */
export async function repeatWorkout(
  account: Account,
  { label, sets }: { label: string; sets: readonly SetValue[] },
  today: string,
): Promise<boolean> {
  const place = { plan_id: EMPTY_WORKOUT, week: 0, day: 0 };
  if ((await findOpenSession(account, { performed_on: today, ...place })) !== undefined) return false;
  const at = account.now();
  for (const { exercise, exercise_n, rows } of repeatedRows(sets)) {
    const draft: TypedDraft = { at, typed: Object.fromEntries(rows.map((typed, index) => [index + 1, typed])), extra: 0 };
    await saveDraft(account, typedDraftKey(typedWorkout(place), `${exerciseKey(exercise)}#${exercise_n}`), draft);
  }
  await start(account, EMPTY_WORKOUT, dayOfSets(label, sets), today);
  return true;
}

/** Goes on with a workout without a plan that is open. Throws StorageFailure. */
export function continueWorkout(account: Account, plan_id: string, today: string): Promise<void> {
  return saveChoice(account, { plan_id, week: 0, day: 0, on: today });
}

/** Leaves a workout without a plan, so that Today asks again; what was logged stays. Throws StorageFailure. */
export function leaveWorkout(account: Account, today: string): Promise<void> {
  return saveChoice(account, { plan_id: NO_WORKOUT, week: 0, day: 0, on: today });
}

/**
 * The day is copied into the session before its first set: what is edited in the routine later rewrites no workout, and what was not
 * trained counts as nothing (ROUTINE-4).
 */
async function start(account: Account, plan_id: string, day: PlanDay, today: string): Promise<void> {
  const place = { performed_on: today, plan_id, week: 0, day: 0 };
  const session_id = await writeDurably(account, operationTables(account.database), async () => {
    const open = await findOpenSession(account, place);
    if (open !== undefined) return open.session_id;
    const next = await nextSessionId(account, place);
    const value = { session_id: next, day, why: '', made_at: new Date(account.now()).toISOString() };
    await recordWithin(account, [{ kind: 'session.adjust', slot: sessionAdjustSlot(next), value }]);
    return next;
  });
  await saveChoice(account, { plan_id, week: 0, day: 0, on: today, session_id, started_at: new Date(account.now()).toISOString() });
}
