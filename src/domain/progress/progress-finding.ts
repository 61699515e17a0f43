import type { Experience, Goal } from '../ai-coach/person/brief-shape.ts';
import type { PointMeasure } from './session-point.ts';

/** What the log says of a lift, most urgent first (PROG-12). */
export const FINDING_ORDER = [
  'pain',
  'fatigue',
  'regression',
  'missed-reps',
  'same-load-harder',
  'plateau',
  'held',
  'too-easy',
  'rise',
  'unknown',
] as const;
export type FindingId = (typeof FINDING_ORDER)[number];

/** The numbers of each finding. Loads and estimates are in the unit of the history, efforts in RPE, shares 0 to 1. */
interface FindingNumbers {
  pain: { reports: number /** 0 to 10. */; worst: number | null };
  fatigue: { sessions: number /** Median points of RPE above the plan; null when it shows in the lifts only. */; overshoot: number | null };
  regression: { before: number; now: number; sessions: number; measure: PointMeasure };
  'missed-reps': { exposures: number; short_sets: number; bottom: number };
  'same-load-harder': { load: number; reps: number; first_rpe: number; last_rpe: number; exposures: number };
  plateau: BlockNumbers;
  held: BlockNumbers;
  rise: BlockNumbers;
  'too-easy': { sessions: number /** Median points of RPE, below zero. */; undershoot: number };
  unknown: { points: number /** Share of sets with an effort. */; rated: number };
}

interface BlockNumbers {
  before: number;
  now: number;
  /** Change of the median as a share. */
  change: number;
  standard_error: number;
  /** Running pairs of blocks that show it. */
  pairs: number;
  measure: PointMeasure;
}

type FindingOf<Id extends FindingId> = {
  id: Id;
  /** null where it is about the whole training, not one lift. */
  exercise_id: string | null;
  name: string | null;
  numbers: FindingNumbers[Id];
  /** First and last day of the evidence, yyyy-mm-dd. */
  from: string;
  to: string;
};

export type ProgressFinding<Id extends FindingId = FindingId> = { [Key in Id]: FindingOf<Key> }[Id];

export interface FindingContext {
  /** yyyy-mm-dd */
  today: string;
  experience: Experience;
  /** null when unknown. */
  goal: Goal | null;
  /** Sessions done of those planned in this block, 0 to 1; null when no plan says. */
  adherence: number | null;
  phase: 'loading' | 'light' | 'return' | 'taper' | 'deficit start';
  /** The newest block is complete: it is compared as well, and its lighter week is no reason for silence. */
  is_block_over: boolean;
  pain: readonly { on: string; exercise_id: string /** 0 to 10. */; score: number | null }[];
  /** Notes of bad sleep or soreness. */
  notes: readonly { on: string; about: 'sleep' | 'soreness' }[];
}
