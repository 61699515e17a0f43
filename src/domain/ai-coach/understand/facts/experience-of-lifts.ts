import { type WeightUnit, weightNumber } from '../../../training/units.ts';
import type { Experience, KnownMax } from '../../person/brief-shape.ts';

/**
 * One-repetition maximums as multiples of the body weight, from which a lifter counts as intermediate and as advanced. Rounded from the
 * strength standards for men of Kilgore and Rippetoe; a woman who lifts as much is further than said.
 */
const STANDARDS: Readonly<Record<string, { intermediate: number; advanced: number }>> = {
  'back-squat': { intermediate: 1.35, advanced: 1.85 },
  'bench-press': { intermediate: 1, advanced: 1.4 },
  deadlift: { intermediate: 1.75, advanced: 2.4 },
};
/** Fewer lifts say too little of the trainee. */
const LIFTS_LEAST = 2;
/** Kilograms, when the body weight is not told. */
const USUAL_WEIGHT = 85;

const WEIGHT: readonly RegExp[] = [
  /(?:@|\bat|\bi weigh|\bweigh\w*(?: in)?(?: at)?|\bbody ?weight(?: is| of|:)?|\bbw(?: is|:)?) ?(?:about |around |like )?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b/,
  /\b(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)? ?(?:bw|body ?weight)\b/,
];

/** The level that most of the reported lifts reach; undefined for fewer than two of squat, bench press and deadlift (FACT-15). */
export function experienceOfLifts(text: string, maxes: readonly KnownMax[]): Experience | undefined {
  const known = maxes.filter(({ exercise_id }) => STANDARDS[exercise_id] !== undefined);
  if (known.length < LIFTS_LEAST) return undefined;
  const weight = bodyWeightIn(text, known[0]?.unit ?? 'kg') ?? USUAL_WEIGHT;
  const reached = (level: 'intermediate' | 'advanced'): boolean =>
    known.filter((max) => inKilograms(max.weight, max.unit) >= (STANDARDS[max.exercise_id]?.[level] ?? 0) * weight).length * 2 >
    known.length;
  return reached('advanced') ? 'advanced' : reached('intermediate') ? 'intermediate' : 'beginner';
}

/** Kilograms. */
function bodyWeightIn(text: string, usual: WeightUnit): number | undefined {
  const found = WEIGHT.map((words) => words.exec(text)).find((match) => match !== null);
  if (found?.[1] === undefined) return undefined;
  return inKilograms(found[1].replace(',', '.'), found[2] === undefined ? usual : found[2].startsWith('k') ? 'kg' : 'lb');
}

function inKilograms(weight: string, unit: WeightUnit): number {
  return weightNumber(weight, unit, 'kg') ?? 0;
}
