import { array, int, maximum, maxLength, minimum, number, object, type output, positive, string, enum as zodEnum } from 'zod/mini';
import type { WeightUnit } from './units.ts';

const weightSchema = number().check(positive(), maximum(1000));

/** What a gym has to load: every weight in `unit`. An empty list of plates or dumbbells means the usual ones of any gym. */
export const gymSchema = object({
  name: string().check(maxLength(80)),
  unit: zodEnum(['kg', 'lb']),
  /** The bar used for barbell lifts. */
  bar: weightSchema,
  plates: array(object({ weight: weightSchema, pairs: int().check(minimum(1), maximum(40)) })).check(maxLength(20)),
  /** Each single dumbbell weight there is a pair of. */
  dumbbells: array(weightSchema).check(maxLength(100)),
});

export type Gym = output<typeof gymSchema>;

const BAR: Readonly<Record<WeightUnit, number>> = { kg: 20, lb: 45 };

/** Training science, section 2, «Equipment»: what stands in most gyms, with a pair count that is never the limit there. */
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

/** Where somebody starts who describes a gym: the usual bar, plates and dumbbells. */
export function usualGym(unit: WeightUnit): Gym {
  return { name: '', unit, bar: BAR[unit], plates: [...PLATES[unit]], dumbbells: [] };
}

/** The bar of the gym, else the usual one. A gym described in the other unit says nothing about weights in this one. */
export function standardBar(unit: WeightUnit, gym?: Gym): number {
  return gymIn(unit, gym)?.bar ?? BAR[unit];
}

/** The gym where its weights are in this unit. */
export function gymIn(unit: WeightUnit, gym: Gym | undefined): Gym | undefined {
  return gym?.unit === unit ? gym : undefined;
}
