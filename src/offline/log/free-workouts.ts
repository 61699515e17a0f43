import { dayOfSets } from '#domain/history/day-of-sets.ts';
import { repeatedRows } from '#domain/history/repeated-rows.ts';
import type { PlanDay } from '#domain/plan/plan.ts';
import { readPlanDay } from '#domain/plan/plan-view.ts';
import { exerciseKey, parseSessionId, sessionAdjustSlot, sessionId } from '#domain/sync/slots.ts';
import type { SetValue } from '#domain/sync/values.ts';
import { startedAs } from '#domain/training/begun-at.ts';
import { EMPTY_WORKOUT, type RoutinePlace, routineWorkout } from '#domain/training/free-workout.ts';
import type { SetChange } from '#domain/training/set-changes.ts';
import { canonicalJson } from '../legacy/legacy-ids.ts';
import { type Account, writeDurably } from '../store/account.ts';
import { saveDraft } from '../store/drafts.ts';
import { operationTables, recordWithin } from '../sync/record.ts';
import { openFreeSessions } from './free-training.ts';
import { readPlannedDay } from './planned-day.ts';
import { readRoutine } from './routines.ts';
import { readSessionDay } from './session-adjust.ts';
import { findOpenSession, nextSessionId, readSession, type SessionPlace } from './sessions.ts';
import { readRecent } from './training.ts';
import { readChoice, saveChoice } from './training-choice.ts';
import { type TypedDraft, typedDraftKey, typedWorkout } from './typed-drafts.ts';
import { type UndoResult, undoChange } from './undo-change.ts';

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
 * Makes a past workout today's: the same exercises, and each row holds what was lifted, to be ticked or changed (HIST-5). False, and
 * nothing changes, while an empty or repeated workout is open, or was started and has exercises. Throws StorageFailure.
 */
export async function repeatWorkout(
  account: Account,
  { label, sets }: { label: string; sets: readonly SetValue[] },
  today: string,
): Promise<boolean> {
  const place = { plan_id: EMPTY_WORKOUT, week: 0, day: 0 };
  if (await isUnderWay(account, place, today)) return false;
  const at = account.now();
  for (const { exercise, exercise_n, rows } of repeatedRows(sets)) {
    const draft: TypedDraft = { at, typed: Object.fromEntries(rows.map((typed, index) => [index + 1, typed])), extra: 0 };
    await saveDraft(account, typedDraftKey(typedWorkout(place), `${exerciseKey(exercise)}#${exercise_n}`), draft);
  }
  const [first] = sets;
  const past = first === undefined ? undefined : parseSessionId(first.session_id);
  const planned = first === undefined || past === undefined ? undefined : await readPlannedDay(account, { ...past, ...first });
  await start(account, EMPTY_WORKOUT, dayOfSets(label, sets, planned), today);
  return true;
}

async function isUnderWay(account: Account, place: Omit<SessionPlace, 'performed_on'>, today: string): Promise<boolean> {
  const open = openFreeSessions(await readRecent(account, today), today);
  if (open.some(({ plan_id }) => plan_id === place.plan_id)) return true;
  const started = startedAs(await readChoice(account), place, today);
  if (started === undefined || (await readSession(account, started)) !== undefined) return false;
  return hasExercises((await readSessionDay(account, started))?.day);
}

function hasExercises(day: PlanDay | undefined): boolean {
  const { primary, accessories } = readPlanDay(day ?? {}, 0, 0);
  return primary.length + accessories.length > 0;
}

/** Goes on with a workout without a plan that is open. Throws StorageFailure. */
export function continueWorkout(account: Account, plan_id: string, today: string): Promise<void> {
  return saveChoice(account, { plan_id, week: 0, day: 0, on: today });
}

/**
 * Stays with a workout without a plan that is about to end, so that what it came to is shown: one that was begun on another phone, or
 * yesterday, is not today's choice of this phone. Throws StorageFailure.
 */
export async function stayWithWorkout(account: Account, plan_id: string, today: string): Promise<void> {
  const choice = await readChoice(account);
  if (choice?.plan_id === plan_id && choice.on === today) return;
  await saveChoice(account, { ...(choice?.plan_id === plan_id ? choice : { plan_id, week: 0, day: 0 }), on: today });
}

/**
 * Brings a discarded workout without a plan back, with what was typed in it, and goes on with it; `today` is yyyy-mm-dd. Throws
 * StorageFailure.
 */
export async function undoDiscard(
  account: Account,
  place: Omit<SessionPlace, 'performed_on'>,
  change: SetChange,
  today: string,
): Promise<UndoResult> {
  const result = await undoChange(account, place, change.id);
  if (result.outcome !== 'undone') return result;
  const drafts = new Map<string, TypedDraft>();
  for (const { exercise, exercise_n, set_n, typed } of change.typed) {
    const key = `${exerciseKey(exercise)}#${exercise_n}`;
    const before = drafts.get(key)?.typed ?? {};
    drafts.set(key, { at: account.now(), typed: { ...before, [set_n]: typed }, extra: 0 });
  }
  for (const [key, draft] of drafts) await saveDraft(account, typedDraftKey(typedWorkout(place), key), draft);
  await continueWorkout(account, place.plan_id, today);
  return result;
}

/** Leaves a workout without a plan, so that Today asks again; what was logged stays. Throws StorageFailure. */
export function leaveWorkout(account: Account, today: string): Promise<void> {
  return saveChoice(account, { plan_id: NO_WORKOUT, week: 0, day: 0, on: today });
}

/**
 * The day is copied into the session before its first set: what is edited in the routine later rewrites no workout, and what was not
 * trained counts as nothing (ROUTINE-4). It takes no session that another workout was started as (ROUTINE-18).
 */
async function start(account: Account, plan_id: string, day: PlanDay, today: string): Promise<void> {
  const place = { performed_on: today, plan_id, week: 0, day: 0 };
  const session_id = await writeDurably(account, operationTables(account.database), async () => {
    const open = await findOpenSession(account, place);
    if (open !== undefined) return open.session_id;
    const next = await unstartedId(account, place, day);
    const value = { session_id: next, day, why: '', made_at: new Date(account.now()).toISOString() };
    await recordWithin(account, [{ kind: 'session.adjust', slot: sessionAdjustSlot(next), value }]);
    return next;
  });
  await saveChoice(account, { plan_id, week: 0, day: 0, on: today, session_id, started_at: new Date(account.now()).toISOString() });
}

/** The next session that nothing else was started as: without exercises, or with just these. */
async function unstartedId(account: Account, place: SessionPlace, day: PlanDay): Promise<string> {
  const first = parseSessionId(await nextSessionId(account, place));
  for (let n = first?.n ?? 1; ; n += 1) {
    const id = sessionId({ ...place, n });
    const started = (await readSessionDay(account, id))?.day;
    if (!hasExercises(started) || canonicalJson(started) === canonicalJson(day)) return id;
  }
}
