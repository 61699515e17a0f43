import type { Plan } from '../plan/plan.ts';
import { dayView, planView } from '../plan/plan-view.ts';
import { exerciseKey } from '../sync/slots.ts';
import { effortDrift, type LoggedWork, repsAgainstTarget, repsReading } from './block-effort.ts';
import { type BlockSkip, type PlannedDay, skipsOf } from './block-skips.ts';
import { findFindings } from './find-findings.ts';
import type { LiftHistory } from './lift-history.ts';
import type { FindingContext, FindingId, ProgressFinding } from './progress-finding.ts';
import { median } from './robust.ts';
import { sessionPoints } from './session-point.ts';

/** One workout of the block; several on one day of the plan count as one. */
export interface BlockSession {
  /** yyyy-mm-dd */
  on: string;
  /** Week of the block, from 1. */
  week: number;
  /** Day of the plan's week, from 0. */
  day: number;
  /** From the first to the last set; null when unknown. */
  minutes: number | null;
  /** Names as logged, with the sets done. */
  exercises: readonly { name: string; sets: number }[];
}

/** What the person did to the plan, and said, during the block. */
export interface BlockFacts {
  /** Minutes a session may take; null when never said. */
  stated_minutes: number | null;
  /** Exercises replaced by hand, one entry each time. */
  swaps: readonly { from: string; to: string }[];
  /** Words read from notes, one entry each note. */
  notes: readonly { on: string; about: BlockNote }[];
}

type BlockNote = 'tired' | 'bored' | 'easy' | 'hard' | 'sore' | 'sleep';

/** A finished or running block in numbers; loading weeks only (PROG-13). */
export interface BlockSummary {
  /** null for a plan without blocks. */
  number: number | null;
  kind: string | null;
  /** Loading weeks with at least one workout. */
  weeks_trained: number;
  adherence: { done: number; planned: number; share: number; reading: 'good' | 'fair' | 'low' };
  set_completion: { done: number; prescribed: number; share: number; is_low: boolean };
  lifts: {
    exercise_id: string;
    name: string;
    is_main: boolean;
    trend: LiftTrend;
    finding: ProgressFinding | null;
    /** Median estimated maxes of the last block and the one before it, for display; null where either has fewer than two. */
    moved: { before: number; now: number } | null;
  }[];
  /** Findings about the whole training: fatigue, too easy; and pain. */
  findings: ProgressFinding[];
  /** Median reps above the middle of the range at the planned effort. */
  reps_against_target: { median: number | null; reading: 'high' | 'on' | 'low' | 'unknown' };
  /** Median points of RPE above the plan in the last two loading weeks. */
  effort_drift: { median: number | null; reading: 'hard' | 'on' | 'easy' | 'unknown' };
  /** Median minutes over the stated minutes. */
  time: { share: number | null; reading: 'long' | 'on' | 'short' | 'unknown' };
  skips: BlockSkip[];
  /** Exercises replaced at least twice by the same one. */
  swaps: { from: string; to: string; times: number }[];
  notes: { about: BlockNote; times: number }[];
}

/** A lift without a finding is flat, or unknown where too little was trained to say. */
type LiftTrend = 'rise' | 'flat' | 'fall' | 'unknown';

const GOOD_ADHERENCE = 0.85;
const FAIR_ADHERENCE = 0.6;
const LOW_COMPLETION = 0.8;
const LONG = 1.15;
const SHORT = 0.7;
const SWAPS_MIN = 2;

const TREND_OF: Readonly<Record<FindingId, LiftTrend>> = {
  pain: 'unknown',
  fatigue: 'unknown',
  regression: 'fall',
  'missed-reps': 'fall',
  'same-load-harder': 'fall',
  plateau: 'flat',
  held: 'flat',
  'too-easy': 'unknown',
  rise: 'rise',
  unknown: 'unknown',
};

/** The numbers that the next block is decided by, from what was logged in this one (PROG-13). `lifts` may hold earlier blocks as well. */
export function summariseBlock(input: {
  plan: Plan;
  sessions: readonly BlockSession[];
  lifts: readonly LiftHistory[];
  facts: BlockFacts;
  context: FindingContext;
}): BlockSummary {
  const { plan, facts, context } = input;
  const { block } = planView(plan);
  const days = plannedDays(plan);
  const sessions = input.sessions.filter((session) => days.some((day) => day.week === session.week && day.day === session.day));
  const adherence = adherenceOf(days, sessions);
  const findings = findFindings(input.lifts, { ...context, adherence: adherence.share });
  const own = ownWork(input.lifts);
  const share = timeShare(sessions, facts.stated_minutes);
  const reps = repsAgainstTarget(own);
  return {
    number: block?.number ?? null,
    kind: block?.kind ?? null,
    weeks_trained: new Set(sessions.map(({ week }) => week)).size,
    adherence,
    set_completion: completionOf(days, sessions),
    lifts: input.lifts.map((lift) => {
      const finding = findings.find((each) => each.exercise_id === lift.exercise_id) ?? null;
      const silent = adherence.reading === 'low' ? 'unknown' : 'flat';
      return { ...liftBase(lift), trend: finding === null ? silent : TREND_OF[finding.id], finding, moved: movedOf(lift) };
    }),
    findings: findings.filter(({ id, exercise_id }) => exercise_id === null || id === 'pain'),
    reps_against_target: { median: reps, reading: repsReading(reps) },
    effort_drift: effortDrift(own),
    time: { share, reading: share === null ? 'unknown' : share > LONG ? 'long' : share < SHORT ? 'short' : 'on' },
    skips: skipsOf(days, sessions),
    swaps: swapsOf(facts.swaps),
    notes: countBy(facts.notes.map(({ about }) => about)).map(([about, times]) => ({ about, times })),
  };
}

const POINTS_SHOWN_MIN = 2;

function movedOf(lift: LiftHistory): { before: number; now: number } | null {
  const { measure, points } = sessionPoints(lift);
  const newest = points.at(-1)?.block;
  if (measure !== 'estimate' || newest === undefined) return null;
  const valuesOf = (block: number): number[] => points.flatMap((point) => (point.block === block ? point.value : []));
  const [before, now] = [valuesOf(newest - 1), valuesOf(newest)];
  return Math.min(before.length, now.length) < POINTS_SHOWN_MIN ? null : { before: median(before), now: median(now) };
}

function liftBase({ exercise_id, name, is_main }: LiftHistory) {
  return { exercise_id, name, is_main };
}

/** The days of the loading weeks, with the sets of each exercise. */
function plannedDays(plan: Plan): PlannedDay[] {
  const view = planView(plan);
  const weeks = view.block?.weeks ?? view.weeks;
  const light = view.block?.light_week ?? (view.is_strength ? weeks : null);
  return Array.from({ length: weeks }, (_, index) => index + 1)
    .filter((week) => week !== light)
    .flatMap((week) =>
      Array.from({ length: view.days }, (_, day): PlannedDay => {
        const shown = dayView(plan, week - 1, day);
        const items = [...(shown?.primary ?? []), ...(shown?.accessories ?? [])];
        return { week, day, label: shown?.label ?? '', exercises: items.map(({ exercise, sets }) => ({ name: exercise, sets })) };
      }),
    );
}

function adherenceOf(days: readonly PlannedDay[], sessions: readonly BlockSession[]): BlockSummary['adherence'] {
  const done = new Set(sessions.map(({ week, day }) => `${week}|${day}`)).size;
  const share = days.length === 0 ? 0 : done / days.length;
  const reading = share >= GOOD_ADHERENCE ? 'good' : share >= FAIR_ADHERENCE ? 'fair' : 'low';
  return { done, planned: days.length, share, reading };
}

/** Sets beyond the plan of a day make up for nothing on another. */
function completionOf(days: readonly PlannedDay[], sessions: readonly BlockSession[]): BlockSummary['set_completion'] {
  let [done, prescribed] = [0, 0];
  for (const day of days) {
    const own = sessions.filter((session) => session.week === day.week && session.day === day.day);
    if (own.length === 0) continue;
    const planned = day.exercises.reduce((sum, { sets }) => sum + sets, 0);
    const logged = own.flatMap(({ exercises }) => exercises).reduce((sum, { sets }) => sum + sets, 0);
    prescribed += planned;
    done += Math.min(planned, logged);
  }
  const share = prescribed === 0 ? 0 : done / prescribed;
  return { done, prescribed, share, is_low: prescribed > 0 && share < LOW_COMPLETION };
}

/** The loading sessions of the newest block. */
function ownWork(lifts: readonly LiftHistory[]): LoggedWork[] {
  const sessions = lifts.flatMap((lift) => lift.sessions).filter(({ is_light, is_excluded }) => !is_light && !is_excluded);
  const newest = Math.max(...sessions.map(({ block }) => block));
  return sessions.filter(({ block }) => block === newest);
}

function timeShare(sessions: readonly BlockSession[], stated: number | null): number | null {
  const minutes = sessions.flatMap((session) => session.minutes ?? []);
  return stated === null || stated <= 0 || minutes.length === 0 ? null : median(minutes) / stated;
}

function swapsOf(swaps: BlockFacts['swaps']): BlockSummary['swaps'] {
  const keyOf = (swap: { from: string; to: string }) => `${exerciseKey(swap.from)}|${exerciseKey(swap.to)}`;
  return countBy(swaps.map(keyOf)).flatMap(([key, times]) => {
    const swap = swaps.find((each) => keyOf(each) === key);
    return swap === undefined || times < SWAPS_MIN ? [] : [{ ...swap, times }];
  });
}

/** Each value with how often it occurs, in the order of first occurrence. */
function countBy<Value>(values: readonly Value[]): [Value, number][] {
  return [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]);
}
