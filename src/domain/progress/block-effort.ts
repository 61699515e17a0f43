import type { HistorySet, LiftSession } from './lift-history.ts';
import { median } from './robust.ts';

export type LoggedWork = Pick<LiftSession, 'week' | 'sets'>;

/** A set this near to the planned effort tells whether the load fits its range. */
const AT_TARGET_RPE = 0.5;
const HIGH_REPS = 2;
const LOW_REPS = -2;
const DRIFT_WEEKS = 2;
const DRIFT_RPE = 0.7;

/** Median reps above the middle of the range, of sets done at the planned effort; null without one (PROG-13). */
export function repsAgainstTarget(work: readonly LoggedWork[]): number | null {
  const offsets = work
    .flatMap(({ sets }) => sets)
    .flatMap((set) => {
      const over = overshoot(set);
      if (over === undefined || Math.abs(over) > AT_TARGET_RPE || set.target_reps === null) return [];
      return [set.reps - (set.target_reps[0] + set.target_reps[1]) / 2];
    });
  return offsets.length === 0 ? null : median(offsets);
}

/** Two reps or more above the middle are high, two or more below low. */
export function repsReading(offset: number | null): 'high' | 'on' | 'low' | 'unknown' {
  if (offset === null) return 'unknown';
  if (offset >= HIGH_REPS) return 'high';
  return offset <= LOW_REPS ? 'low' : 'on';
}

/** Median points of RPE above the plan in the last two weeks that were trained (PROG-13). */
export function effortDrift(work: readonly LoggedWork[]): { median: number | null; reading: 'hard' | 'on' | 'easy' | 'unknown' } {
  const from = Math.max(...work.map(({ week }) => week)) - DRIFT_WEEKS;
  const over = work.filter(({ week }) => week > from).flatMap(({ sets }) => sets.flatMap((set) => overshoot(set) ?? []));
  if (over.length === 0) return { median: null, reading: 'unknown' };
  const drift = median(over);
  return { median: drift, reading: drift >= DRIFT_RPE ? 'hard' : drift <= -DRIFT_RPE ? 'easy' : 'on' };
}

function overshoot({ rpe, target_rir }: HistorySet): number | undefined {
  return rpe === null || target_rir === null ? undefined : rpe - (10 - target_rir);
}
