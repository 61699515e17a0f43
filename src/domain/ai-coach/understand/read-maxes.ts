import { estimateOneRepMax } from '../../training/e1rm.ts';
import type { WeightUnit } from '../../training/units.ts';
import type { KnownMax } from '../brief-shape.ts';
import { findMentions } from './find-mentions.ts';

const MAX_WORDS = /\b(?:1 ?rm|1[- ]rep[- ]max|max(?:es|imum)?|prs?|pbs?|best|for (?:a )?(?:single|1)|for 1 rep)\b/;
const WEIGHT = /\b(\d{2,4}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?|#)?(?! ?(?:min|days?|weeks|years|%|reps))/;
const PLATES = /\b([1-6]) plates?\b/;
const REPS = /\b(?:x|for) ?(\d{1,2})\b/;
/** A usual bar and pair of plates: the weight of «2 plates». */
const PLATE_WEIGHT: Readonly<Record<WeightUnit, { bar: number; pair: number }>> = { kg: { bar: 20, pair: 40 }, lb: { bar: 45, pair: 90 } };

/**
 * Reported one-rep maximums: «bench max is 100 kg», «squat 1rm 140kg, bench 1rm 225 lbs», «140 x 3» of a record as its estimate. `unit` is
 * the default. Matches normalised text; a wish («I want a 100 kg bench») is none.
 */
export function readMaxes(text: string, unit: WeightUnit | null): KnownMax[] {
  if (!MAX_WORDS.test(text) || /\b(?:want|wish|goal|would like|get my|up my|increase|improve|add|aim\w*|reach|hit a)\b/.test(text))
    return [];
  const written = unitOf(text.match(/\d ?(kgs?|kilos?|kilograms?|lbs?|pounds?|#)/)?.[1]) ?? unit;
  return text.split(/, (?!\d)|,(?! |\d)| and |;|\. /).flatMap((clause) => maxIn(clause, written ?? 'lb'));
}

function maxIn(clause: string, unit: WeightUnit): KnownMax[] {
  const plain = clause.replace(/\b1 ?rm\b|\b1[- ]rep[- ]max\b/g, ' ');
  const exercise = findMentions(plain.replace(/\bis\b|\bwas\b/g, ' '), true)[0]?.exercise;
  if (exercise === undefined) return [];
  const plates = PLATES.exec(plain);
  if (plates !== null) {
    const { bar, pair } = PLATE_WEIGHT[unit];
    return [{ exercise_id: exercise.id, weight: String(bar + pair * Number(plates[1])), unit }];
  }
  const match = WEIGHT.exec(plain);
  if (match === null) return [];
  const weight = (match[1] ?? '').replace(',', '.');
  const reps = Number(REPS.exec(plain.slice(match.index + match[0].length))?.[1] ?? 1);
  const estimate = reps > 1 ? estimateOneRepMax({ weight: Number(weight), reps, rpe: 10 }) : undefined;
  return [
    {
      exercise_id: exercise.id,
      weight: estimate === undefined ? weight : String(Math.round(estimate.value)),
      unit: unitOf(match[2]) ?? unit,
    },
  ];
}

function unitOf(word: string | undefined): WeightUnit | undefined {
  if (word === undefined) return undefined;
  return word.startsWith('k') ? 'kg' : 'lb';
}
