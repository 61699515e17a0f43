import type { Gym } from '../sync/gym-shape.ts';
import type { WeightUnit } from './units.ts';

const BAR: Readonly<Record<WeightUnit, number>> = { kg: 20, lb: 45 };

/** What stands in most gyms (TRAIN-9), with a pair count that is never the limit there. */
const PLATES: Readonly<Record<WeightUnit, Gym['plates']>> = {
  kg: [
    { weight: 25, pairs: 2 },
    { weight: 20, pairs: 4 },
    { weight: 15, pairs: 2 },
    { weight: 10, pairs: 2 },
    { weight: 5, pairs: 2 },
    { weight: 2.5, pairs: 2 },
    { weight: 1.25, pairs: 1 },
  ],
  lb: [
    { weight: 45, pairs: 6 },
    { weight: 35, pairs: 2 },
    { weight: 25, pairs: 2 },
    { weight: 10, pairs: 2 },
    { weight: 5, pairs: 2 },
    { weight: 2.5, pairs: 2 },
  ],
};

/** The initial gym of the form: the usual bar, plates and dumbbells. */
export function usualGym(unit: WeightUnit): Gym {
  return { name: '', unit, bar: BAR[unit], plates: [...PLATES[unit]], dumbbells: [] };
}

/** The gym's bar, else the usual one. A gym in the other unit does not apply. */
export function standardBar(unit: WeightUnit, gym?: Gym): number {
  return gymIn(unit, gym)?.bar ?? BAR[unit];
}

/** Equipment whose bar weighs something else than the gym's barbell, in the order it is asked for. */
export const OTHER_BARS = ['ez-bar', 'trap-bar', 'safety-bar', 'smith-machine'] as const;
/** How they are called, in the same order. */
export const OTHER_BAR_NAMES = ['EZ bar', 'Trap bar', 'Safety squat bar', 'Smith machine'] as const;

/** How a gym is called: by its name, else by its number. */
export function gymName(gym: Pick<Gym, 'name'>, index: number): string {
  return gym.name.trim() === '' ? `Gym ${index + 1}` : gym.name;
}

/** The gym if it is in this unit. */
export function gymIn(unit: WeightUnit, gym: Gym | undefined): Gym | undefined {
  return gym?.unit === unit ? gym : undefined;
}
