/**
 * Slots name registers. A set's slot follows from where it stands in the training, not from who made it, so two devices that log
 * "set 2" of the same session meet in one register.
 */

/** What makes a training session itself: the day, the plan version, week and day of the plan (from 0), and its ordinal among equal ones on that day (from 1). */
export interface SessionKey {
  readonly performed_on: string;
  readonly plan_id: string;
  readonly week: number;
  readonly day: number;
  readonly n: number;
}

/** The id of a session follows from what it is, so two devices that train the same day of the same plan mean the same session. */
export function sessionId(session: SessionKey): string {
  return `${session.performed_on}|${session.plan_id}|${session.week}|${session.day}|${session.n}`;
}

/** Reads what `sessionId` wrote; undefined for any other text. */
export function parseSessionId(text: string): SessionKey | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})\|(.+)\|(\d+)\|(\d+)\|(\d+)$/s.exec(text);
  if (match === null) return undefined;
  const [, performed_on = '', plan_id = '', week, day, n] = match;
  return { performed_on, plan_id, week: Number(week), day: Number(day), n: Number(n) };
}

/** The register of a session. */
export function sessionSlot(session_id: string): string {
  return `session|${session_id}`;
}

export function sessionFinishSlot(sessionId: string): string {
  return `finish|${sessionId}`;
}

/** One exercise under every spelling that differs in case and outer blanks only. */
export function exerciseKey(exercise: string): string {
  return exercise.trim().toLowerCase();
}

/** `exercise` is the name as the plan has it. */
export function setSlot(set: { session_id: string; exercise: string; exercise_n: number; set_n: number }): string {
  return `set|${set.session_id}|${exerciseKey(set.exercise)}#${set.exercise_n}|${set.set_n}`;
}

export function planSlot(planId: string): string {
  return `plan|${planId}`;
}

/** The one register that points at the current plan. */
export const PLAN_USE_SLOT = 'plan-use';

/** How one session's remaining work was changed («the rack is taken»); the plan itself stays. */
export function sessionAdjustSlot(sessionId: string): string {
  return `adjust|${sessionId}`;
}

/** The one register of the gym the trainee uses: its bars, plates and dumbbells. */
export const GYM_SLOT = 'gym';

/** The one register of the unit weights are counted in. */
export const UNIT_SLOT = 'unit';

/** The one register of the facts the coach may not use. */
export const COACH_HIDE_SLOT = 'coach-hide';

export function chatSlot(messageId: string): string {
  return `chat|${messageId}`;
}
