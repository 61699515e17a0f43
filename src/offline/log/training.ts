import { easeAfterBreak } from '#domain/ai-coach/readiness/ease-after-break.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { dayView, type PlanView, planView, weekCount } from '#domain/plan/plan-view.ts';
import { parseSessionId } from '#domain/sync/slots.ts';
import { type MovedDays, sessionsOfBlock } from '#domain/training/block-week.ts';
import { isSessionOpen } from '#domain/training/choose-session.ts';
import { movedDays } from '#domain/training/moved-days.ts';
import { hasTrainedOther, type NextWorkout, nextWorkout, type RememberedChoice } from '#domain/training/next-workout.ts';
import type { Preferences } from '#domain/training/preferences.ts';
import { type ReturnEffect, returnEffect } from '#domain/training/readiness/return-effect.ts';
import type { Returning } from '#domain/training/readiness/return-row.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { shiftDay } from '#domain/training/week.ts';
import { isLighterPlanWeek } from '#domain/training/week-effort.ts';
import { type Account, readTogether } from '../store/account.ts';
import { lastWorkoutDate } from './last-workout.ts';
import { type PlanVersion, readCurrentPlan, readPlan } from './plans.ts';
import { readPreferences } from './preferences.ts';
import { listPastSessions, listSessions, type PastSession, type TrainingSession, usedSessionIds } from './sessions.ts';
import { readChoice, readUnit } from './training-choice.ts';

/** Two rounds of a four-week plan plus some rest; older sessions do not affect the next one. */
const LOOK_BACK_DAYS = 70;

/** A plan with derived values for screens. */
interface PlanFrame {
  version: PlanVersion;
  view: PlanView;
  /** Day labels, in plan order. */
  labels: string[];
  /** Where the days of the other plans trained in the last weeks stand in this one. */
  moved: MovedDays;
}

/** Rarely changing data: plan, choices, sessions before yesterday. Its live query does not rerun while sets are logged. */
export interface Standing {
  current: PlanFrame | undefined;
  /** The plan of the last choice, if it is not the current one. */
  chosen: PlanFrame | undefined;
  choice: RememberedChoice | null;
  unit: WeightUnit;
  preferences: Preferences;
  /** Sessions up to the day before yesterday, oldest first. */
  past: PastSession[];
  /** The last day with a logged set before those of `past`; null when there is none. */
  before: string | null;
}

/** Data that changes with every set: the sessions of yesterday and today. */
export interface Recent {
  sessions: TrainingSession[];
  /** Session ids of these days, including deleted ones; never reused. */
  used: string[];
  /** Read time in ms since 1970. */
  read_at: number;
}

/** The active plan and the position in it. */
export interface Training extends PlanFrame {
  /** undefined for a plan without days. */
  next: NextWorkout | undefined;
  /** The week, from 0, that would be trained if none had been chosen by hand (TODAY-21). */
  due_week: number;
  /** Sessions of the last weeks under any plan, oldest first. */
  sessions: PastSession[];
  /** The plan was replaced during an open session, which keeps its plan until it is logged. */
  replaced: boolean;
  /** Another plan was trained today, and nothing of this one (TODAY-19). */
  has_trained: boolean;
  /** Days with a session that a way back is counted from (READY-2), oldest first. */
  trained_on: string[];
  used: string[];
  /** The week and day last chosen on this phone. */
  choice: RememberedChoice | null;
  preferences: Preferences;
  read_at: number;
}

/** `today` is yyyy-mm-dd, here and below. */
export function readStanding(account: Account, today: string): Promise<Standing> {
  const from = shiftDay(today, -LOOK_BACK_DAYS);
  return readTogether(account, async () => {
    const [current, choice, unit, preferences, past, used, before = null] = await Promise.all([
      readCurrentPlan(account),
      readChoice(account),
      readUnit(account),
      readPreferences(account),
      listPastSessions(account, { from, to: shiftDay(today, -2) }),
      usedSessionIds(account, { from, to: today }),
      lastWorkoutDate(account, from),
    ]);
    const chosen = choice === null || choice.plan_id === current?.plan_id ? undefined : await readPlan(account, choice.plan_id);
    const trained = await readTrainedPlans(account, used, current);
    return { current: frameOf(current, trained), chosen: frameOf(chosen, trained), choice, unit, preferences, past, before };
  });
}

export function readRecent(account: Account, today: string): Promise<Recent> {
  const range = { from: shiftDay(today, -1), to: today };
  return readTogether(account, async () => {
    const [sessions, used] = await Promise.all([listSessions(account, range), usedSessionIds(account, range)]);
    // Of a session that has not arrived yet its sets are known.
    const ids = sessions.map(({ session_id }) => session_id);
    return { sessions, used: [...new Set([...used, ...ids])], read_at: account.now() };
  });
}

/**
 * The current training state. An open session keeps its week and day past midnight, and its plan when another arrives, so that nothing
 * removes a workout from the screen. undefined without a plan.
 */
export function trainingOf(standing: Standing, recent: Recent, today: string): Training | undefined {
  const { current, chosen, choice, preferences } = standing;
  const clock = { today, now: recent.read_at };
  const isChosen = (session: PastSession) =>
    session.plan_id === choice?.plan_id && session.week === choice.week && session.day === choice.day;
  const isUnderWay = recent.sessions.some((session) => isChosen(session) && isSessionOpen(session, clock));
  const frame = isUnderWay && chosen !== undefined ? chosen : current;
  if (frame === undefined) return undefined;
  const sessions = [...standing.past, ...recent.sessions];
  const own = sessionsOfBlock(sessions, placeIn(frame));
  const has_trained = hasTrainedOther(recent.sessions, own, today);
  const place = {
    plan_id: frame.version.plan_id,
    labels: frame.labels,
    weeks: weekCount(frame.view),
    is_block: frame.view.block !== null,
    sessions: own,
    today,
    has_trained,
  };
  const next = nextWorkout({ ...place, remembered: choice !== null && isUnderWay ? { ...choice, on: today } : choice });
  const due = nextWorkout({ ...place, remembered: null });
  const trained_on = [...(standing.before === null ? [] : [standing.before]), ...sessions.map(({ performed_on }) => performed_on)];
  return {
    ...frame,
    next,
    due_week: due?.week ?? 0,
    sessions,
    trained_on,
    replaced: frame !== current,
    has_trained,
    used: recent.used,
    choice,
    preferences,
    read_at: recent.read_at,
  };
}

/** The way back after a break that is in effect today (READY-2); null while the plan holds. */
export function returnOf({ trained_on, labels }: Training, today: string, returning?: Returning): ReturnEffect | null {
  return returnEffect({ trained_on, today, days_per_week: labels.length, returning });
}

/** The last day before the break whose way back may be in effect today, at the slowest; null without one. */
export function longestReturn(training: Training, today: string): string | null {
  const effect = returnOf(training, today, { was_ill: true });
  return effect === null ? null : effect.since;
}

/** The sessions that count for the plan in use. */
export function sessionsForPlan(training: Training): PastSession[] {
  return sessionsOfBlock(training.sessions, placeIn(training));
}

/** Which sessions count for the place in the plan, for `sessionsOfBlock`. */
export function placeIn({ version, labels, view, moved }: PlanFrame): Parameters<typeof sessionsOfBlock>[1] {
  const since = version.plan.goes_on_since;
  const block = view.block ?? (since == null ? null : { started_on: since, weeks: weekCount(view) });
  return { plan_id: version.plan_id, labels, block, moved };
}

/**
 * The plan as it is trained in `week`, from 0: with fewer sets and easier on the way back after a break. A lighter week keeps its sets,
 * because its cut is the larger one (READY-3).
 */
export function trainedPlan({ version }: Pick<Training, 'version'>, week: number, effect: ReturnEffect | null): Plan {
  const { plan } = version;
  if (effect === null) return plan;
  return easeAfterBreak(plan, week, isLighterPlanWeek(plan, week) ? { ...effect, sets: 1 } : effect);
}

/** The plans of these sessions, when the current one goes on after a change. */
async function readTrainedPlans(account: Account, ids: readonly string[], current: PlanVersion | undefined): Promise<PlanVersion[]> {
  const started_on = current?.plan.block?.started_on ?? current?.plan.goes_on_since;
  if (current === undefined || started_on == null) return [];
  const keys = ids.flatMap((id) => parseSessionId(id) ?? []).filter(({ performed_on }) => performed_on >= started_on);
  const others = new Set(keys.map(({ plan_id }) => plan_id).filter((id) => id !== current.plan_id));
  const versions = await Promise.all([...others].map((plan_id) => readPlan(account, plan_id)));
  return versions.flatMap((version) => version ?? []);
}

function frameOf(version: PlanVersion | undefined, trained: readonly PlanVersion[]): PlanFrame | undefined {
  if (version === undefined) return undefined;
  const view = planView(version.plan);
  const labels = Array.from({ length: view.days }, (_, day) => dayView(version.plan, 0, day)?.label ?? '');
  const moved = new Map(trained.map(({ plan_id, plan }) => [plan_id, movedDays(plan, version.plan)]));
  return { version, view, labels, moved };
}

/** The plan in use and the place in it, read once, with the unit of new sets; undefined without a plan. */
export async function readTraining(account: Account, today: string): Promise<(Training & { unit: WeightUnit }) | undefined> {
  const [standing, recent] = await Promise.all([readStanding(account, today), readRecent(account, today)]);
  const training = trainingOf(standing, recent, today);
  return training === undefined ? undefined : { ...training, unit: standing.unit };
}
