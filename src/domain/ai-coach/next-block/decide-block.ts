import type { BlockDigest } from '../log-digest/block-digest.ts';
import type { Experience } from '../person/brief-shape.ts';

/** What the next block does differently, each with the facts that say why (NEXT-1). Names as the plan has them. */
export type BlockDecision =
  | { row: 'return'; days_away: number }
  | { row: 'repeat'; done: number; planned: number; weeks_trained: number }
  | { row: 'pain'; exercise_id: string; name: string; reports: number }
  | { row: 'fatigue'; sessions: number }
  | { row: 'regressions'; lifts: readonly LiftNumbers[] }
  | ({ row: 'reset' } & LiftNumbers)
  | ({ row: 'more-sets'; sets: number; by: number } & LiftNumbers)
  | ({ row: 'other-reps'; sets: number } & LiftNumbers)
  | ({ row: 'variation' } & LiftNumbers)
  | { row: 'lower-load'; exercise_id: string; name: string; short_sets: number; exposures: number }
  | { row: 'harder' }
  | { row: 'shorten'; share: number }
  | { row: 'prefer'; from: string; to: string; times: number }
  | { row: 'skipped'; name: string; skipped: number; planned: number }
  | { row: 'rise'; lifts: readonly LiftNumbers[] }
  | { row: 'steady' }
  | { row: 'one-set'; name: string }
  | { row: 'unknown' };

export interface LiftNumbers {
  exercise_id: string;
  name: string;
  /** Estimated one-rep maxes, or best reps, in the unit of the history. */
  before: number;
  now: number;
}

export interface DecideInput {
  /** null without a log. */
  block: BlockDigest | null;
  experience: Experience;
  /** Days since the last workout; null without one. */
  days_away: number | null;
  /** Weekly sets of the muscle a lift trains most, by exercise id. */
  weekly_sets: ReadonlyMap<string, number>;
}

/** A longer break is returned from first, and the block starts again. */
const AWAY_DAYS = 10;
/** Loading weeks that make a block tell something. */
const WEEKS_LEAST = 3;
/** Below this share of the sessions the plan stays. */
const ADHERENCE_LEAST = 0.6;
/** Minutes over the stated ones that make sessions too long. */
const LONG = 1.15;
/** Middle of the productive range of weekly sets (docs/training-numbers.md). */
const MIDDLE_SETS: Readonly<Record<Experience, number>> = { beginner: 9, intermediate: 13.5, advanced: 15 };
/** Running pairs of blocks after which a plateau is one for the second time. */
const PLATEAU_AGAIN: Readonly<Record<Experience, number>> = { beginner: 2, intermediate: 3, advanced: 4 };
const MORE_SETS: Readonly<Record<Experience, number>> = { beginner: 1, intermediate: 2, advanced: 2 };

/** The decisions in order of weight; the first one about the whole plan or a lift decides for it (NEXT-1). Never empty. */
export function decideBlock(input: DecideInput): BlockDecision[] {
  const { block, days_away } = input;
  if (block === null || block.weeks_trained === 0) return [{ row: 'unknown' }];
  const pain = painOf(block);
  if (days_away !== null && days_away > AWAY_DAYS) return [{ row: 'return', days_away }, ...pain];
  const { done, planned, weeks_trained } = block;
  if (weeks_trained < WEEKS_LEAST || done < planned * ADHERENCE_LEAST) return [...pain, { row: 'repeat', done, planned, weeks_trained }];
  const whole = wholePlan(block);
  const isTired = whole.some(({ row }) => row === 'fatigue' || row === 'regressions');
  const made = [...pain, ...whole, ...(isTired ? [] : liftDecisions(input, block, pain)), ...wishesOf(block)];
  const rising = block.lifts.filter(({ is_main, finding }) => is_main && finding?.id === 'rise').flatMap(numbersOf);
  if (rising.length > 0) return [...made, { row: 'rise', lifts: rising }];
  return made.length > 0 ? made : [{ row: 'steady' }];
}

function painOf({ findings, lifts }: BlockDigest): (BlockDecision & { row: 'pain' })[] {
  const found = [...findings, ...lifts.flatMap(({ finding }) => finding ?? [])].filter(({ id }) => id === 'pain');
  return found.flatMap(({ exercise_id, name, times }, index) => {
    const isFirst = found.findIndex((other) => other.exercise_id === exercise_id) === index;
    return exercise_id === null || name === null || !isFirst ? [] : [{ row: 'pain' as const, exercise_id, name, reports: times }];
  });
}

function wholePlan(block: BlockDigest): BlockDecision[] {
  const tired = block.findings.find(({ id }) => id === 'fatigue');
  if (tired !== undefined) return [{ row: 'fatigue', sessions: tired.times }];
  const fallen = block.lifts.filter(({ is_main, finding }) => is_main && finding?.id === 'regression').flatMap(numbersOf);
  if (fallen.length >= 2) return [{ row: 'regressions', lifts: fallen }];
  const isEasy = (block.reps === 'high' && block.effort === 'easy') || block.findings.some(({ id }) => id === 'too-easy');
  return isEasy ? [{ row: 'harder' }] : [];
}

function liftDecisions(input: DecideInput, block: BlockDigest, pain: readonly { exercise_id: string }[]): BlockDecision[] {
  const hurts = new Set(pain.map(({ exercise_id }) => exercise_id));
  return block.lifts.flatMap((lift): BlockDecision[] => {
    const { finding, exercise_id, name } = lift;
    if (finding === null || hurts.has(exercise_id)) return [];
    switch (finding.id) {
      case 'regression':
        return numbersOf(lift).map((numbers) => ({ row: 'reset', ...numbers }));
      case 'missed-reps':
        return [{ row: 'lower-load', exercise_id, name, short_sets: finding.short_sets, exposures: finding.times }];
      case 'plateau':
        return numbersOf(lift).map((numbers) => atPlateau(input, block, numbers, finding.times));
      default:
        return [];
    }
  });
}

/** More sets where there is room, other reps where there is none, a variation when that was tried before. */
function atPlateau({ experience, weekly_sets }: DecideInput, block: BlockDigest, lift: LiftNumbers, pairs: number): BlockDecision {
  const sets = weekly_sets.get(lift.exercise_id) ?? 0;
  if (pairs >= PLATEAU_AGAIN[experience]) return { row: 'variation', ...lift };
  if (sets >= MIDDLE_SETS[experience] || block.effort === 'hard') return { row: 'other-reps', sets, ...lift };
  return { row: 'more-sets', sets, by: MORE_SETS[experience], ...lift };
}

function wishesOf({ time_share, swaps, skipped }: BlockDigest): BlockDecision[] {
  return [
    ...(time_share !== null && time_share > LONG ? [{ row: 'shorten' as const, share: time_share }] : []),
    ...swaps.map((swap) => ({ row: 'prefer' as const, ...swap })),
    ...skipped.map((skip) => ({ row: 'skipped' as const, ...skip })),
  ];
}

function numbersOf({ exercise_id, name, finding }: BlockDigest['lifts'][number]): LiftNumbers[] {
  const { before, now } = finding ?? {};
  return before == null || now == null ? [] : [{ exercise_id, name, before, now }];
}
