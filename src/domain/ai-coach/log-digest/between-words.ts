import { weightWithUnit } from '../../training/units.ts';
import type { LoadsBetween } from '../understand/acts/plain-log-forms.ts';

/** What to do with two loads of which neither suits. */
export function betweenWords({ light, heavy, unit }: LoadsBetween): string {
  const of = (load: string): string => (unit === undefined ? load : weightWithUnit(load, unit));
  return `Between ${of(light)} and ${of(heavy)} reps are the smaller step: stay with ${of(light)}, lower it in three seconds, and add reps until every set has about five more than planned. Then take ${of(heavy)} for as many reps as go well, and build them up again.`;
}
