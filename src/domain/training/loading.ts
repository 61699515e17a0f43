import { SET_WEIGHT_MAX } from '../limits.ts';
import type { Gym } from '../sync/gym-shape.ts';
import { gymIn, standardBar } from './gym.ts';
import { barbellLoads } from './plates.ts';
import type { WeightUnit } from './units.ts';

/** The kind of load, which determines the available weights. */
export type LoadKind = 'barbell' | 'dumbbell' | 'machine' | 'bodyweight' | 'band' | 'time';

/** Whether sets have a weight. */
export function isWeighed(kind: LoadKind | null): boolean {
  return kind === 'barbell' || kind === 'dumbbell' || kind === 'machine';
}

/** The context of a load: kind, unit and saved gym. */
export interface Loading {
  kind: LoadKind;
  unit: WeightUnit;
  gym?: Gym | undefined;
}

/** Plates in pairs, stacks with their add-on (TRAIN-9). */
const USUAL_STEP: Record<WeightUnit, number> = { kg: 2.5, lb: 5 };
/** A usual rack has finer dumbbells below this: 1–10 kg by 1, 2.5–25 lb by 2.5. */
const FINE_DUMBBELLS: Record<WeightUnit, { below: number; step: number }> = { kg: { below: 10, step: 1 }, lb: { below: 25, step: 2.5 } };
/** The nearest load may be above the target by this much and no more (TRAIN-8). */
const ROUND_UP_MOST = 1.025;

/**
 * The loadable weight nearest to `target`, as text. Ties and `prefer: 'down'` round down; at most 2.5% above the target unless nothing
 * lighter exists. A barbell is never lighter than its bar or heavier than the gym's plates.
 */
export function loadableWeight(
  target: number,
  kind: LoadKind,
  unit: WeightUnit,
  prefer: 'nearest' | 'down' = 'nearest',
  gym?: Gym,
): string {
  const loading = { kind, unit, gym };
  const below = atMost(target, loading);
  if (below === null) return numberText(lightest(loading));
  const above = atLeast(target, loading) ?? below;
  const goesUp = prefer === 'nearest' && above - target < target - below && above <= target * ROUND_UP_MOST;
  return numberText(goesUp ? above : below);
}

/** Whether the weight can be loaded exactly. */
export function isLoadable(weight: number, loading: Loading): boolean {
  return atMost(weight, loading) === roundOff(weight);
}

/** The next weight up; null when there is none. */
export function heavier(weight: number, loading: Loading): number | null {
  const above = atLeast(weight + TINY, loading);
  return above === null || above > SET_WEIGHT_MAX ? null : above;
}

/** The next weight down; null when there is none. */
export function lighter(weight: number, loading: Loading): number | null {
  return atMost(weight - TINY, loading);
}

/** The lightest load. */
export function lightest(loading: Loading): number {
  const list = listed(loading);
  if (list !== undefined) return list[0] ?? 0;
  if (loading.kind === 'barbell') return standardBar(loading.unit, loading.gym);
  return loading.kind === 'dumbbell' ? FINE_DUMBBELLS[loading.unit].step : USUAL_STEP[loading.unit];
}

/** The heaviest load up to `weight`; null when there is none. */
export function atMost(weight: number, loading: Loading): number | null {
  const limit = roundOff(weight);
  const list = listed(loading);
  if (list !== undefined) return list.findLast((load) => load <= limit) ?? null;
  const least = lightest(loading);
  if (!(limit >= least)) return null;
  const origin = loading.kind === 'barbell' ? least : 0;
  const step = stepFrom(limit, loading);
  return roundOff(origin + Math.floor((limit - origin) / step + 1e-6) * step);
}

/** The lightest load from `weight`; null when there is none. */
export function atLeast(weight: number, loading: Loading): number | null {
  const limit = roundOff(weight);
  const list = listed(loading);
  if (list !== undefined) return list.find((load) => load >= limit) ?? null;
  const below = atMost(limit, loading);
  if (below === null) return lightest(loading);
  return below === limit ? below : roundOff(below + stepFrom(below, loading));
}

/** Plain decimal text, at most two decimals. */
export function numberText(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Smaller than any difference of weights, larger than rounding errors. */
const TINY = 0.001;

/** The loads of a described gym, ascending; undefined where usual steps apply. */
function listed({ kind, unit, gym }: Loading): readonly number[] | undefined {
  const counted = gymIn(unit, gym);
  if (counted === undefined) return undefined;
  if (kind === 'barbell' && counted.plates.length > 0) return listOf(counted, BARBELLS, barbellLoads);
  if (kind === 'dumbbell' && counted.dumbbells.length > 0) return listOf(counted, DUMBBELLS, dumbbellLoads);
  return undefined;
}

const BARBELLS = new WeakMap<Gym, readonly number[]>();
const DUMBBELLS = new WeakMap<Gym, readonly number[]>();

function listOf(gym: Gym, known: WeakMap<Gym, readonly number[]>, make: (gym: Gym) => number[]): readonly number[] {
  const list = known.get(gym) ?? make(gym).map(roundOff);
  known.set(gym, list);
  return list;
}

function dumbbellLoads(gym: Gym): number[] {
  return [...gym.dumbbells].sort((a, b) => a - b);
}

function stepFrom(weight: number, { kind, unit }: Loading): number {
  const fine = FINE_DUMBBELLS[unit];
  return kind === 'dumbbell' && weight < fine.below ? fine.step : USUAL_STEP[unit];
}

/** Removes floating-point noise (3.0000000000000004), which would round down to the step below. */
function roundOff(value: number): number {
  return Math.round(value * 1e3) / 1e3;
}
