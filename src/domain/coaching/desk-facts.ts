import type { Plan } from '../plan/plan.ts';
import { dayView, planView, weekCount } from '../plan/plan-view.ts';
import { findLift } from '../progress/find-lift.ts';
import type { LiftHistory } from '../progress/lift-history.ts';
import { chooseLifts, type LiftTrend, liftTrend } from '../progress/main-lifts.ts';
import { type LoggedLift, makeLiftHistory } from '../progress/make-history.ts';
import type { FindingContext } from '../progress/progress-finding.ts';
import { exerciseKey } from '../sync/slots.ts';
import type { BodyValue, SetValue } from '../sync/values.ts';
import { workingSets } from '../training/set-kind.ts';
import type { WeightUnit } from '../training/units.ts';
import { shiftDay } from '../training/week.ts';
import { type Grant, mayRead } from './grant.ts';
import type { LoggedSession } from './shared-log.ts';

/** One workout in numbers. */
export interface DeskSession {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly label: string;
  /** Workouts a week of its plan; null where no plan is shared. */
  readonly planned: number | null;
  readonly is_finished: boolean;
  readonly sets: number;
  /** Mean points of RPE above the plan over the sets that tell it, and how many those are; null without one, or where no plan is shared. */
  readonly over: number | null;
  readonly rated: number;
}

/** A main lift's best of each session, in the unit in which the client logs. */
export interface DeskLift {
  readonly name: string;
  readonly measure: LiftTrend['measure'];
  readonly points: readonly { readonly on: string; readonly value: number }[];
}

/** What the log's own findings say of a main lift (PROG-5, PROG-6, PROG-7), without words. */
export type DeskFinding =
  | {
      readonly kind: 'stalled';
      readonly name: string;
      readonly before: number;
      readonly now: number;
      /** yyyy-mm-dd */
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'harder';
      readonly name: string;
      readonly load: number;
      readonly reps: number;
      readonly first_rpe: number;
      readonly last_rpe: number;
      readonly from: string;
      readonly to: string;
    };

/** What a coach's list needs of one client's log, and nothing that is not shared (DESK-6). */
export interface DeskFacts {
  readonly unit: WeightUnit;
  /** Oldest first. */
  readonly sessions: readonly DeskSession[];
  readonly lifts: readonly DeskLift[];
  readonly findings: readonly DeskFinding[];
  /** The newest remark in the log. */
  readonly note: { readonly day: string; readonly exercise: string | null; readonly text: string } | null;
  readonly body: { readonly day: string; readonly amount: string; readonly unit: string } | null;
  /** The plan in use: its days, its weeks and the week that was trained last, from 1. */
  readonly plan: { readonly days: readonly string[]; readonly weeks: number; readonly week: number; readonly since: string } | null;
}

/** The log that a grant is about, as far as it was read. */
export interface DeskLog {
  readonly sessions: readonly LoggedSession[];
  readonly body: readonly BodyValue[];
  /** Plan versions by id. */
  readonly plans: ReadonlyMap<string, Plan>;
  /** With the day on which it was put to use, yyyy-mm-dd. */
  readonly in_use: { readonly plan_id: string; readonly since: string } | null;
}

/** The lifts are chosen by what was trained in these days. */
const CHOICE_DAYS = 28;

/** The facts that a grant lets through of a log. The same log and grant give the same facts on any day. */
export function deskFacts(log: DeskLog, grant: Grant): DeskFacts {
  const inOrder = log.sessions.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  const sessions = inOrder.filter(({ day }) => mayRead(grant, 'sets', day));
  const plans: DeskLog['plans'] = grant.fields.includes('plan') ? log.plans : new Map();
  const planOf = ({ value }: LoggedSession) => plans.get(value.plan_id);
  const unit = sessions.findLast(({ sets }) => sets.length > 0)?.sets[0]?.unit ?? 'lb';
  const used = log.in_use === null ? undefined : plans.get(log.in_use.plan_id);
  const names = mainLifts(sessions, used);
  const histories = names.map((name) => makeLiftHistory(name, loggedLifts(name, sessions, planOf), unit));
  return {
    unit,
    sessions: sessions.map((session) => sessionFacts(session, planOf(session), unit)),
    lifts: names.flatMap((name) => trendOf(name, sessions, unit) ?? []),
    findings: histories.flatMap(findingsOf),
    note: newestNote(inOrder, grant),
    body: newestBody(log.body, grant),
    plan: used === undefined || log.in_use === null ? null : planFacts(used, log.in_use, sessions),
  };
}

function mainLifts(sessions: readonly LoggedSession[], plan: Plan | undefined): string[] {
  const newest = sessions.at(-1)?.day;
  if (newest === undefined) return [];
  const days = plan === undefined ? 0 : planView(plan).days;
  const planned = Array.from({ length: days }, (_, day) => (plan === undefined ? [] : (dayView(plan, 0, day)?.primary ?? []))).flat();
  const recent = sessions.filter(({ day }) => day >= shiftDay(newest, -CHOICE_DAYS)).flatMap(({ sets }) => sets);
  return chooseLifts(
    planned.map(({ exercise }) => exercise),
    recent,
  );
}

function setsOf(name: string, { sets }: LoggedSession): SetValue[] {
  return sets.filter(({ exercise }) => exerciseKey(exercise) === exerciseKey(name));
}

function loggedLifts(name: string, sessions: readonly LoggedSession[], planOf: (session: LoggedSession) => Plan | undefined): LoggedLift[] {
  return sessions.flatMap((session): LoggedLift[] => {
    const sets = setsOf(name, session);
    const { week, day } = session.value;
    return sets.length === 0 ? [] : [{ on: session.day, plan: planOf(session), week, day, sets }];
  });
}

function trendOf(name: string, sessions: readonly LoggedSession[], unit: WeightUnit): DeskLift | undefined {
  const sets = sessions.flatMap((session) => setsOf(name, session).map((set) => ({ ...set, performed_on: session.day })));
  const trend = liftTrend(name, sets, unit);
  if (trend === undefined) return undefined;
  return { name, measure: trend.measure, points: trend.points.map(({ performed_on, value }) => ({ on: performed_on, value })) };
}

function sessionFacts(session: LoggedSession, plan: Plan | undefined, unit: WeightUnit): DeskSession {
  const { day, value, is_finished, sets } = session;
  const working = workingSets(sets);
  const over = plan === undefined ? [] : effortsOver(session, plan, unit);
  return {
    day,
    label: value.label,
    planned: plan === undefined ? null : planView(plan).days,
    is_finished,
    sets: working.length,
    over: over.length === 0 ? null : over.reduce((sum, each) => sum + each, 0) / over.length,
    rated: over.length,
  };
}

/** Points of RPE above the plan, of each set whose effort was entered and asked for. */
function effortsOver(session: LoggedSession, plan: Plan, unit: WeightUnit): number[] {
  const names = new Map(session.sets.map(({ exercise }) => [exerciseKey(exercise), exercise]));
  return [...names.values()].flatMap((name) => {
    const [done] = makeLiftHistory(
      name,
      loggedLifts(name, [session], () => plan),
      unit,
    ).sessions;
    return (done?.sets ?? []).flatMap(({ rpe, target_rir }) => (rpe === null || target_rir === null ? [] : [rpe - (10 - target_rir)]));
  });
}

/** Judged as of the lift's last day, so that the facts do not change by waiting; whether they are still of today is for who shows them. */
function findingsOf(history: LiftHistory): DeskFinding[] {
  const context: FindingContext = {
    today: history.sessions.at(-1)?.on ?? '',
    experience: 'intermediate',
    goal: null,
    adherence: null,
    phase: 'loading',
    is_block_over: false,
    pain: [],
    notes: [],
  };
  return findLift(history, context).flatMap((finding): DeskFinding[] => {
    const { name, from, to } = { ...finding, name: history.name };
    if (finding.id === 'plateau' || finding.id === 'regression') {
      const { before, now, measure } = finding.numbers;
      return measure === 'estimate' ? [{ kind: 'stalled', name, before, now, from, to }] : [];
    }
    if (finding.id !== 'same-load-harder') return [];
    const { load, reps, first_rpe, last_rpe } = finding.numbers;
    return [{ kind: 'harder', name, load, reps, first_rpe, last_rpe, from, to }];
  });
}

function newestNote(sessions: readonly LoggedSession[], grant: Grant): DeskFacts['note'] {
  for (const { day, value, sets } of sessions.toReversed()) {
    if (!mayRead(grant, 'notes', day)) continue;
    const set = sets.toSorted((a, b) => (a.logged_at < b.logged_at ? -1 : 1)).findLast(({ note }) => note !== undefined && note !== '');
    if (value.note !== undefined && value.note !== '') return { day, exercise: null, text: value.note };
    if (set?.note !== undefined) return { day, exercise: mayRead(grant, 'sets', day) ? set.exercise : null, text: set.note };
  }
  return null;
}

function newestBody(body: readonly BodyValue[], grant: Grant): DeskFacts['body'] {
  const weights = body.filter(({ measure, measured_on }) => measure === 'weight' && mayRead(grant, 'body', measured_on));
  const newest = weights.toSorted((a, b) => (a.measured_on < b.measured_on ? -1 : 1)).at(-1);
  return newest === undefined ? null : { day: newest.measured_on, amount: newest.amount, unit: newest.unit };
}

function planFacts(
  plan: Plan,
  { plan_id, since }: { readonly plan_id: string; readonly since: string },
  sessions: readonly LoggedSession[],
): NonNullable<DeskFacts['plan']> {
  const view = planView(plan);
  const weeks = weekCount(view);
  // A plan can be trained again from its first week on.
  const newest = sessions.findLast(({ value }) => value.plan_id === plan_id);
  const days = Array.from({ length: view.days }, (_, day) => dayView(plan, 0, day)?.label ?? '');
  return { days, weeks, week: Math.min((newest?.value.week ?? 0) + 1, weeks), since };
}
