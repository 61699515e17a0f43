import { type SetKind, setKindOf } from './set-kind.ts';
import { type Amount, loadText, measuredText } from './set-measure.ts';
import { displayWeight, type WeightUnit } from './units.ts';

/** What the number of a set counts. */
export type Counted = 'reps' | 's';

export interface WrittenSet extends Amount {
  /** As logged, in `unit`; empty without added weight, below zero for help. */
  weight: string;
  unit: WeightUnit;
  rpe?: number | null;
  /** Reps left, where the effort was told so. */
  rir?: number | undefined;
  kind?: string | undefined;
}

/**
 * The only format of a set: weight × reps, then RPE, in the reader's unit. «160 lbs × 5, RPE 8», or «160 × 5, RPE 8» where the context
 * names the unit; «12 reps» without added weight, «20 kg × 40 s» of a timed set. A kind comes last: «60 kg × 5, warm-up».
 */
export function setText(set: WrittenSet, unit: WeightUnit, naming: 'unit named' | 'unit known' = 'unit named'): string {
  const weight = displayWeight(set.weight, set.unit, unit);
  const isNamed = naming === 'unit named' || weight === '';
  const measured = measuredText(set);
  const amount = measured ?? (weight === '' ? `${set.reps} ${set.reps === 1 ? 'rep' : 'reps'}` : `${set.reps}`);
  const load = isNamed ? loadText(weight, unit) : weight.replace('-', '−');
  const text = weight === '' ? amount : `${load} × ${amount}`;
  return withKind(`${text}${sideText(set)}${effortText(set)}`, set);
}

/** «, RPE 8», or «, RIR 2» where reps left were told; empty without. */
export function effortText({ rpe, rir }: Pick<WrittenSet, 'rpe' | 'rir'>): string {
  if (rir !== undefined) return `, RIR ${rir}`;
  return rpe == null ? '' : `, RPE ${rpe}`;
}

/** « each side» */
export function sideText({ per_side }: Pick<WrittenSet, 'per_side'>): string {
  return per_side === true ? ' each side' : '';
}

/** A set's text with its kind; a normal set's is unchanged. */
export function withKind(text: string, set: { kind?: string | undefined }): string {
  const kind = setKindOf(set);
  return kind === null ? text : `${text}, ${KIND_WORDS[kind]}`;
}

const KIND_WORDS: Readonly<Record<SetKind, string>> = { 'warm-up': 'warm-up', drop: 'drop set', failure: 'to failure' };

/**
 * Sets of one exercise in the reader's unit: «100 kg × 5, 5, 4», «100 kg × 5, 5, then 90 kg × 8», «12, 10 reps»; timed exercises in
 * seconds: «40, 40 s».
 */
export function setsText(sets: readonly Omit<WrittenSet, 'rpe'>[], unit: WeightUnit, counted: Counted = 'reps'): string {
  const groups: { weight: string; counted: Counted | 'measured'; amounts: (string | number)[] }[] = [];
  for (const set of sets) {
    const weight = displayWeight(set.weight, set.unit, unit);
    const measured = counted === 's' && set.distance === undefined ? undefined : measuredText(set);
    const amount = measured ?? set.seconds ?? set.reps;
    const how = measured === undefined ? counted : 'measured';
    const last = groups.at(-1);
    if (last?.weight === weight && last.counted === how) last.amounts.push(amount);
    else groups.push({ weight, counted: how, amounts: [amount] });
  }
  return groups.map(({ weight, counted: how, amounts }) => groupText(weight, amounts, unit, how)).join(', then ');
}

function groupText(weight: string, amounts: readonly (string | number)[], unit: WeightUnit, counted: Counted | 'measured'): string {
  const word = counted === 'reps' ? (amounts.length === 1 && amounts[0] === 1 ? ' rep' : ' reps') : counted === 's' ? ' s' : '';
  const listed = amounts.join(', ');
  if (weight === '') return `${listed}${word}`;
  return `${loadText(weight, unit)} × ${listed}${counted === 's' ? word : ''}`;
}
