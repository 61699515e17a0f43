import type { Plan } from '../plan/plan.ts';
import { dayView, planView, weekCount } from '../plan/plan-view.ts';
import type { BodyValue, SessionValue, SetValue } from '../sync/values.ts';
import { type Grant, mayRead } from './grant.ts';

/** A set as a coach sees it: weight and unit as typed. What was asked for belongs to the plan, and is missing without it. */
interface SharedSet
  extends Pick<SetValue, 'exercise' | 'exercise_n' | 'set_n' | 'reps' | 'weight' | 'unit' | 'rpe'>,
    Partial<Pick<SetValue, 'rir' | 'kind' | 'seconds' | 'distance' | 'distance_unit' | 'per_side' | 'prescribed'>> {}

interface SharedSession {
  readonly label: string;
  readonly is_finished: boolean;
  readonly sets: SharedSet[];
}

/** `day` is yyyy-mm-dd. A note names its exercise only where sets are shared too, and none where it is about the whole workout. */
export interface SharedDay {
  readonly day: string;
  readonly sessions: SharedSession[];
  readonly notes: { readonly exercise: string | null; readonly text: string }[];
  readonly body: { readonly amount: string; readonly unit: string }[];
}

export interface SharedPlan {
  readonly weeks: {
    readonly title: string;
    readonly exercises: { readonly exercise: string; readonly sets: number; readonly reps: string; readonly rpe: number | null }[];
  }[][];
}

/** A workout as the log holds it. */
export interface LoggedSession {
  /** The day it counts for, yyyy-mm-dd. */
  readonly day: string;
  readonly value: SessionValue;
  readonly is_finished: boolean;
  readonly sets: readonly SetValue[];
}

/**
 * What a grant lets through of a log (GRANT-1): every field is named here, so that what an app adds to its log later stays out until it is.
 * The newest day first; a day of which nothing is shared is left out.
 */
export function sharedDays(
  { sessions, body }: { readonly sessions: readonly LoggedSession[]; readonly body: readonly BodyValue[] },
  grant: Grant,
): SharedDay[] {
  const days = new Map<string, SharedDay>();
  const dayOf = (day: string): SharedDay => {
    const found = days.get(day) ?? { day, sessions: [], notes: [], body: [] };
    days.set(day, found);
    return found;
  };
  for (const session of sessions) {
    const { day } = session;
    if (mayRead(grant, 'sets', day)) dayOf(day).sessions.push(sharedSession(session, grant));
    const notes = mayRead(grant, 'notes', day) ? notesOf(session, grant) : [];
    if (notes.length > 0) dayOf(day).notes.push(...notes);
  }
  for (const { measure, measured_on, amount, unit } of body) {
    if (measure === 'weight' && mayRead(grant, 'body', measured_on)) dayOf(measured_on).body.push({ amount, unit });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

/** The plan in use without what was said about it: explanations and remarks may tell more than days, exercises and targets (GRANT-10). */
export function sharedPlan(plan: Plan, grant: Grant): SharedPlan | null {
  return grant.fields.includes('plan') ? planWeeks(plan) : null;
}

/** Days, exercises and targets of each week, as a coach reads them. */
export function planWeeks(plan: Plan): SharedPlan {
  const view = planView(plan);
  const weeks = Array.from({ length: weekCount(view) }, (_, week) =>
    Array.from({ length: view.days }, (__, day) => dayView(plan, week, day)).filter((each) => each !== undefined),
  );
  return {
    weeks: weeks.map((days) =>
      days.map(({ label, title, primary, accessories }) => ({
        title: title ?? label,
        exercises: [...primary, ...accessories].map(({ exercise, sets, reps, rpe }) => ({ exercise, sets, reps, rpe: rpe ?? null })),
      })),
    ),
  };
}

function sharedSession({ value, is_finished, sets }: LoggedSession, grant: Grant): SharedSession {
  return { label: value.label, is_finished, sets: sets.toSorted(inOrder).map((set) => sharedSet(set, grant)) };
}

function sharedSet(set: SetValue, grant: Grant): SharedSet {
  const { exercise, exercise_n, set_n, reps, weight, unit, rpe, rir, kind, seconds, distance, distance_unit, per_side, prescribed } = set;
  return {
    exercise,
    exercise_n,
    set_n,
    reps,
    weight,
    unit,
    rpe,
    ...(rir === undefined ? {} : { rir }),
    ...(kind === undefined ? {} : { kind }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(distance === undefined ? {} : { distance }),
    ...(distance_unit === undefined ? {} : { distance_unit }),
    ...(per_side === undefined ? {} : { per_side }),
    ...(prescribed == null || !grant.fields.includes('plan') ? {} : { prescribed }),
  };
}

function notesOf({ day, value, sets }: LoggedSession, grant: Grant): SharedDay['notes'] {
  const named = (exercise: string) => (mayRead(grant, 'sets', day) ? exercise : null);
  const ofSession = value.note === undefined ? [] : [{ exercise: null, text: value.note }];
  return [
    ...ofSession,
    ...sets.toSorted(inOrder).flatMap(({ note, exercise }) => (note === undefined ? [] : [{ exercise: named(exercise), text: note }])),
  ];
}

/** In the order they were trained. */
function inOrder(a: SetValue, b: SetValue): number {
  if (a.logged_at !== b.logged_at) return a.logged_at < b.logged_at ? -1 : 1;
  return a.set_n - b.set_n;
}
