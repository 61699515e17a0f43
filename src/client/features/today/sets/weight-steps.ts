import { SET_WEIGHT_MAX } from '#domain/limits.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { parseDecimal } from '#domain/training/decimal.ts';
import { heavier, isLoadable, type LoadKind, lighter, lightest, numberText } from '#domain/training/loading.ts';
import type { WeightUnit } from '#domain/training/units.ts';

/** The target and size of a step; null when there is none. */
export interface WeightStep {
  weight: string;
  by: string;
}

export interface WeightSteps {
  down: WeightStep | null;
  up: WeightStep | null;
}

/** The next loadable weights below and above the field's; null without load. */
export function weightSteps(kind: LoadKind | null, weight: string, unit: WeightUnit, gym?: Gym): WeightSteps | null {
  if (kind === 'band' || kind === 'time') return null;
  const typed = Number(weight.replace(',', '.').replace('−', '-'));
  const value = Number.isFinite(typed) ? typed : 0;
  if (kind === 'bodyweight') return stepsThroughZero(value, unit);
  const loading = { kind: kind ?? 'machine', unit, gym };
  const step = (to: number | null): WeightStep | null =>
    to === null || to === value ? null : { weight: numberText(to), by: numberText(Math.abs(to - value)) };
  const least = lightest(loading);
  return { down: step(value <= least ? null : (lighter(value, loading) ?? least)), up: step(heavier(value, loading)) };
}

/**
 * The loads on either side of a bar's or pair of dumbbells' weight that cannot be loaded, «100 or 105»; null when it can, or nothing is
 * typed. `steps` are those of the same weight. Machines differ too much to say (GYM-6).
 */
export function nearestLoads(
  steps: WeightSteps,
  { kind, weight, unit, gym }: { kind: LoadKind | null; weight: string; unit: WeightUnit; gym?: Gym },
): string | null {
  if ((kind !== 'barbell' && kind !== 'dumbbell') || parseDecimal(weight) === undefined) return null;
  if (isLoadable(Number(weight.replace(',', '.')), { kind, unit, gym })) return null;
  return [steps.down, steps.up].flatMap((step) => (step === null ? [] : [step.weight])).join(' or ');
}

/** Bodyweight goes from help over nothing to added load, by the usual step. */
function stepsThroughZero(value: number, unit: WeightUnit): WeightSteps {
  const by = unit === 'kg' ? 2.5 : 5;
  const step = (to: number): WeightStep | null =>
    Math.abs(to) > SET_WEIGHT_MAX ? null : { weight: to === 0 ? '' : numberText(to), by: numberText(Math.abs(to - value)) };
  return { down: step((Math.ceil(value / by) - 1) * by), up: step((Math.floor(value / by) + 1) * by) };
}
