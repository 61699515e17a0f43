import { MUSCLES, type Muscle } from '../exercises/exercise.ts';

/** Sets per muscle by index; planning counts them thousands of times per week. Halves add up exactly. */
export type MuscleSets = Float64Array;

const NAMES: readonly Muscle[] = MUSCLES;
const PLACES: ReadonlyMap<Muscle, number> = new Map(NAMES.map((muscle, place) => [muscle, place]));

export function noSets(): MuscleSets {
  return new Float64Array(NAMES.length);
}

/** Index of a muscle in `MuscleSets`. */
export function placeOf(muscle: Muscle): number {
  return PLACES.get(muscle) ?? 0;
}

export function setsFor(muscle: Muscle, sets: MuscleSets): number {
  return sets[placeOf(muscle)] ?? 0;
}

/** Converts a count by name. */
export function toMuscleSets(counted: ReadonlyMap<Muscle, number>): MuscleSets {
  const sets = noSets();
  for (const [muscle, amount] of counted) sets[placeOf(muscle)] = amount;
  return sets;
}

/** Adds `times` × `more`; negative subtracts. */
export function addTo(sets: MuscleSets, more: MuscleSets, times: number): void {
  for (let place = 0; place < sets.length; place += 1) sets[place] = (sets[place] ?? 0) + (more[place] ?? 0) * times;
}
