import { type Loading, loadableWeight } from './loading.ts';

/** A drop set has about a fifth less than the set before it (TRAIN-25); consensus of 10 to 25%. */
const DROP_LOAD = 0.8;

/** The load of a drop set after one of `weight`, as it can be loaded; what has no load stays. */
export function dropWeight(weight: string, loading: Loading): string {
  const value = Number(weight.replace(',', '.'));
  if (weight.trim() === '' || !(value > 0)) return weight;
  return loadableWeight(value * DROP_LOAD, loading.kind, loading.unit, 'nearest', loading.gym);
}
