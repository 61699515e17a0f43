import { SLIP_MESSAGES } from '../messages/set-fields.ts';
import { type WeightUnit, weightNumber, weightWithUnit } from './units.ts';

interface Load {
  readonly weight: string;
  readonly unit: WeightUnit;
}

/** A load this many times the heaviest other set is more likely a slip of the finger than a lift (TRAIN-27). */
const SLIP_TIMES = 3;
/** Small loads, such as what hangs from a belt, do triple. */
const SLIP_MORE_KG = 15;

/**
 * What is said beside a logged set whose load was likely typed by a slip; null for any other, and for the first set ever with a load.
 * `others`: earlier sets of the exercise and the other ones of this workout, in any unit.
 */
export function likelySlip(set: Load, others: readonly Load[]): string | null {
  const load = kilograms(set);
  const heaviest = Math.max(0, ...others.map(kilograms));
  if (heaviest === 0 || load < heaviest * SLIP_TIMES || load - heaviest < SLIP_MORE_KG) return null;
  return SLIP_MESSAGES.load(weightWithUnit(set.weight, set.unit), Math.round(load / heaviest));
}

function kilograms({ weight, unit }: Load): number {
  return weightNumber(weight, unit, 'kg') ?? 0;
}
