import type { Season } from '../../person/brief-shape.ts';
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

const ONE_DUMBBELL =
  /\b(?:one|1|a single|single|just a|only a) (?:adjustable |heavy |light |old )?(?:\d{1,2}(?:[.,]\d)? ?(?:kg|kilos?|lbs?|pounds?|pounder) )?dumb-?bell\b(?!s| (?:row|press|curl|snatch|swing|bench|fly|in each))/;
/** Held in an exercise, or bought some day. */
const NOT_OWNED = /\b(?:hold\w*|held|add|buy\w*|swap|instead|grab|with 1 dumbbell in)\b/;
const PAIR = /\b(?:pair of|two|2|set of|both|second|another) (?:\w+ ){0,2}dumb-?bells?\b|\bdumb-?bells\b|\b(?:for|with) each\b/;

/** The writer has a single dumbbell; false once there are two, undefined when nothing is said. */
export function readOneDumbbell(text: string): boolean | undefined {
  const said = clausesOf(text).filter(({ other, question }) => !other && !question);
  const one = said.some(({ text: words, negated }) => ONE_DUMBBELL.test(words) && !negated && !NOT_OWNED.test(words));
  if (PAIR.test(text)) return false;
  return one ? true : undefined;
}
