import { daysBetween } from '../training/week.ts';
import { median, robustSd } from './robust.ts';
import type { SessionPoint } from './session-point.ts';

/** A block against the block before it, loading weeks only (PROG-3). Shares: 0.02 is 2%. */
export interface BlockTrend {
  block: number;
  /** Medians of the two blocks, in the unit of the points. */
  before: number;
  after: number;
  difference: number;
  standard_error: number;
  /** Between the middle days of the two blocks. */
  weeks: number;
  /** The best point of the block against the best of all earlier ones. */
  best_gain: number;
  /** yyyy-mm-dd of the first and last point compared. */
  from: string;
  to: string;
}

/** Points a block needs before it is compared. */
export const BLOCK_POINTS_MIN = 4;
/** The error of a median is this much of the error of a mean. */
const MEDIAN_ERROR = 1.25;

/** The lifter's day-to-day spread around the medians of the blocks, as a share (PROG-3). */
export function spreadOf(points: readonly SessionPoint[]): number {
  const blocks = byBlock(points);
  return robustSd([...blocks.values()].flatMap((own) => own.map((point) => Math.log(point.value / median(own.map(valueOfPoint))))));
}

/** Each block with enough points against the one before it, oldest first; a block with too few ends the row (PROG-3). */
export function blockTrends(points: readonly SessionPoint[]): BlockTrend[] {
  const spread = spreadOf(points);
  const blocks = [...byBlock(points)].sort(([a], [b]) => a - b);
  return blocks.flatMap(([block, own], index): BlockTrend[] => {
    const before = blocks[index - 1]?.[1];
    if (before === undefined || own.length < BLOCK_POINTS_MIN || before.length < BLOCK_POINTS_MIN) return [];
    const earlier = points.filter((point) => point.block < block).map(valueOfPoint);
    const [middle, old] = [median(own.map(valueOfPoint)), median(before.map(valueOfPoint))];
    return [
      {
        block,
        before: old,
        after: middle,
        difference: Math.log(middle / old),
        standard_error: MEDIAN_ERROR * spread * Math.sqrt(1 / own.length + 1 / before.length),
        weeks: daysBetween(middleDay(before), middleDay(own)) / 7,
        best_gain: Math.max(...own.map(valueOfPoint)) / Math.max(...earlier) - 1,
        from: before[0]?.on ?? '',
        to: own.at(-1)?.on ?? '',
      },
    ];
  });
}

function byBlock(points: readonly SessionPoint[]): Map<number, SessionPoint[]> {
  const blocks = new Map<number, SessionPoint[]>();
  for (const point of points) blocks.set(point.block, [...(blocks.get(point.block) ?? []), point]);
  return blocks;
}

function middleDay(points: readonly SessionPoint[]): string {
  return points[Math.floor(points.length / 2)]?.on ?? '';
}

function valueOfPoint(point: SessionPoint): number {
  return point.value;
}
