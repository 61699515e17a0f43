import { estimateOneRepMax } from '../../training/e1rm.ts';
import { loadableWeight, numberText } from '../../training/loading.ts';
import { shareOfMax } from '../../training/rpe-table.ts';
import { setText } from '../../training/set-text.ts';
import { type WeightUnit, weightNumber, weightWithUnit } from '../../training/units.ts';

/** «80x5 @8»: the estimated maximum and the weight for five reps at RPE 8, in `unit`. */
export function toldSetWords(text: string, unit: WeightUnit): string | undefined {
  const set = readSet(text, unit);
  if (set === undefined) return undefined;
  const estimate = estimateOneRepMax({ weight: set.weight, reps: set.reps, rpe: set.rpe });
  if (estimate === undefined || estimate.confidence === 'none')
    return "That many reps says little about your maximum, but a lot about your stamina. Log it in Today's Workout and the next weights start from it.";
  const max = weightNumber(String(estimate.value), set.unit, unit) ?? estimate.value;
  const done = setText({ ...set, weight: numberText(set.weight) }, unit);
  const working = setText({ weight: loadableWeight(max * (shareOfMax(5, 8) ?? 0.81), 'barbell', unit, 'down'), unit, reps: 5 }, unit);
  const assumed = set.rpe === null ? ', taking it that two more reps were in you' : '';
  return `${done} points to a maximum near ${weightWithUnit(String(Math.round(max)), unit)}${assumed}. At RPE 8 that makes about ${working}. Log the set in Today's Workout so that it counts.`;
}

function readSet(text: string, unit: WeightUnit): { weight: number; reps: number; rpe: number | null; unit: WeightUnit } | undefined {
  const match =
    /(\d+(?:[.,]\d+)?) ?(kg|kilos?|lbs?|pounds?|#)? ?(?:x|for) ?(\d{1,2})\b(?: ?(?:@|at|rpe)+ ?(?:rpe ?)?(\d{1,2}(?:[.,]\d)?))?/.exec(text);
  if (!match) return undefined;
  const weight = Number((match[1] ?? '').replace(',', '.'));
  const named = match[2];
  const rpe = match[4] === undefined ? null : Number(match[4].replace(',', '.'));
  const written: WeightUnit = named === undefined ? unit : named.startsWith('k') ? 'kg' : 'lb';
  return { weight, reps: Number(match[3]), rpe: rpe !== null && rpe >= 1 && rpe <= 10 ? rpe : null, unit: written };
}
