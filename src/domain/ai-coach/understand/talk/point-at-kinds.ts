import { findDays } from '../../edit/read/find-days.ts';
import { EXERCISE_KINDS } from '../../person/exercise-kinds.ts';
import { findMentions } from '../find-mentions.ts';
import type { PointingMessage } from './pointing.ts';
import type { TalkRecord } from './talk-record.ts';

const REMOVES =
  /\b(?:bin|remove|take (?:it |that |them |those )?(?:out|off|away)|drop|cut|leave (?:it |that |them )?out|get rid|delete|scrap|ditch|lose|chuck)\b/;
const SWAPS = /\b(?:swap|change|replace|switch|exchange|instead|something else|alternatives?|summat)\b/;
const LACKS = /\b(?:without|not?|isn'?t|avoid)\b/;
/** Asks what of the plan is of the kind. */
const CHECKS =
  /\b(?:is|are) there (?:any|some|a|anything)\b|\bany(?:thing)? (?:with|of|that|in)\b|\b(?:you|u) (?:gave|give|put|have|got)\b.*\bsomething\b|\bwhich (?:1s|ones)\b|\b(?:which|1|one|some|any|anything|what) (?:of (?:them|those|these|the \w+)|in|with|that|exercises?)\b|\bcheck\b|\b(?:is|are) any\b|\bdo (?:any|i have)\b|\bthe 1\b/;
const REFUSES = /\b(?:can'?t|cannot|not allowed|don'?t|ain'?t|aint|won'?t|never|no|hurts?|hate|unable)\b/;
/** How it should be for all; else it is a fact about the person and no order about the plan. */
const ITEM =
  /\b(?:that|it|them|those|1|one|ones|anything|something|exercises?|any|everything|all|summat|stuff|things?|bits?|moves?|movements?)\b/;

/** «Swap the chest press for something standing»: the kind is of what takes the place of an exercise that is named. */
function tellsWhatComesIn(text: string, signs: RegExp): boolean {
  const at = text.search(/\b(?:for|with|to|by|into) (?:an? )?(?:something|anything|some|one|1|exercise|alternative)?\b/);
  return at !== -1 && signs.test(text.slice(at)) && !signs.test(text.slice(0, at)) && findMentions(text.slice(0, at), true).length > 0;
}

/** «Is there any jumping in it, if so bin it», «swap what needs kneeling». */
export function pointAtKind(text: string, { plan }: TalkRecord): PointingMessage | undefined {
  const kind = EXERCISE_KINDS.find(({ signs }) => signs.test(text));
  if (kind === undefined || !ITEM.test(text)) return undefined;
  const isRemoved = REMOVES.test(text);
  const isSwapped = SWAPS.test(text);
  if (isSwapped && tellsWhatComesIn(text, kind.signs)) return undefined;
  if (!isRemoved && !isSwapped && !CHECKS.test(text)) return undefined;
  const day = findDays(text, plan).flatMap(({ day: found }) => found ?? [])[0];
  const wish = isSwapped ? 'swap' : isRemoved ? 'remove' : 'check';
  // Other equipment for one exercise is a swap of its own.
  if (wish === 'swap' && kind.refusal === undefined && kind.isKit === true) return undefined;
  const isLimit = wish !== 'check' || REFUSES.test(text) || LACKS.test(text);
  return {
    pointing: { to: 'kind', kind: kind.name, wish, ...(day === undefined ? {} : { day }) },
    content: isLimit && kind.refusal !== undefined ? kind.refusal : 'ok',
  };
}
