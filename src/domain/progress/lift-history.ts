import type { Pattern } from '../exercises/exercise.ts';

/** One working set, with what the plan asked of it. */
export interface HistorySet {
  /** In one unit for the whole history; 0 for bodyweight without a known body mass. */
  load: number;
  reps: number;
  /** 6 to 10 where it was entered. */
  rpe: number | null;
  /** Lowest and highest planned reps; null without a plan. */
  target_reps: readonly [number, number] | null;
  /** Planned reps in reserve; null without a plan. */
  target_rir: number | null;
}

/** A lift's working sets of one day. */
export interface LiftSession {
  /** yyyy-mm-dd */
  on: string;
  /** Number of the training block, rising by one. */
  block: number;
  /** Week of the block, from 1. */
  week: number;
  /** A day of the lighter week. */
  is_light: boolean;
  /** A first week back after a break, other equipment, or a set marked as painful: says nothing of strength. */
  is_excluded: boolean;
  sets: readonly HistorySet[];
}

/** Everything known of one lift. */
export interface LiftHistory {
  exercise_id: string;
  name: string;
  /** null for an exercise the library does not know. */
  pattern: Pattern | null;
  /** Moves one joint: sets of 11 and 12 reps count as well (PROG-1). */
  is_isolation: boolean;
  /** One of a day's primary lifts. */
  is_main: boolean;
  /** Oldest first. */
  sessions: readonly LiftSession[];
}
