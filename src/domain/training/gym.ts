import { type Exercise, KIT, type Kit } from '../exercises/exercise.ts';
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

/** Bars that weigh something else than the gym's barbell, in the order they are asked for. */
export const OTHER_BARS = ['ez-bar', 'trap-bar', 'safety-bar', 'smith-machine'] as const satisfies readonly Kit[];

const WITH_BAR = new WeakMap<Gym, Map<number, Gym>>();

/** The gym with the bar this exercise takes (GYM-2): one object for each bar, so that what is known of it is kept. */
export function gymFor(gym: Gym | undefined, exercise: Pick<Exercise, 'equipment'> | undefined): Gym | undefined {
  const weight = barOf(gym, exercise);
  if (gym === undefined || weight === undefined || weight === gym.bar) return gym;
  const known = WITH_BAR.get(gym) ?? new Map<number, Gym>();
  WITH_BAR.set(gym, known);
  const changed = known.get(weight) ?? { ...gym, bar: weight };
  known.set(weight, changed);
  return changed;
}

function barOf(gym: Gym | undefined, exercise: Pick<Exercise, 'equipment'> | undefined): number | undefined {
  if (gym?.bars === undefined || exercise === undefined) return undefined;
  // An exercise that also goes with a plain bar is loaded on that.
  const kind = OTHER_BARS.find((bar) => exercise.equipment.length > 0 && exercise.equipment.every((set) => set.includes(bar)));
  return gym.bars.find((bar) => bar.kind === kind)?.weight;
}

/** The equipment of a gym that was described; undefined where everything is taken to be there. */
export function kitOfGym(gym: Gym | undefined): readonly Kit[] | undefined {
  return gym?.kit?.filter((one): one is Kit => Object.hasOwn(KIT, one));
}

/** How a gym is called: by its name, else by its number. */
export function gymName(gym: Pick<Gym, 'name'>, index: number): string {
  return gym.name.trim() === '' ? `Gym ${index + 1}` : gym.name;
}

/** The gym if it is in this unit. */
export function gymIn(unit: WeightUnit, gym: Gym | undefined): Gym | undefined {
  return gym?.unit === unit ? gym : undefined;
}
