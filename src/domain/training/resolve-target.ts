import { isWeighed, loadableWeight } from './loading.ts';
import { loadAfterBreak } from './readiness/return-row.ts';
import type { Asked, SetSuggestion, SuggestionInput } from './suggestion.ts';
import { unitWord, weightNumber, weightWithUnit } from './units.ts';
import { workingMax } from './working-max.ts';

/** From this much above the heaviest set of the last weeks a coach's load comes with a caution. */
const FAR_ABOVE = 1.1;
const LATELY_DAYS = 42;

/**
 * The load a coach asked for, as the gym in use makes it (CPLAN-7); null without one, and where a share of the best has no best. After a
 * break, and on an easier day, it is that much lighter.
 */
export function fromTarget({ input, range, loading }: Asked): SetSuggestion | null {
  const { target } = input.prescription;
  if (target === undefined || !isWeighed(loading.kind)) return null;
  const best = 'percent' in target ? bestOf(input) : undefined;
  const asked =
    'percent' in target
      ? best === undefined
        ? undefined
        : (best * target.percent) / 100
      : weightNumber(target.weight, target.unit, input.unit);
  if (asked === undefined) return null;
  const left = Math.min(1, loadAfterBreak(input.exposures?.[0]?.days_ago ?? 0, input.returning), input.eased ?? 1);
  const weight = loadableWeight(asked * left, loading.kind, input.unit, left < 1 ? 'down' : 'nearest', input.gym);
  const of =
    'percent' in target
      ? `${target.percent}% of your best, near ${Math.round(best ?? 0)} ${unitWord(input.unit)}`
      : `${target.weight} ${unitWord(target.unit)}`;
  const made =
    left < 1 ? `today ${weightWithUnit(weight, input.unit)} is enough.` : `your weights make ${weightWithUnit(weight, input.unit)}.`;
  return { weight, reps: range.high, reason: `Your coach asks for ${of}: ${made}${caution(Number(weight), input)}` };
}

function bestOf({ exposures, last_time, known_max, unit }: SuggestionInput): number | undefined {
  const told = known_max === undefined ? undefined : weightNumber(known_max.weight, known_max.unit, unit);
  return workingMax(exposures ?? [{ days_ago: 0, sets: last_time }], unit) ?? told;
}

function caution(weight: number, { exposures, last_time, unit }: SuggestionInput): string {
  const lately = exposures?.filter(({ days_ago }) => days_ago <= LATELY_DAYS).flatMap(({ sets }) => sets) ?? last_time;
  const heaviest = Math.max(0, ...lately.map((set) => weightNumber(set.weight, set.unit, unit) ?? 0));
  return heaviest > 0 && weight > heaviest * FAR_ABOVE ? ' That is well above what you lifted lately: go carefully.' : '';
}
