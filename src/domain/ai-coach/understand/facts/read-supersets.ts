import { clausesOf } from '../context/clauses.ts';

const PAIRS = /\b(?:super ?-?sets?|circuits?|back[- ]to[- ]back|paired (?:sets|exercises))\b/;
const AGAINST =
  /\b(?:no|not|never|without|hate|dislike|can't stand|don't (?:like|want|do)|skip|avoid|rather not|straight sets|busy gym|one (?:exercise )?at a time)\b/;
const FOR =
  /\b(?:love|like|enjoy|want|prefer|use|using|include|with|do|ok(?:ay)? with|fine with|happy (?:to|with)|up for|fan of|please|welcome|fine|ok(?:ay)?|good)\b/;
/** «superset curls and pushdowns» names exercises: an edit, no fact about the trainee. */
const NAMES_EXERCISES = /\bsuper ?-?set(?: the| my)? (?!s\b|please|where|when|if|is|are)[a-z]/;

/** Whether the trainee wants exercises in pairs; undefined when nothing is said about it. */
export function readSupersets(text: string): boolean | undefined {
  const about = clausesOf(text).filter(({ text: words, other, question }) => PAIRS.test(words) && !other && !question);
  const last = about.at(-1);
  if (last === undefined || NAMES_EXERCISES.test(last.text)) return undefined;
  if (last.negated || AGAINST.test(last.text)) return false;
  return FOR.test(last.text) || last.text.split(' ').length <= 2 ? true : undefined;
}
