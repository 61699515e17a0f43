/** The load change after a set, in percent, and the reason in the trainee's words. */
export interface LoadChange {
  percent: number;
  /** Points of RPE above the target; positive was harder. */
  gap: number;
}

/**
 * Set-to-set adjustment. `actual` and `target` are RPE (RIR counts as 10 − RIR). Harder than asked takes 3% a point off, more for larger
 * misses; easier adds less than it takes away, half for beginners, and nothing on the last set or in a lighter week. TRAIN-5: one point of
 * RPE is
 * 2.5–3.5% on the slope of the RTS chart; the steps are consensus.
 */
export function changeAfterSet(input: {
  actual: number;
  target: number;
  reps_missed: number;
  beginner?: boolean;
  holds_back?: boolean;
}): LoadChange {
  const gap = Math.round((input.actual - input.target) * 2) / 2;
  if (input.reps_missed >= 2 || gap >= 2.5) return { percent: -10, gap };
  if (gap >= 2) return { percent: -7, gap };
  if (gap >= 1.5) return { percent: -5, gap };
  if (gap >= 1) return { percent: -3, gap };
  if (gap >= -0.5 || input.holds_back === true) return { percent: 0, gap };
  const rise = gap <= -2.5 ? 7.5 : gap <= -2 ? 5 : gap <= -1.5 ? 4 : 2.5;
  return { percent: input.beginner === true ? rise / 2 : rise, gap };
}
