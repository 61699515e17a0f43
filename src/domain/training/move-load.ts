import { gymIn } from './gym.ts';
import { atLeast, atMost, heavier, isLoadable, type Loading, loadableWeight, numberText } from './loading.ts';
import { isHelp } from './set-measure.ts';
import type { LoggedLike } from './suggestion.ts';
import { displayWeight, type WeightUnit, weightNumber } from './units.ts';

/** A larger relative step needs more reps first, unless it is small in absolute terms (2 to 4 kg). */
const STEP_SHARE_MOST = 0.2;
const STEP_SMALL: Record<WeightUnit, number> = { kg: 2.5, lb: 5 };

/** The next reasonable weight up; null when there is none, or when the step is too large. */
export function nextStep(value: number, loading: Loading): number | null {
  // Less help, down to none.
  if (value < 0) return Math.min(0, value + STEP_SMALL[loading.unit]);
  const above = heavier(value, loading);
  if (above === null) return null;
  const step = above - value;
  return step <= value * STEP_SHARE_MOST || step <= STEP_SMALL[loading.unit] ? above : null;
}

/** The heaviest weight allowed after `value`: `percent` more, or one step if that is larger. */
export function capAbove(value: number, percent: number, loading: Loading): number {
  return Math.max(value * (1 + percent / 100), nextStep(value, loading) ?? 0);
}

/**
 * The loadable weight nearest to a percentage change of a set's weight. Unchanged when the nearest step is more than twice the requested
 * change; an unchanged weight keeps its logged text if the gym can load it.
 */
export function moveByPercent(set: LoggedLike, percent: number, loading: Loading): string {
  const value = weightNumber(set.weight, set.unit, loading.unit);
  if (value === undefined || percent === 0 || value <= 0) return inUnit(set, loading);
  const target = value * (1 + percent / 100);
  const moved = percent > 0 ? upTo(value, target, loading) : downTo(value, target, loading);
  return moved === null ? inUnit(set, loading) : numberText(moved);
}

/** The next weight up after a set; null when there is none and for bodyweight. */
export function stepAfter(set: LoggedLike, loading: Loading): number | null {
  const value = weightNumber(set.weight, set.unit, loading.unit);
  return value === undefined ? null : nextStep(value, loading);
}

/** Keeps the text if it can be loaded or the gym is unknown. */
function snapToLoading(weight: string, loading: Loading): string {
  if (weight === '' || isHelp(weight) || gymIn(loading.unit, loading.gym) === undefined) return weight;
  return isLoadable(Number(weight), loading) ? weight : loadableWeight(Number(weight), loading.kind, loading.unit, 'nearest', loading.gym);
}

/** The typed text in the same unit; otherwise the nearest loadable weight in the trainee's unit. */
export function inUnit(set: LoggedLike, loading: Loading): string {
  const { kind, unit, gym } = loading;
  if (set.weight === '' || set.unit === unit) return snapToLoading(set.weight, loading);
  if (isHelp(set.weight)) return displayWeight(set.weight, set.unit, unit);
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
