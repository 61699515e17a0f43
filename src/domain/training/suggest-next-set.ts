import { changeAfterSet } from './adjust-load.ts';
import { numberText } from './loading.ts';
import { inUnit, moveByPercent, stepAfter } from './move-load.ts';
import type { Asked, SetSuggestion, SuggestionInput } from './suggestion.ts';
import { displayWeight, weightWithUnit } from './units.ts';

type DoneSet = SuggestionInput['done'][number];

/** The suggestion for the next set, from the set just done (TRAIN-5). */
export function suggestNextSet(asked: Asked, last: DoneSet): SetSuggestion {
  const { input, range, rangeAt, loading, target } = asked;
  const weight = inUnit(last, loading);
  if (last.rpe === null || target === null) return afterUnratedSet(asked, last, weight);
  const name = `Set ${last.set_n}`;
  const done = input.done.length;
  const carried = carriedReps(asked, last);
  const reps = Math.min(Math.max(carried, range.low), range.high);
  const missed = rangeAt(last.set_n).low - last.reps;
  const change = changeAfterSet({
    actual: last.rpe,
    target,
    reps_missed: missed,
    beginner: input.beginner === true,
    holds_back:
      input.lighter_week === true || isEased(input) || (input.prescription.sets !== undefined && done >= input.prescription.sets - 1),
  });
  const moved = moveByPercent(last, change.percent, loading);
  if (missed >= 2) return { weight: moved, reps: range.low, reason: missedReason(name, missed, moved === weight) };
  if (moved !== weight) return { weight: moved, reps, reason: `${name} moved at RPE ${last.rpe}, ${gapWords(change.gap)}.` };
  if (change.percent < 0)
    return { weight, reps: Math.max(1, carried - 1), reason: `${name} was ${gapWords(change.gap)}: keep the weight, do a rep less.` };
  if (change.percent > 0) return { weight, reps: reps + 1, reason: `${name} was ${gapWords(change.gap)}: keep the weight, do a rep more.` };
  const isSame = weight === displayWeight(last.weight, last.unit, input.unit);
  // Another unit may have no equal weight.
  const keep = `${isSame ? 'keep' : 'stay near it with'} ${weightWithUnit(weight, input.unit)}`;
  if (change.gap < -0.5) return { weight, reps, reason: `${name} was ${gapWords(change.gap)}, and nothing heavier is due now: ${keep}.` };
  return { weight, reps, reason: `${name} was on target: ${keep}.` };
}

function missedReason(name: string, missed: number, stays: boolean): string {
  const short = `${name} ended ${missed} reps short`;
  return stays ? `${short}: rest longer before the next one, and stop there if it happens again.` : `${short}, so take some weight off.`;
}

/** The reps of a set that does as well by its own prescription as `last` did by its. */
function carriedReps({ range, rangeAt }: Asked, last: DoneSet): number {
  return last.reps + range.low - rangeAt(last.set_n).low;
}

function afterUnratedSet(asked: Asked, last: DoneSet, weight: string): SetSuggestion {
  const { input, range, loading } = asked;
  const { low, high, open } = asked.rangeAt(last.set_n);
  if (last.reps < low) {
    const lighter = moveByPercent(last, -5, loading);
    const reason = `Set ${last.set_n} stopped under ${low} reps, so ${lighter === weight ? 'rest a little longer' : 'go a little lighter'}.`;
    return { weight: lighter, reps: range.low, reason };
  }
  // As many as possible are meant to go past what they begin at.
  const isAbove = last.reps > high && !open;
  const heavier = isAbove && input.lighter_week !== true && !isEased(input) ? stepAfter(last, loading) : null;
  if (heavier !== null)
    return { weight: numberText(heavier), reps: range.low, reason: `Set ${last.set_n} went past ${high} reps, so go one step up.` };
  const carried = carriedReps(asked, last);
  const same = carried === last.reps ? 'Same' : 'Same weight';
  return { weight, reps: Math.min(carried, range.high), reason: `${same} as set ${last.set_n}.` };
}

function gapWords(gap: number): string {
  if (gap === 0) return 'on target';
  const size = Math.abs(gap);
  const words = size === 1 ? 'one' : size === 0.5 ? 'half a point' : size === 2 ? 'two' : numberText(size);
  return `${words} ${gap > 0 ? 'over' : 'under'} target`;
}

function isEased({ eased = 1 }: SuggestionInput): boolean {
  return eased < 1;
}
