import { shownMax } from '../training/e1rm.ts';
import { workingSets } from '../training/set-kind.ts';
import { compareWeights, type WeightUnit, weightNumber } from '../training/units.ts';

interface DatedSet {
  /** yyyy-mm-dd */
  performed_on: string;
  reps: number;
  weight: string;
  unit: WeightUnit;
  rpe: number | null;
  kind?: string | undefined;
}

export interface RepRecord<Dated extends DatedSet> {
  reps: number;
  set: Dated;
  /** Its estimated max in `unit`, a whole number; null where none can be told. */
  max: number | null;
}

/** Sets of more reps are work, not a record of strength (TRAIN-2). */
const REPS_MOST = 12;

/** Whether a set of the same weight and reps comes first: the earlier day, and within a day the lower RPE, which gives the day's max. */
function isEarlier(set: DatedSet, known: DatedSet): boolean {
  return set.performed_on < known.performed_on || (set.performed_on === known.performed_on && (set.rpe ?? 10) < (known.rpe ?? 10));
}

/** The heaviest working set of each number of reps from 1 to 12, the earliest of equals; none without added weight (PROG-22). */
export function repRecords<Dated extends DatedSet>(sets: readonly Dated[], unit: WeightUnit): RepRecord<Dated>[] {
  const best = new Map<number, Dated>();
  for (const set of workingSets(sets)) {
    const weight = weightNumber(set.weight, set.unit, unit) ?? 0;
    if (set.reps < 1 || set.reps > REPS_MOST || weight <= 0) continue;
    const known = best.get(set.reps);
    const gain = known === undefined ? 1 : compareWeights(set, known);
    if (gain > 0 || (gain === 0 && known !== undefined && isEarlier(set, known))) best.set(set.reps, set);
  }
  return [...best.values()]
    .sort((a, b) => a.reps - b.reps)
    .map((set) => {
      const weight = weightNumber(set.weight, set.unit, unit) ?? 0;
      const max = shownMax({ weight, reps: set.reps, rpe: set.rpe })?.value;
      return { reps: set.reps, set, max: max === undefined ? null : Math.round(max) };
    });
}
