import { likelySlip } from '#domain/training/likely-slip.ts';
import type { WeightUnit } from '#domain/training/units.ts';
import type { Earlier } from '#offline/log/earlier-sets.ts';

interface Placed {
  readonly set_n: number;
  readonly weight: string;
  readonly unit: WeightUnit;
}

/** What is said of a likely slip in a set's load; empty without one. `logged`: the exercise's sets of this workout. */
export function slipOf(set: Placed, logged: readonly Placed[], { last, exposures }: Earlier): string {
  const others = logged.filter(({ set_n }) => set_n !== set.set_n);
  return likelySlip(set, [...others, ...last, ...exposures.flatMap(({ sets }) => sets)]) ?? '';
}
