import { type SetKind, setKindOf } from './set-kind.ts';
import { displayWeight, type WeightUnit, weightWithUnit } from './units.ts';

/** What the number of a set counts. */
export type Counted = 'reps' | 's';

export interface WrittenSet {
  /** As logged, in `unit`; empty without added weight. */
  weight: string;
  unit: WeightUnit;
  reps: number;
  rpe?: number | null;
  kind?: string | undefined;
}

/**
 * The only format of a set: weight × reps, then RPE, in the reader's unit. «160 lbs × 5, RPE 8», or «160 × 5, RPE 8» where the context
 * names the unit; «12 reps» without added weight. A kind comes last: «60 kg × 5, warm-up».
 */
export function setText(set: WrittenSet, unit: WeightUnit, naming: 'unit named' | 'unit known' = 'unit named'): string {
  const weight = displayWeight(set.weight, set.unit, unit);
  const isNamed = naming === 'unit named' || weight === '';
  const text = isNamed ? groupText(weight, [set.reps], unit, 'reps') : `${weight} × ${set.reps}`;
  return withKind(set.rpe == null ? text : `${text}, RPE ${set.rpe}`, set);
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
  const groups: { weight: string; reps: number[] }[] = [];
  for (const set of sets) {
    const weight = displayWeight(set.weight, set.unit, unit);
    const last = groups.at(-1);
    if (last?.weight === weight) last.reps.push(set.reps);
    else groups.push({ weight, reps: [set.reps] });
  }
  return groups.map(({ weight, reps }) => groupText(weight, reps, unit, counted)).join(', then ');
}

function groupText(weight: string, reps: readonly number[], unit: WeightUnit, counted: Counted): string {
  const isOne = reps.length === 1 && reps[0] === 1;
  const word = counted === 'reps' && isOne ? 'rep' : counted;
  if (weight === '') return `${reps.join(', ')} ${word}`;
  return `${weightWithUnit(weight, unit)} × ${reps.join(', ')}${counted === 's' ? ' s' : ''}`;
}
