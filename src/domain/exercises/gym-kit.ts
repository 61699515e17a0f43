import type { Gym } from '../sync/gym-shape.ts';
import { OTHER_BARS } from '../training/gym.ts';
import { type Exercise, KIT, type Kit } from './exercise.ts';

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
