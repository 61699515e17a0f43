import type { Exercise } from '../../exercises/exercise.ts';
import { isWeighed } from '../../training/loading.ts';
import { displayWeight, type WeightUnit, weightWithUnit } from '../../training/units.ts';
import type { Brief, Heaviest } from './brief-shape.ts';

/** The weight limit of an exercise, when every way of doing it with the equipment there is has one: the largest. */
export function heaviestFor(exercise: Exercise, { heaviest, kit }: Pick<Brief, 'heaviest' | 'kit'>): Heaviest | undefined {
  if (heaviest.length === 0 || !isWeighed(exercise.load)) return undefined;
  const ways = exercise.equipment.filter((set) => kit === null || set.every((item) => kit.includes(item)));
  const limits = ways.map((set) => heaviest.find((limit) => set.includes(limit.kit)));
  if (!limits.every((limit) => limit !== undefined)) return undefined;
  return limits.reduce<Heaviest | undefined>(
    (most, limit) => (most === undefined || kilogramsOf(limit) > kilogramsOf(most) ? limit : most),
    undefined,
  );
}

function kilogramsOf({ weight, unit }: Heaviest): number {
  return Number(displayWeight(weight, unit, 'kg'));
}

/** Whether a weight is above what there is. */
export function isTooHeavy(weight: string, unit: WeightUnit, limit: Heaviest): boolean {
  return Number(displayWeight(weight, unit, 'kg')) > kilogramsOf(limit);
}

/** «25 kg», in the unit of the reader. */
export function limitWords(limit: Heaviest, unit: WeightUnit = limit.unit): string {
  return weightWithUnit(displayWeight(limit.weight, limit.unit, unit), unit);
}

/** Kilograms up to which two-legged squats and hinges soon get too easy. */
const LIGHT_KG = 16;

export function isLight(limit: Heaviest): boolean {
  return kilogramsOf(limit) <= LIGHT_KG;
}
