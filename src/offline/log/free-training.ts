import type { Plan } from '#domain/plan/plan.ts';
import { planView } from '#domain/plan/plan-view.ts';
import { isSessionOpen } from '#domain/training/choose-session.ts';
import { isFreeWorkout } from '#domain/training/free-workout.ts';
import { shiftDay } from '#domain/training/week.ts';
import type { PastSession, TrainingSession } from './sessions.ts';
import type { Recent, Standing, Training } from './training.ts';

/** The exercises are the session's own; without them, what was logged shows. */
const FRAME: Plan = { goal: '', schedule: [{ day: 'Workout', exercises: [] }] };
const VIEW = { ...planView(FRAME), is_strength: true };

/**
 * The workout without a plan that is under way: the one chosen on this phone today, else an open one, perhaps begun on another phone.
 * undefined when there is none, or when something else was chosen today.
 */
export function freeTrainingOf(standing: Standing, recent: Recent, today: string): Training | undefined {
  const { choice } = standing;
  const open = openFreeSessions(recent, today);
  const isChosen = choice !== null && isFreeWorkout(choice.plan_id);
  const chosen = isChosen && (choice.on === today || open.some(({ plan_id }) => plan_id === choice.plan_id)) ? choice.plan_id : undefined;
  const plan_id = chosen ?? (choice?.on === today ? undefined : open.at(-1)?.plan_id);
  if (plan_id === undefined) return undefined;
  // A workout that was just started is none of those that are logged already, or under way on another phone (ROUTINE-18).
  const started = choice?.plan_id === plan_id && choice.on === today ? choice.session_id : undefined;
  const all = [...standing.past, ...recent.sessions];
  const isOther = (session: PastSession) => session.plan_id === plan_id && session.session_id !== started;
  const sessions = started === undefined ? all : all.filter((session) => !isOther(session));
  return {
    version: { plan_id, plan: FRAME, made_at: '', source: 'phone' },
    view: VIEW,
    labels: ['Workout'],
    moved: new Map(),
    next: { week: 0, day: 0, scheduled: true },
    due_week: 0,
    sessions,
    trained_on: all.map(({ performed_on }) => performed_on),
    replaced: false,
    has_trained: false,
    used: recent.used,
    choice,
    preferences: standing.preferences,
    read_at: recent.read_at,
  };
}

/** Open workouts without a plan, oldest first. */
export function openFreeSessions(recent: Recent, today: string): TrainingSession[] {
  const clock = { today, now: recent.read_at };
  const from = shiftDay(today, -1);
  return recent.sessions.filter(
    (session) => isFreeWorkout(session.plan_id) && session.performed_on >= from && isSessionOpen(session, clock),
  );
}
