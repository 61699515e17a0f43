import { changeAfterSet } from './adjust-load.ts';
import { numberText } from './loading.ts';
import { inUnit, moveByPercent, stepAfter } from './move-load.ts';
import type { Asked, LoggedLike, SetSuggestion } from './suggestion.ts';
import { weightWithUnit } from './units.ts';

/** What the set just done says about the one that follows (training science, section 2, «Set-to-set»). */
export function suggestNextSet(asked: Asked, last: LoggedLike): SetSuggestion {
  const { input, range, loading, target } = asked;
  const weight = inUnit(last, loading);
  if (last.rpe === null || target === null) return afterUnratedSet(asked, last, weight);
  const done = input.done.length;
  const reps = Math.min(Math.max(last.reps, range.low), range.high);
  const missed = range.low - last.reps;
  const change = changeAfterSet({
    actual: last.rpe,
    target,
    reps_missed: missed,
    beginner: input.beginner === true,
    holds_back:
      input.lighter_week === true || input.eased === true || (input.prescription.sets !== undefined && done >= input.prescription.sets - 1),
  });
  const moved = moveByPercent(last, change.percent, loading);
  if (missed >= 2) return { weight: moved, reps: range.low, reason: missedReason(done, missed, moved === weight) };
  if (moved !== weight) return { weight: moved, reps, reason: `Set ${done} moved at RPE ${last.rpe}, ${gapWords(change.gap)}.` };
  if (change.percent < 0)
    return { weight, reps: Math.max(1, last.reps - 1), reason: `Set ${done} was ${gapWords(change.gap)}: keep the weight, do a rep less.` };
  if (change.percent > 0)
    return { weight, reps: reps + 1, reason: `Set ${done} was ${gapWords(change.gap)}: keep the weight, do a rep more.` };
  const keep = `keep ${weightWithUnit(weight, input.unit)}`;
  if (change.gap < -0.5)
    return { weight, reps, reason: `Set ${done} was ${gapWords(change.gap)}, and nothing heavier is due now: ${keep}.` };
  return { weight, reps, reason: `Set ${done} was on target: ${keep}.` };
}

function missedReason(done: number, missed: number, stays: boolean): string {
  const short = `Set ${done} ended ${missed} reps short`;
  return stays ? `${short}: rest longer before the next one, and stop there if it happens again.` : `${short}, so take some weight off.`;
}

function afterUnratedSet({ input, range, loading }: Asked, last: LoggedLike, weight: string): SetSuggestion {
  const done = input.done.length;
  if (last.reps < range.low) {
    const lighter = moveByPercent(last, -5, loading);
    const reason = `Set ${done} stopped under ${range.low} reps, so ${lighter === weight ? 'rest a little longer' : 'go a little lighter'}.`;
    return { weight: lighter, reps: range.low, reason };
  }
  const heavier = last.reps > range.high && input.lighter_week !== true && input.eased !== true ? stepAfter(last, loading) : null;
  if (heavier !== null)
    return { weight: numberText(heavier), reps: range.low, reason: `Set ${done} went past ${range.high} reps, so go one step up.` };
  return { weight, reps: Math.min(last.reps, range.high), reason: `Same as set ${done}.` };
}

function gapWords(gap: number): string {
  if (gap === 0) return 'on target';
  const size = Math.abs(gap);
  const words = size === 1 ? 'one' : size === 0.5 ? 'half a point' : size === 2 ? 'two' : numberText(size);
  return `${words} ${gap > 0 ? 'over' : 'under'} target`;
}
