import { parseSetEntry, type RowTyped } from './set-entry.ts';
import type { SetNeeds } from './set-measure.ts';
import { setText } from './set-text.ts';
import type { WeightUnit } from './units.ts';

interface LoggedNext {
  typed: RowTyped;
  needs: SetNeeds;
  unit: WeightUnit;
  /** «A1»: the place in a superset; null alone. */
  superset: string | null;
  /** Without a weight it is asked about before it is logged. */
  asksWeight: boolean;
}

/**
 * What a button that logs these fields says it will keep: «Log 160 × 5», «Log A1: 110 × 8», «Log 12 reps». The effort stands in its field.
 * Fields that cannot be logged as they are give «Log this set».
 */
export function logWords({ typed, needs, unit, superset, asksWeight }: LoggedNext): string {
  const entry = parseSetEntry({ ...typed, rpe: '', rir: '' }, needs);
  if (!entry.ok || (asksWeight && entry.value.weight === '')) return superset === null ? 'Log this set' : `Log this set of ${superset}`;
  const { rpe: _, ...set } = entry.value;
  const text = setText({ ...set, unit: typed.unit ?? unit, kind: typed.kind }, unit, 'unit known');
  return superset === null ? `Log ${text}` : `Log ${superset}: ${text}`;
}
