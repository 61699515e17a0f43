import { daysBetween, shiftDay } from '../training/week.ts';
import type { HistorySet, LiftHistory, LiftSession } from './lift-history.ts';
import type { FindingContext, FindingId, ProgressFinding } from './progress-finding.ts';
import { kendallTau, median } from './robust.ts';
import { type SessionPoint, sessionPoints } from './session-point.ts';
import { BLOCK_POINTS_MIN, type BlockTrend, blockTrends, spreadOf } from './trend.ts';

/** A lift that was not trained for this long says nothing of today. */
const CURRENT_DAYS = 14;
/** The spread of points that the percent bounds were set for; a wider one widens them (PROG-3). */
const USUAL_SPREAD = 0.024;

/** PROG-4 */
const RISE_MIN = 0.017;
const RISE_ERRORS = 1.28;
/** PROG-5: running pairs of blocks, and the growth expected in a week. */
const PLATEAU = {
  beginner: { pairs: 1, weekly: 0.01 },
  intermediate: { pairs: 2, weekly: 0.0025 },
  advanced: { pairs: 3, weekly: 0.001 },
} as const;
const PLATEAU_MOST = 0.01;
const NEW_BEST = 0.01;
/** PROG-6 */
const REGRESSION = { days: 49, rare_days: 84, points: 7, newest: 3, median: 0.048, best: 0.028 } as const;
/** PROG-7 */
const HARDER = { days: 49, exposures: 6, span: 18, load: 0.015, reps: 1, rise: 1.85, tau: 0.4, most: 10 } as const;
/** PROG-8 */
const MISSED = { exposures: 3, sets: 2, rir: 1 } as const;
/** PROG-11 */
const RATED_MIN = 0.6;

type LiftFinding = ProgressFinding<Exclude<FindingId, 'pain' | 'fatigue' | 'too-easy'>>;

/** What the log says of one lift by itself, in no order (PROG-4 to PROG-8, PROG-11). */
export function findLift(lift: LiftHistory, context: FindingContext): LiftFinding[] {
  const { measure, points } = sessionPoints(lift);
  const loading = lift.sessions.filter((session) => !session.is_light && !session.is_excluded);
  const newest = loading.at(-1);
  if (newest === undefined) return [];
  const base = { exercise_id: lift.exercise_id, name: lift.name };
  const isCurrent = daysBetween(newest.on, context.today) <= CURRENT_DAYS;
  const scale = Math.max(1, spreadOf(points) / USUAL_SPREAD);
  const trends = blockTrends(points).filter((trend) => context.is_block_over || trend.block < newest.block);
  const found = [
    ...(isCurrent ? [regression(points, scale), missedReps(loading), sameLoadHarder(loading)] : []),
    plateau(trends, context),
    rise(trends, scale),
    unknown(loading, points, newest.block),
  ];
  return found.flatMap((finding) => (finding === undefined ? [] : [withMeasure({ ...base, ...finding }, measure)]));
}

type Bare = { [Id in LiftFinding['id']]: Omit<ProgressFinding<Id>, 'exercise_id' | 'name'> }[LiftFinding['id']];

function withMeasure(finding: LiftFinding, measure: ReturnType<typeof sessionPoints>['measure']): LiftFinding {
  return 'measure' in finding.numbers ? ({ ...finding, numbers: { ...finding.numbers, measure } } as LiftFinding) : finding;
}

/** Median of the newest three points against the median before, within seven weeks, twelve where it is trained once a week (PROG-6). */
function regression(points: readonly SessionPoint[], scale: number): Bare | undefined {
  const newestDay = points.at(-1)?.on ?? '';
  const within = (days: number) => points.filter((point) => point.on > shiftDay(newestDay, -days));
  if (points.length < REGRESSION.points) return undefined;
  const near = within(REGRESSION.days);
  const window = near.length >= REGRESSION.points ? near : within(REGRESSION.rare_days);
  if (window.length < REGRESSION.points) return undefined;
  const [old, last] = [window.slice(0, -REGRESSION.newest), window.slice(-REGRESSION.newest)];
  const before = median(old.map((point) => point.value));
  const now = median(last.map((point) => point.value));
  const best = Math.max(...last.map((point) => point.value));
  if (now > before * (1 - REGRESSION.median * scale) || best >= before * (1 - REGRESSION.best * scale)) return undefined;
  const numbers = { before, now, sessions: REGRESSION.newest, measure: 'estimate' as const };
  return { id: 'regression', numbers, from: window[0]?.on ?? newestDay, to: newestDay };
}

/** At least two sets short of the bottom of their range in each of three running exposures with a rep or more in reserve (PROG-8). */
function missedReps(sessions: readonly LiftSession[]): Bare | undefined {
  const planned = sessions.filter((session) => session.sets.some((set) => (set.target_rir ?? 0) >= MISSED.rir && set.target_reps !== null));
  const last = planned.slice(-MISSED.exposures);
  const short = last.map((session) => session.sets.filter((set) => set.target_reps !== null && set.reps < set.target_reps[0]));
  if (last.length < MISSED.exposures || short.some((sets) => sets.length < MISSED.sets)) return undefined;
  return {
    id: 'missed-reps',
    numbers: { exposures: last.length, short_sets: short.flat().length, bottom: short.at(-1)?.[0]?.target_reps?.[0] ?? 0 },
    from: last[0]?.on ?? '',
    to: last.at(-1)?.on ?? '',
  };
}

/** The same load and reps feel harder over at least six exposures and 18 days (PROG-7). */
function sameLoadHarder(sessions: readonly LiftSession[]): Bare | undefined {
  const newest = sessions.at(-1);
  const anchor = newest?.sets.filter(isRated).toSorted((a, b) => b.load - a.load)[0];
  if (newest === undefined || anchor === undefined) return undefined;
  const exposures = sessions.flatMap((session) => {
    const efforts = session.sets.flatMap((set) => effortAs(anchor, set) ?? []);
    const isNear = session.on > shiftDay(newest.on, -HARDER.days);
    return efforts.length === 0 || !isNear ? [] : [{ on: session.on, effort: mean(efforts) }];
  });
  const [first, last] = [exposures[0], exposures.at(-1)];
  if (first === undefined || last === undefined || exposures.length < HARDER.exposures) return undefined;
  if (daysBetween(first.on, last.on) < HARDER.span) return undefined;
  const efforts = exposures.map(({ effort }) => effort);
  if (riseAlongLine(exposures) < HARDER.rise || kendallTau(efforts) < HARDER.tau) return undefined;
  const told = (two: readonly number[]): number => Math.min(HARDER.most, median(two));
  const numbers = { first_rpe: told(efforts.slice(0, 2)), last_rpe: told(efforts.slice(-2)) };
  return {
    id: 'same-load-harder',
    numbers: { load: anchor.load, reps: anchor.reps, ...numbers, exposures: exposures.length },
    from: first.on,
    to: last.on,
  };
}

/**
 * The effort a set would have had with the reps of another at the same load: a rep that was not done is a rep nearer to the limit. So it
 * goes on where the effort itself ends at 10. undefined for other loads and reps.
 */
function effortAs(anchor: HistorySet, { rpe, load, reps }: HistorySet): number | undefined {
  const isSame = Math.abs(load - anchor.load) <= anchor.load * HARDER.load && Math.abs(reps - anchor.reps) <= HARDER.reps;
  return rpe === null || !isSame ? undefined : rpe + anchor.reps - reps;
}

/** How much effort rises from the first day to the last along the line of least squares. */
function riseAlongLine(exposures: readonly { on: string; effort: number }[]): number {
  const start = exposures[0]?.on ?? '';
  const days = exposures.map(({ on }) => daysBetween(start, on));
  const middle = mean(days);
  const together = exposures.reduce((sum, { effort }, index) => sum + ((days[index] ?? 0) - middle) * effort, 0);
  const apart = days.reduce((sum, day) => sum + (day - middle) ** 2, 0);
  return apart === 0 ? 0 : (together / apart) * (days.at(-1) ?? 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One, two or three running pairs of blocks without growth, by experience; in fat loss the strength was held (PROG-5, PROG-12). */
function plateau(trends: readonly BlockTrend[], { experience, goal }: FindingContext): Bare | undefined {
  const { pairs, weekly } = PLATEAU[experience];
  const isFlat = (trend: BlockTrend) => trend.difference < Math.min(PLATEAU_MOST, (weekly * trend.weeks) / 2) && trend.best_gain < NEW_BEST;
  const running = runningPairs(trends);
  // How many there are says whether an answer to the plateau was tried before (NEXT-1).
  const flat = running.slice(running.findLastIndex((trend) => !isFlat(trend)) + 1);
  const [first, newest] = [flat[0], flat.at(-1)];
  if (first === undefined || newest === undefined || flat.length < pairs) return undefined;
  const numbers = { ...blockNumbers(newest), before: first.before, pairs: flat.length };
  return { id: goal === 'fat loss' ? 'held' : 'plateau', numbers, from: first.from, to: newest.to };
}

/** The pairs up to the newest without a block missing between them. */
function runningPairs(trends: readonly BlockTrend[]): BlockTrend[] {
  const newest = trends.at(-1);
  return newest === undefined ? [] : trends.filter((trend, index) => newest.block - trend.block === trends.length - 1 - index);
}

/** The newest block's median is clearly above that of the block before (PROG-4). */
function rise(trends: readonly BlockTrend[], scale: number): Bare | undefined {
  const newest = trends.at(-1);
  if (newest === undefined || newest.difference < RISE_MIN * scale) return undefined;
  if (newest.difference - RISE_ERRORS * newest.standard_error <= 0) return undefined;
  return { id: 'rise', numbers: { ...blockNumbers(newest), pairs: 1 }, from: newest.from, to: newest.to };
}

function blockNumbers({ before, after, difference, standard_error }: BlockTrend) {
  return { before, now: after, change: Math.expm1(difference), standard_error, measure: 'estimate' as const };
}

/** Too few points in the newest block, or too few efforts, to say anything (PROG-11). */
function unknown(sessions: readonly LiftSession[], points: readonly SessionPoint[], block: number): Bare | undefined {
  const sets = sessions.filter((session) => session.block === block).flatMap((session) => session.sets);
  const own = points.filter((point) => point.block === block).length;
  const rated = sets.length === 0 ? 0 : sets.filter(isRated).length / sets.length;
  if (own >= BLOCK_POINTS_MIN && rated >= RATED_MIN) return undefined;
  return { id: 'unknown', numbers: { points: own, rated }, from: sessions[0]?.on ?? '', to: sessions.at(-1)?.on ?? '' };
}

function isRated(set: HistorySet): boolean {
  return set.rpe !== null;
}
