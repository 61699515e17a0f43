import { gymIn } from './gym.ts';
import { atLeast, atMost, heavier, isLoadable, type Loading, loadableWeight, numberText } from './loading.ts';
import type { LoggedLike } from './suggestion.ts';
import { displayWeight, type WeightUnit, weightNumber } from './units.ts';

/** A larger step than this share is earned with reps, unless it is small in itself: 2 to 4 kg is nothing to wait for. */
const STEP_SHARE_MOST = 0.2;
const STEP_SMALL: Record<WeightUnit, number> = { kg: 2.5, lb: 5 };

/** The next weight up a trainee can be asked to take; null when there is none, or only one that is a leap. */
export function nextStep(value: number, loading: Loading): number | null {
  const above = heavier(value, loading);
  if (above === null) return null;
  const step = above - value;
  return step <= value * STEP_SHARE_MOST || step <= STEP_SMALL[loading.unit] ? above : null;
}

/** The heaviest weight that may follow `value`: `percent` more, or one step where a step is more than that. */
export function capAbove(value: number, percent: number, loading: Loading): number {
  return Math.max(value * (1 + percent / 100), nextStep(value, loading) ?? 0);
}

/**
 * The loadable weight nearest to so many percent more or less than a set was done with. It stays where it is when the nearest step is
 * further than twice what was asked for; a weight that stays is the one that was logged, as long as the saved gym can load it.
 */
export function moveByPercent(set: LoggedLike, percent: number, loading: Loading): string {
  const value = weightNumber(set.weight, set.unit, loading.unit);
  if (value === undefined || percent === 0 || value === 0) return inUnit(set, loading);
  const target = value * (1 + percent / 100);
  const moved = percent > 0 ? upTo(value, target, loading) : downTo(value, target, loading);
  return moved === null ? inUnit(set, loading) : numberText(moved);
}

/** The next weight up after the one a set was done with, where one may be asked for; null for bodyweight as well. */
export function stepAfter(set: LoggedLike, loading: Loading): number | null {
  const value = weightNumber(set.weight, set.unit, loading.unit);
  return value === undefined ? null : nextStep(value, loading);
}

/** The text itself where it can be loaded, or where no gym says otherwise. */
function snapToLoading(weight: string, loading: Loading): string {
  if (weight === '' || gymIn(loading.unit, loading.gym) === undefined) return weight;
  return isLoadable(Number(weight), loading) ? weight : loadableWeight(Number(weight), loading.kind, loading.unit, 'nearest', loading.gym);
}

/** The typed text when the unit is the same; otherwise the nearest weight that can be loaded in the trainee's unit now. */
export function inUnit(set: LoggedLike, loading: Loading): string {
  const { kind, unit, gym } = loading;
  if (set.weight === '' || set.unit === unit) return snapToLoading(set.weight, loading);
  return loadableWeight(Number(displayWeight(set.weight, set.unit, unit)), kind, unit, 'nearest', gym);
}

function upTo(value: number, target: number, loading: Loading): number | null {
  const step = nextStep(value, loading);
  const near = step === null ? [] : [step, atMost(target, loading) ?? 0].filter((load) => load > value);
  return nearest(near, value, target);
}

function downTo(value: number, target: number, loading: Loading): number | null {
  const near = [atMost(target, loading), atLeast(target, loading)].flatMap((load) => (load === null || load >= value ? [] : [load]));
  return nearest(near, value, target);
}

function nearest(loads: readonly number[], value: number, target: number): number | null {
  const best = loads.toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target))[0];
  return best === undefined || Math.abs(best - target) > Math.abs(value - target) + 1e-9 ? null : best;
}
