import { type Progress, type ProgressPoint, progressOf } from '../../training/progress.ts';
import type { WeightUnit } from '../../training/units.ts';
import { daysBetween } from '../../training/week.ts';
import type { DigestExercise } from './digest-shape.ts';
import { type AskedPeriod, isWithin } from './period-asked.ts';
import { progressSets } from './set-words.ts';

/** Some sessions in a row: their best estimates, or most reps. */
interface Stretch {
  from: string;
  to: string;
  low: number;
  high: number;
  mean: number;
  sessions: number;
}

export interface Trend {
  measure: Progress['measure'];
  /** The best of each session, oldest first. */
  points: readonly ProgressPoint[];
  /** `few`: too few sessions, or too close together, to say. */
  kind: 'few' | 'up' | 'level' | 'down';
  /** The first and the last sessions. */
  start: Stretch;
  end: Stretch;
  /** Relative change of the means. */
  change: number;
}

/** Fewest sessions of a trend, and the days they span. */
export const TREND_SESSIONS = 3;
const TREND_DAYS = 14;
/** Smaller changes count as level: an estimated maximum swings by a few percent from day to day, a count of reps by more. */
const LEVEL: Record<Progress['measure'], number> = { max: 0.03, reps: 0.05 };

/** How an exercise goes: its last sessions against its first, three against three where there are enough. undefined without sessions. */
export function trendOf(exercise: DigestExercise, unit: WeightUnit, period?: AskedPeriod): Trend | undefined {
  const { measure, points: all } = progressOf(progressSets(exercise), unit);
  const detailed = exercise.sessions.at(-1)?.on ?? '';
  const points = all.filter(({ performed_on }) => (period === undefined ? performed_on >= detailed : isWithin(performed_on, period)));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const size = points.length >= 6 ? 3 : points.length >= 4 ? 2 : 1;
  const [start, end] = [stretchOf(points.slice(0, size)), stretchOf(points.slice(-size))];
  const change = start.mean === 0 ? 0 : (end.mean - start.mean) / start.mean;
  const isFew = points.length < TREND_SESSIONS || daysBetween(first.performed_on, last.performed_on) < TREND_DAYS;
  const kind = isFew ? 'few' : Math.abs(change) < LEVEL[measure] ? 'level' : change > 0 ? 'up' : 'down';
  return { measure, points, kind, start, end, change };
}

function stretchOf(points: readonly ProgressPoint[]): Stretch {
  const values = points.map(({ value }) => value);
  return {
    from: points[0]?.performed_on ?? '',
    to: points.at(-1)?.performed_on ?? '',
    low: Math.min(...values),
    high: Math.max(...values),
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    sessions: points.length,
  };
}

/** «102–106 kg» */
export function stretchWords({ low, high }: Pick<Stretch, 'low' | 'high'>, word: string): string {
  return `${low === high ? low : `${low}–${high}`} ${word}`;
}

/** The first point that nothing after it exceeded. */
export function bestPoint(points: readonly ProgressPoint[]): ProgressPoint | undefined {
  return points.reduce<ProgressPoint | undefined>(
    (best, point) => (best === undefined || point.value > best.value ? point : best),
    undefined,
  );
}
