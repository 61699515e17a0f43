import { type WeightUnit, weightNumber } from '../../../training/units.ts';
import type { Experience, KnownMax } from '../../person/brief-shape.ts';
import { statementsOf } from './statements.ts';

/**
 * One-repetition maximums as multiples of the body weight. Novice: the lowest that Kilgore's tables (2023, men of 20 to 39 and 79 to 91 kg) have
 * for a beginner, which is 1.08 to 1.15 in the squat, 0.8 to 0.95 in the bench press and 1.56 to 1.67 in the deadlift. Intermediate and advanced
 * lie below the rows of these names (1.43 to 1.54, 1.02 to 1.23, 1.95 to 2.09; 1.97 to 2.11, 1.25 to 1.51, 2.59 to 2.78), because reps are
 * reported more often than maximums: coaching practice. A woman who lifts as much is further than said.
 */
const STANDARDS: Readonly<Record<string, { novice: number; intermediate: number; advanced: number }>> = {
  'back-squat': { novice: 1.1, intermediate: 1.35, advanced: 1.85 },
  'bench-press': { novice: 0.8, intermediate: 1, advanced: 1.4 },
  deadlift: { novice: 1.55, intermediate: 1.75, advanced: 2.4 },
};
/** Of fewer lifts a weak one says nothing: it may be a trainee's worst. */
const LIFTS_LEAST = 2;
/** Repetitions with the own body weight that nobody does in the first months: eight pull-ups, fifteen dips, forty push-ups. */
const OWN_WEIGHT: readonly (readonly [reps: RegExp, least: number])[] = [
  [/\b(\d{1,2}) (?:strict |clean |good |dead ?hang )?(?:pull|chin)[- ]?ups?\b(?! (?:in a row|goal))/, 8],
  [/\b(\d{1,2}) (?:strict |clean |good )?dips\b/, 15],
  [/\b(\d{2,3}) (?:strict |clean |good )?push[- ]?ups?\b/, 40],
];
const CAN_DO = /\b(?:can|could|do|doing|at|max|currently|best)\b/;
/** Kilograms, when the body weight is not told. */
const USUAL_WEIGHT = 85;

const WEIGHT: readonly RegExp[] = [
  /(?:@|\bat|\bi weigh|\bweigh\w*(?: in)?(?: at)?|\bbody ?weight(?: is| of|:)?|\bbw(?: is|:)?) ?(?:about |around |like )?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b/,
  /\b(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)? ?(?:bw|body ?weight)\b/,
];

/** What is done now, clause by clause; a goal is none. */
function doesManyReps(text: string): boolean {
  return statementsOf(text).some(
    ({ text: words }) =>
      CAN_DO.test(words) &&
      !/\b(?:want|goal|to do|get to|reach|dream)\b/.test(words) &&
      OWN_WEIGHT.some(([reps, least]) => Number(reps.exec(words)?.[1]) >= least),
  );
}

/** The level that most of the reported lifts reach; below intermediate undefined for fewer than two of squat, bench press and deadlift (FACT-15). */
export function experienceOfLifts(text: string, maxes: readonly KnownMax[]): Experience | undefined {
  if (maxes.every(({ is_guess }) => is_guess !== true)) return experienceOf(text, maxes);
  // Without a unit only what both units say counts.
  const [first, second] = (['kg', 'lb'] as const).map((unit) =>
    experienceOf(
      text,
      maxes.map((max) => (max.is_guess === true ? { ...max, unit } : max)),
    ),
  );
  return first === second ? first : undefined;
}

function experienceOf(text: string, maxes: readonly KnownMax[]): Experience | undefined {
  const known = maxes.filter(({ exercise_id }) => STANDARDS[exercise_id] !== undefined);
  if (known.length === 0) return doesManyReps(text) ? 'intermediate' : undefined;
  const weight = bodyWeightIn(text, known[0]?.unit ?? 'kg') ?? USUAL_WEIGHT;
  const count = (level: 'novice' | 'intermediate' | 'advanced'): number =>
    known.filter((max) => inKilograms(max.weight, max.unit) >= (STANDARDS[max.exercise_id]?.[level] ?? 0) * weight).length;
  const reached = (level: 'intermediate' | 'advanced'): boolean => count(level) * 2 > known.length;
  if (reached('advanced')) return known.length < LIFTS_LEAST ? 'intermediate' : 'advanced';
  if (reached('intermediate')) return 'intermediate';
  // Who lifts more than somebody new is not called one; how much longer they have trained is not known.
  return known.length < LIFTS_LEAST || count('novice') > 0 ? undefined : 'beginner';
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
