/**
 * Slots name registers. A set's slot derives from its position in the training rather than its author, so two devices that log "set 2" of
 * the same session write one register.
 */

/**
 * The identity of a training session: day, plan version, week and day of the plan (from 0), and ordinal among equal ones on that day (from
 * 1).
 */
export interface SessionKey {
  readonly performed_on: string;
  readonly plan_id: string;
  readonly week: number;
  readonly day: number;
  readonly n: number;
}

/** Derived from the key, so that two devices training the same day of the same plan mean the same session. */
export function sessionId(session: SessionKey): string {
  return `${session.performed_on}|${session.plan_id}|${session.week}|${session.day}|${session.n}`;
}

/** Parses `sessionId` output; undefined for other text. */
export function parseSessionId(text: string): SessionKey | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})\|(.+)\|(\d+)\|(\d+)\|(\d+)$/s.exec(text);
  if (match === null) return undefined;
  const [, performed_on = '', plan_id = '', week, day, n] = match;
  return { performed_on, plan_id, week: Number(week), day: Number(day), n: Number(n) };
}

export function sessionSlot(session_id: string): string {
  return `session|${session_id}`;
}

export function sessionFinishSlot(sessionId: string): string {
  return `finish|${sessionId}`;
}

/** The exercise name without differences in case and outer blanks. */
export function exerciseKey(exercise: string): string {
  return exercise.trim().toLowerCase();
}

/** `exercise` is the name in the plan. */
export function setSlot(set: { session_id: string; exercise: string; exercise_n: number; set_n: number }): string {
  return `set|${set.session_id}|${exerciseKey(set.exercise)}#${set.exercise_n}|${set.set_n}`;
}

export function planSlot(planId: string): string {
  return `plan|${planId}`;
}

/** The register of the current plan. */
export const PLAN_USE_SLOT = 'plan-use';

/** The register of a session's changed remainder («the rack is taken»); the plan itself stays. */
export function sessionAdjustSlot(sessionId: string): string {
  return `adjust|${sessionId}`;
}

/** The id of the gym that was there before a person could have several; older apps know no other. */
export const FIRST_GYM = 'first';

/** Begins the registers of further gyms. */
export const GYM_PREFIX = 'gym|';

/** The register of a gym: bars, plates, dumbbells and machines (GYM-1). */
export function gymSlot(gym_id: string): string {
  return gym_id === FIRST_GYM ? GYM_SLOT : `${GYM_PREFIX}${gym_id}`;
}

/** The register of the first gym. */
export const GYM_SLOT = 'gym';

/** The register of the gym somebody is in. */
export const GYM_USE_SLOT = 'gym-use';

/** The register of the weight unit. */
export const UNIT_SLOT = 'unit';

/** The register of the facts hidden from the coach. */
/** The register of one setting, so that two phones may change different ones (SET-1). */
export function preferenceSlot(name: string): string {
  return `preference|${name}`;
}

export const COACH_HIDE_SLOT = 'coach-hide';

export function chatSlot(messageId: string): string {
  return `chat|${messageId}`;
}

/** The register of a routine: its name and the order of its days. */
export function routineSlot(routine_id: string): string {
  return `routine|${routine_id}`;
}

/** The register of one day of a routine, so that two phones may edit different days (ROUTINE-2). */
export function routineDaySlot(routine_id: string, day_id: string): string {
  return `routine-day|${routine_id}|${day_id}`;
}

/** The register of one measure on one day, so that two phones may enter different days (PROG-23). Slots of a measure sort by day. */
export function bodySlot(measure: string, measured_on: string): string {
  return `body|${measure}|${measured_on}`;
}

/** Begins the registers of measures of the body. */
export const BODY_PREFIX = 'body|';

/** Begins the registers of days of routines. */
export const ROUTINE_DAY_PREFIX = 'routine-day|';

/** Begins the registers of body weight, which end with the day. */
export const BODY_PREFIX_OF_WEIGHT = 'body|weight|';

/** The register of an exercise of one's own. */
export function ownExerciseSlot(exercise_id: string): string {
  return `exercise|${exercise_id}`;
}

/** The register of whether an exercise is a favourite, so that two phones may mark different ones (FAV-1). */
export function favouriteSlot(exercise_id: string): string {
  return `favourite|${exercise_id}`;
}

/** Begins the registers of a relationship's revocations. */
export function revokePrefix(relationship_id: string): string {
  return `revoke|${relationship_id}|`;
}

/** The register of one revocation: each has its own, so that none can be superseded (GRANT-4). */
export function revokeSlot(relationship_id: string, id: string): string {
  return `${revokePrefix(relationship_id)}${id}`;
}

/** Begins the registers of imports. */
export const IMPORT_PREFIX = 'import|';

export function importSlot(importId: string): string {
  return `${IMPORT_PREFIX}${importId}`;
}
