import { epley, estimateOneRepMax, RATED_RPE_MIN } from '../training/e1rm.ts';
import type { HistorySet, LiftHistory, LiftSession } from './lift-history.ts';
import { median, robustSd } from './robust.ts';

/** What a lift's points count: the estimated max, load × reps of long sets, or reps of a bodyweight lift. */
export type PointMeasure = 'estimate' | 'load reps' | 'reps';

/** What one session says of a lift's strength (PROG-1). */
export interface SessionPoint {
  /** yyyy-mm-dd */
  on: string;
  block: number;
  week: number;
  /** In the unit of the loads; for «reps» a count. */
  value: number;
}

const RATED_REPS_MAX = 10;
const ISOLATION_REPS_MAX = 12;
/** Without a reported effort the planned one is assumed, for short sets only and at half weight. */
const UNRATED_REPS_MAX = 6;
const UNRATED_WEIGHT = 0.5;
/** A bodyweight set nearer than this to the last possible rep is a measure of reps. */
const NEAR_LIMIT_RIR = 2;
/** A point further than this many robust standard deviations from its neighbors is doubted (PROG-2). */
const OUTLIER_SDS = 3.5;
const NEIGHBORS_EACH_SIDE = 3;
const NEIGHBORS_MIN = 3;
/** A doubted point this far off is asked about. */
const ASK_FROM = 0.15;

/** The points of a lift, oldest first, and the days whose numbers look like typing slips (PROG-1, PROG-2). */
export function sessionPoints(lift: LiftHistory): { measure: PointMeasure; points: SessionPoint[]; ask: SessionPoint[] } {
  const used = lift.sessions.filter((session) => !session.is_light && !session.is_excluded);
  const measure = measureOf(used, lift.is_isolation);
  const points = used.flatMap((session): SessionPoint[] => {
    const value = pointOf(session, measure, lift.is_isolation);
    return value === undefined ? [] : [{ on: session.on, block: session.block, week: session.week, value }];
  });
  return { measure, ...withoutSlips(points) };
}

function measureOf(sessions: readonly LiftSession[], isIsolation: boolean): PointMeasure {
  const sets = sessions.flatMap((session) => session.sets);
  if (sets.some((set) => estimateOf(set, isIsolation) !== undefined)) return 'estimate';
  return sets.some((set) => set.load > 0) ? 'load reps' : 'reps';
}

function pointOf(session: LiftSession, measure: PointMeasure, isIsolation: boolean): number | undefined {
  if (measure === 'estimate') return weightedMedian(session.sets.flatMap((set) => estimateOf(set, isIsolation) ?? []));
  if (measure === 'load reps') {
    const long = session.sets.filter((set) => set.load > 0 && set.reps > ISOLATION_REPS_MAX);
    return long.length === 0 ? undefined : median(long.map((set) => set.load * set.reps));
  }
  const near = session.sets.filter((set) => set.reps > 0 && 10 - (set.rpe ?? 10) <= NEAR_LIMIT_RIR);
  return near.length === 0 ? undefined : Math.max(...near.map((set) => set.reps));
}

function estimateOf(set: HistorySet, isIsolation: boolean): { value: number; weight: number } | undefined {
  if (!(set.load > 0) || set.reps < 1) return undefined;
  if (set.rpe === null) {
    if (set.reps > UNRATED_REPS_MAX || set.target_rir === null) return undefined;
    return { value: epley(set.load, set.reps + set.target_rir), weight: UNRATED_WEIGHT };
  }
  if (set.rpe < RATED_RPE_MIN || set.reps > (isIsolation ? ISOLATION_REPS_MAX : RATED_REPS_MAX)) return undefined;
  const estimate = estimateOneRepMax({ weight: set.load, reps: set.reps, rpe: set.rpe });
  return estimate === undefined ? undefined : { value: estimate.value, weight: 1 };
}

/** The value at which half of the weight is reached; the mean of two where it falls between them. */
function weightedMedian(values: readonly { value: number; weight: number }[]): number | undefined {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const [index, { value, weight }] of sorted.entries()) {
    below += weight;
    if (below > half) return value;
    if (below === half) return (value + (sorted[index + 1]?.value ?? value)) / 2;
  }
  return undefined;
}

function withoutSlips(points: readonly SessionPoint[]): { points: SessionPoint[]; ask: SessionPoint[] } {
  const offsets = points.map((point, index) => {
    const near = points.slice(Math.max(0, index - NEIGHBORS_EACH_SIDE), index + NEIGHBORS_EACH_SIDE + 1).filter((other) => other !== point);
    return near.length < NEIGHBORS_MIN ? 0 : Math.log(point.value / median(near.map((other) => other.value)));
  });
  const limit = OUTLIER_SDS * robustSd(offsets);
  const isRepeated = (index: number): boolean =>
    [index - 1, index + 1].some((other) => {
      const [own, next] = [points[index], points[other]];
      return own !== undefined && next !== undefined && Math.abs(Math.log(own.value / next.value)) <= limit;
    });
  const isDoubted = points.map((_, index) => Math.abs(offsets[index] ?? 0) > limit && !isRepeated(index));
  return {
    points: points.filter((_, index) => isDoubted[index] !== true),
    ask: points.filter((_, index) => isDoubted[index] === true && Math.abs(offsets[index] ?? 0) > ASK_FROM),
  };
}
