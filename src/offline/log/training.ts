import { dayView, type PlanView, planView, weekCount } from '#domain/plan/plan-view.ts';
import { sessionsOfBlock } from '#domain/training/block-week.ts';
import { isSessionOpen } from '#domain/training/choose-session.ts';
import { type NextWorkout, nextWorkout, type RememberedChoice } from '#domain/training/next-workout.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import { shiftDay } from '#domain/training/week.ts';
import type { Account } from '../store/account.ts';
import { type PlanVersion, readCurrentPlan, readPlan } from './plans.ts';
import { listSessions, type TrainingSession, usedSessionIds } from './sessions.ts';
import { readChoice, readUnit } from './training-choice.ts';

/** Two rounds of a four-week plan plus some rest; older sessions do not affect the next one. */
const LOOK_BACK_DAYS = 70;

/** A plan with derived values for screens. */
interface PlanFrame {
  version: PlanVersion;
  view: PlanView;
  /** Day labels, in plan order. */
  labels: string[];
}

/** Rarely changing data: plan, choices, sessions before yesterday. Its live query does not rerun while sets are logged. */
export interface Standing {
  current: PlanFrame | undefined;
  /** The plan of the last choice, if it is not the current one. */
  chosen: PlanFrame | undefined;
  choice: RememberedChoice | null;
  unit: WeightUnit;
  /** Sessions up to the day before yesterday, oldest first. */
  past: TrainingSession[];
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
  /** Sessions of the last weeks under any plan, oldest first. */
  sessions: TrainingSession[];
  /** The plan was replaced during an open session, which keeps its plan until it is logged. */
  replaced: boolean;
  used: string[];
  read_at: number;
}

/** `today` is yyyy-mm-dd, here and below. */
export async function readStanding(account: Account, today: string): Promise<Standing> {
  const [current, choice, unit, past] = await Promise.all([
    readCurrentPlan(account),
    readChoice(account),
    readUnit(account),
    listSessions(account, { from: shiftDay(today, -LOOK_BACK_DAYS), to: shiftDay(today, -2) }),
  ]);
  const chosen = choice === null || choice.plan_id === current?.plan_id ? undefined : await readPlan(account, choice.plan_id);
  return { current: frameOf(current), chosen: frameOf(chosen), choice, unit, past };
}

export async function readRecent(account: Account, today: string): Promise<Recent> {
  const range = { from: shiftDay(today, -1), to: today };
  const [sessions, used] = await Promise.all([listSessions(account, range), usedSessionIds(account, range)]);
  return { sessions, used, read_at: account.now() };
}

/**
 * The current training state. An open session keeps its week and day past midnight, and its plan when another arrives, so that nothing
 * removes a workout from the screen. undefined without a plan.
 */
export function trainingOf(standing: Standing, recent: Recent, today: string): Training | undefined {
  const { current, chosen, choice } = standing;
  const clock = { today, now: recent.read_at };
  const isChosen = (session: TrainingSession) =>
    session.plan_id === choice?.plan_id && session.week === choice.week && session.day === choice.day;
  const isUnderWay = recent.sessions.some((session) => isChosen(session) && isSessionOpen(session, clock));
  const frame = isUnderWay && chosen !== undefined ? chosen : current;
  if (frame === undefined) return undefined;
  const sessions = [...standing.past, ...recent.sessions];
  const next = nextWorkout({
    plan_id: frame.version.plan_id,
    labels: frame.labels,
    weeks: weekCount(frame.view),
    is_block: frame.view.block !== null,
    sessions: sessionsOfBlock(sessions, { plan_id: frame.version.plan_id, labels: frame.labels, block: frame.view.block }),
    today,
    remembered: choice !== null && isUnderWay ? { ...choice, on: today } : choice,
  });
  return { ...frame, next, sessions, replaced: frame !== current, used: recent.used, read_at: recent.read_at };
}

function frameOf(version: PlanVersion | undefined): PlanFrame | undefined {
  if (version === undefined) return undefined;
  const view = planView(version.plan);
  return { version, view, labels: Array.from({ length: view.days }, (_, day) => dayView(version.plan, 0, day)?.label ?? '') };
}
