import { estimateOneRepMax } from '../../../training/e1rm.ts';
import type { WeightUnit } from '../../../training/units.ts';
import type { KnownMax } from '../../person/brief-shape.ts';
import { findMentions } from '../find-mentions.ts';
import { type Statement, statementsOf } from './statements.ts';

const MAX_WORDS =
  /\b(?:e?1 ?rm|1[- ]rep[- ]max|max(?:es|ed|imum)?|prs?|pbs?|best|heaviest|most i(?:'ve| have)? (?:had|done|lifted)?|record|for (?:a )?(?:single|double|triple|1)|raw i'd say|working sets?|working weights?|my (?:lifts|numbers|big 3|total)|e1rm|comp|opener|i (?:can )?(?:bench|squat|deadlift|press|pull|lift|use) (?:about |around |like |nearly |almost )?\d)\b/;
const WISH =
  /\b(?:want|wish|goal|would like|get my|up my|increase|improve|add|aim\w*|reach|hit a|target|should i|someday|one day|by (?:june|july|summer|christmas)|next week|today|next set|can i|take off|drop|lower|too (?:heavy|light|easy|hard)|feels? (?:heavy|light|easy)|in the plan|you (?:gave|put|wrote|said)|plan says|instead)\b/;
const NUMBER =
  /(?<![\d.,:])(\d{2,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?|#)?(?! ?(?:min|days?|weeks?|years?|yrs|%|reps?|sets?|am|pm|months?|times|cm|degrees|(?:(?:kgs?|lbs?|kilos?|pounds?) )?(?:of )?plates|\/10|st\b|nd\b|rd\b|th\b|mm|s\b|sec|km))/;
const PLATES = /\b([1-6]) plates?\b/;
const REPS =
  /^.{0,4}?(?:\bx|\bfor(?: a)?(?: (?:comfortable|easy|hard|clean|good))?(?: (?:set of|sets of))?|×) ?(\d{1,2}|single|double|triple)\b(?! ?(?:years|weeks|min|kg|lb))/;
const BEFORE = /(\d{1,2}) ?x ?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)?\D{0,12}$/;
const WORDS_TO_REPS: Readonly<Record<string, number>> = { single: 1, double: 2, triple: 3 };
/** A usual bar and pair of plates: the weight of «2 plates». */
const PLATE_WEIGHT: Readonly<Record<WeightUnit, { bar: number; pair: number }>> = { kg: { bar: 20, pair: 40 }, lb: { bar: 45, pair: 90 } };
/** «247.5 / 157.5 / 280»: squat, bench press and deadlift, in the order of a competition. */
const TOTAL = /(\d{2,3}(?:[.,]\d)?) ?(?:\/|,|-| ) ?(\d{2,3}(?:[.,]\d)?) ?(?:\/|,|-| ) ?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)?/;
const TOTAL_LIFTS = ['back-squat', 'bench-press', 'deadlift'] as const;

/**
 * Reported maximums: «bench max is 100 kg», «squat 140, bench 95»; several reps as their estimate. `unit` is the default; without one the unit is a guess. A wish («I want a
 * 100 kg bench») is none. With `isAsked`, a lift with a number is enough.
 */
export function readMaxes(text: string, unit: WeightUnit | null, isAsked: boolean): KnownMax[] {
  const told = unitOf(/\d,? ?(kgs?|kilos?|kilograms?|lbs?|pounds?|#)/.exec(text)?.[1]) ?? unit;
  const found = maxesOf(text, told ?? 'lb', isAsked);
  // A pair of plates weighs nearly the same in either unit.
  return told === null && !PLATES.test(text) ? found.map((max) => ({ ...max, is_guess: true })) : found;
}

function maxesOf(text: string, written: WeightUnit, isAsked: boolean): KnownMax[] {
  const statements = statementsOf(text).filter((statement) => !WISH.test(statement.text));
  const all = statements.map((statement) => statement.text).join(' . ');
  const found = statements.flatMap((statement) => maxesIn(statement, written));
  if (isAsked || MAX_WORDS.test(all)) {
    const total = found.length === 0 ? TOTAL.exec(all) : null;
    if (total !== null && isAsked) return totalOf(total, written);
    return lastOfEach(found);
  }
  const listed = statements.flatMap(({ text: words }) => words.split(', ')).flatMap((part) => liftsListed(part, written));
  if (listed.length > 0) return lastOfEach(listed);
  // «Squat 140, bench 95» without a word of maximum: two lifts at least, none of them a set.
  return new Set(found.map((max) => max.exercise_id)).size >= 2 && !/\d ?x ?\d/.test(all) && all.split(' ').length <= 14
    ? lastOfEach(found)
    : [];
}

/** «squat 120 bench 85 dead 150», an item of a longer list; a set («5x5») is none. */
function liftsListed(part: string, unit: WeightUnit): KnownMax[] {
  if (/\d ?x ?\d/.test(part)) return [];
  const found = maxesIn({ text: part }, unit);
  return new Set(found.map((max) => max.exercise_id)).size >= 2 ? found : [];
}

function maxesIn({ text }: Pick<Statement, 'text'>, unit: WeightUnit): KnownMax[] {
  const plain = text.replace(/\be?1 ?rm\b|\b1[- ]rep[- ]max\b|\bmax(?:es|imum)?\b|\b(?:is|was|at|of)\b/g, (words) =>
    ' '.repeat(words.length),
  );
  const mentions = findMentions(plain, true).map((mention) => ({ mention, at: positionOf(plain, mention.words) }));
  return mentions.flatMap(({ mention, at }, index) => {
    const from = at + mention.words.length;
    const until = mentions[index + 1]?.at ?? plain.length;
    const until2 = until > from ? until : plain.length;
    const between = plain.slice(from, until2);
    // «12 pull-ups and 20 dips»: the number counts the dips.
    const after = OWN_WEIGHT.test(mentions[index + 1]?.mention.words ?? '') ? between.replace(/\d{1,3}(?: \w+)? $/, '') : between;
    const before = plain.slice(index === 0 ? 0 : (mentions[index - 1]?.at ?? 0) + (mentions[index - 1]?.mention.words.length ?? 0), at);
    const read = weightIn(after, unit) ?? (index === 0 || BEFORE.test(before) ? weightBefore(before, unit) : undefined);
    return read === undefined ? [] : [{ exercise_id: mention.exercise.id, ...read }];
  });
}

const OWN_WEIGHT = /^(?:dips?|(?:pull|chin|push|press)[- ]?ups?)$/;

/** Mentions hold normalised words; where the text has other separators the first word is looked for. */
function positionOf(text: string, words: string): number {
  const at = text.indexOf(words);
  return at === -1 ? Math.max(0, text.indexOf(words.split(' ')[0] ?? '')) : at;
}

function weightIn(text: string, unit: WeightUnit): Pick<KnownMax, 'weight' | 'unit'> | undefined {
  const plates = PLATES.exec(text);
  if (plates !== null) {
    const { bar, pair } = PLATE_WEIGHT[unit];
    return { weight: String(bar + pair * Number(plates[1])), unit };
  }
  const by = /^\D{0,8}(\d{1,2}) ?x ?(\d{2,3}(?:[.,]\d)?)(?! ?reps)/.exec(text);
  if (by !== null && Number(by[2]) > Number(by[1])) return estimated(by[2] ?? '', Number(by[1]), unit);
  const match = NUMBER.exec(text);
  if (match === null || match.index > 28) return undefined;
  const reps = REPS.exec(text.slice(match.index + match[0].length))?.[1];
  return estimated(match[1] ?? '', reps === undefined ? 1 : (WORDS_TO_REPS[reps] ?? Number(reps)), unitOf(match[2]) ?? unit);
}

function weightBefore(text: string, unit: WeightUnit): Pick<KnownMax, 'weight' | 'unit'> | undefined {
  const by = BEFORE.exec(text);
  if (by !== null) return estimated(by[2] ?? '', Number(by[1]), unitOf(by[3]) ?? unit);
  const plates = /\b([1-6]) plate ?$/.exec(text);
  if (plates !== null) {
    const { bar, pair } = PLATE_WEIGHT[unit];
    return { weight: String(bar + pair * Number(plates[1])), unit };
  }
  const match = /(\d{2,3}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?)? ?(?:on |in |for |the |a |my )*$/.exec(text);
  return match === null ? undefined : { weight: (match[1] ?? '').replace(',', '.'), unit: unitOf(match[2]) ?? unit };
}

function estimated(weight: string, reps: number, unit: WeightUnit): Pick<KnownMax, 'weight' | 'unit'> {
  const plain = weight.replace(',', '.');
  const estimate = reps > 1 ? estimateOneRepMax({ weight: Number(plain), reps, rpe: 10 }) : undefined;
  return { weight: estimate === undefined ? plain : String(Math.round(estimate.value)), unit };
}

function totalOf(match: RegExpExecArray, unit: WeightUnit): KnownMax[] {
  return TOTAL_LIFTS.map((exercise_id, index) => ({
    exercise_id,
    weight: (match[index + 1] ?? '').replace(',', '.'),
    unit: unitOf(match[4]) ?? unit,
  }));
}

/** A later number of a lift corrects an earlier one. */
function lastOfEach(maxes: readonly KnownMax[]): KnownMax[] {
  return maxes.filter((max, index) => !maxes.slice(index + 1).some((later) => later.exercise_id === max.exercise_id));
}

function unitOf(word: string | undefined): WeightUnit | undefined {
  if (word === undefined) return undefined;
  return word.startsWith('k') ? 'kg' : 'lb';
}
