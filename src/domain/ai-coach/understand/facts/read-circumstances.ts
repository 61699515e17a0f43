import type { Season } from '../../person/brief-shape.ts';
import { SINGLE_KITS, type SingleKit } from '../../person/single-kit.ts';
import { clausesOf } from '../context/clauses.ts';

const OFF =
  /\b(?:off|pre|out of)[- ]?(?:the )?season\b|\bseason(?:'s| is| has)? (?:over|ended|finished|done)\b|\bbetween seasons\b|\bseason (?:starts|begins) (?:in|next)\b/;
const IN =
  /\b(?:in|mid|during)[- ](?:the |my |our )?season\b(?! ticket)|\bseason(?:'s| is| has)? (?:on|started|begun|running|under way|underway)\b|\b(?:match|matches|game|games|fixture|fixtures|play) (?:is |are )?(?:every|each|on) (?:week ?ends?|week|mon|tue|wed|thu|fri|sat|sun)/;

/** The season that the writer's sport is in; undefined when nothing is said. */
export function readSeason(text: string): Season | undefined {
  const said = clausesOf(text).filter(({ other, past, question }) => !other && !past && !question);
  const words = said.map((clause) => clause.text).join(' . ');
  if (OFF.test(words)) return 'off';
  return IN.test(words) ? 'in' : undefined;
}

const SURGERY =
  /\b(?:surgery|operation|operated|(?:knee|hip|shoulder) replacement|arthroscopy|acl (?:repair|reconstruction)|reconstruction)\b/;
const CLEARED = /\b(?:cleared|clear me|all[- ]clear|signed (?:me )?off|green light|given the ok|allowed me|allows me|discharged)\b/;
const LONG_AGO =
  /\b(?:\d+|a few|some|many|couple (?:of )?) ?years? ago\b|\byears ago\b|\blong ago\b|\bas a (?:kid|child|teenager)\b|\bin (?:19|20)\d\d\b/;
const SURGERY_OVER = /\b(?:back to (?:full|normal) training|fully recovered|recovered (?:fully|completely) from)\b/;

/** Training begins again after an operation, with a professional's word; false when that is over, undefined when nothing is said. */
export function readAfterSurgery(text: string): boolean | undefined {
  if (SURGERY_OVER.test(text)) return false;
  const said = clausesOf(text)
    .filter(({ other }) => !other)
    .map((clause) => clause.text)
    .join(' . ');
  return SURGERY.test(said) && CLEARED.test(said) && !LONG_AGO.test(text) ? true : undefined;
}

const ONE = String.raw`\b(?:one|1|a single|single|just a|only a|a lone) (?:adjustable |heavy |light |old |cast iron )?(?:\d{1,2}(?:[.,]\d)? ?(?:kg|kilos?|lbs?|pounds?|pounder) )?`;
const USE = '(?!s| (?:row|press|curl|snatch|swing|clean|bench|fly|deadlift|squat|lunge|workout|class|in each))';
/** Held in an exercise, or bought some day. */
const NOT_OWNED = /\b(?:hold\w*|held|add|buy\w*|swap|instead|grab|with 1 dumbbell in)\b/;
const MORE = String.raw`\b(?:pair of|two|2|3|three|set of|both|second|another|few|some) (?:\w+ ){0,2}`;

interface SingleSigns {
  one: RegExp;
  pair: RegExp;
}

const SINGLES: Readonly<Record<SingleKit, SingleSigns>> = {
  dumbbells: {
    one: new RegExp(`${ONE}dumb-?bell\\b${USE}`),
    pair: new RegExp(`${MORE}dumb-?bells?\\b|\\bdumb-?bells\\b|\\b(?:for|with) each\\b`),
  },
  kettlebells: {
    one: new RegExp(`${ONE}(?:kettle ?-?bell|kb)\\b${USE}`),
    pair: new RegExp(`${MORE}(?:kettle ?-?bells?|kbs?)\\b|\\b(?:kettle ?-?bells|kbs)\\b|\\b(?:for|with) each\\b`),
  },
};

/** What the writer has a single one of, and what they have a pair of. */
export interface SingleFacts {
  one: readonly SingleKit[];
  pair: readonly SingleKit[];
}

/** Which weights the writer has only one of, and of which a pair; nothing where nothing is said (TEMPLATE-12). */
export function readSingle(text: string): SingleFacts {
  const said = clausesOf(text).filter(({ other, question }) => !other && !question);
  const kinds = SINGLE_KITS.map((kit) => ({ kit, ...SINGLES[kit] }));
  const pair = kinds.filter((kind) => kind.pair.test(text)).map(({ kit }) => kit);
  const one = kinds.filter(
    (kind) =>
      !pair.includes(kind.kit) && said.some(({ text: words, negated }) => kind.one.test(words) && !negated && !NOT_OWNED.test(words)),
  );
  return { one: one.map(({ kit }) => kit), pair };
}
