import { heavier, loadableWeight, numberText } from './loading.ts';
import { inUnit, moveByPercent } from './move-load.ts';
import { setText } from './set-text.ts';
import type { Asked, LoggedLike, SetSuggestion } from './suggestion.ts';
import { weightNumber } from './units.ts';

/** What two misses in a row take off, in percent. */
const MISSED_TWICE_PERCENT = -10;

/**
 * «A little each time» (ROUTINE-6): one step more when every set reached its reps last time, a tenth less when the reps were missed twice
 * in a row, else the same load. null without a weight, and where `isEased` says that today is lighter or heavier anyway.
 */
export function byStep({ input, range, rangeAt, loading }: Asked, isEased: boolean): SetSuggestion | null {
  const [first] = input.last_time;
  const value = first === undefined ? undefined : weightNumber(first.weight, first.unit, input.unit);
  const { progression, sets = 1 } = input.prescription;
  if (first === undefined || value === undefined || isEased) return null;
  const shown = setText(first, input.unit);
  if (isDone(input.last_time, rangeAt, sets)) {
    const step = weightNumber(progression?.step ?? '', progression?.unit ?? input.unit, input.unit) ?? 0;
    const near = Number(loadableWeight(value + step, loading.kind, input.unit, 'nearest', input.gym));
    const more = step > 0 && near > value ? near : heavier(value, loading);
    if (more === null) return { weight: inUnit(first, loading), reps: range.high, reason: `Nothing heavier is there than ${shown}.` };
    return { weight: numberText(more), reps: range.high, reason: `Every set was done last time, so the load goes up one step.` };
  }
  const before = input.exposures?.[1]?.sets ?? [];
  const isSecond = before.length > 0 && !isDone(before, rangeAt, sets) && sameLoad(before[0], first);
  if (isSecond)
    return {
      weight: moveByPercent(first, MISSED_TWICE_PERCENT, loading),
      reps: range.high,
      reason: 'The reps were missed twice, so go a tenth lighter and build up again.',
    };
  const missed = input.last_time.length < sets ? 'was done' : `reached ${rangeAt(sets).low === range.low ? range.low : 'its'} reps`;
  return { weight: inUnit(first, loading), reps: range.high, reason: `Not every set ${missed} last time (${shown}): the same load again.` };
}

function isDone(sets: readonly LoggedLike[], rangeAt: Asked['rangeAt'], count: number): boolean {
  return sets.length >= count && sets.every((set, index) => set.reps >= rangeAt(index + 1).low);
}

function sameLoad(a: LoggedLike | undefined, b: LoggedLike): boolean {
  return a !== undefined && a.unit === b.unit && Number(a.weight) === Number(b.weight);
}
