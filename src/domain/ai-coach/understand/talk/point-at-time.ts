import { isForGood } from '../one-off.ts';
import type { PointingMessage } from './pointing.ts';
import type { TalkRecord } from './talk-record.ts';

const DATE = '(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|tomorrow|next week';
const FROM = new RegExp(`\\b(?:from|on|starting|beginning|since|go|leave|leaving) (${DATE})\\b`);
const UNTIL = new RegExp(`\\b(?:(?:and |am )?back(?: home)?(?: on)?|until|till?|to|-|through|return\\w*(?: on)?) (${DATE})\\b`);
const AWAY =
  /\b(?:off to|going to|flying to|heading to|travel\w* to|away (?:for|from|to|on|until|till)|(?:on|for) (?:a )?(?:holiday|vacation|business|work trip|trip)|i'?m away|we'?re away|be away)\b(?! (?:the )?(?:gym|bed|work|start|train|lift|do|be|try|make|take|have|get)\b)/;
/** «I was on holiday for 2 weeks» */
const IS_OVER = /\b(?:i|we|i've|we've) (?:(?:just|have|had) )*(?:was|were|been|went|came|got) (?!to\b)/;
const SOME_TIME = /\b\d{1,2} (?:days?|weeks?|nights?)\b/;
const BACK_DATE = new RegExp(`\\bback (?:on )?(?:${DATE})\\b`);
const WHAT = '(?:it|that|this|the (?:plan|gym|trainings?|lifting)|my (?:plan|gym|trainings?|sessions|lifting|workouts)|everything|all)';
/** «Leave it off altogether while we're away», «cancel my trainings», «pause the plan». */
const PAUSE = new RegExp(
  `\\b(?:pause|suspend|freeze) ${WHAT}\\b|\\b(?:stop|cancel) (?:the|my|all|everything)(?: my)?(?: (?:plan|gym|trainings?|lifting|sessions|workouts))?(?= *(?:[.!]|$|while|until|till|for|in the meantime|please|pls|then|now|meanwhile))|\\b(?:leave|put) ${WHAT} (?:off|on hold|on pause|aside)\\b(?! (?:the|my|to|on|mon|tue|wed|thu|fri|sat|sun))`,
);
const NO_PAUSE = /\b(?:as it (?:is|was)|how it was|alone|subscription|account|timer|music|set)\b/;
/** «Throw the rest of this week, next week normal». */
const REST_OF_WEEK = /\b(?:rest of|remaining) (?:this|the) week\b|\bthis week'?s? (?:sessions?|trainings?)\b/;
const THROW = /\b(?:throw|drop|skip|bin|cancel|delete|leave|scrap|miss)\b/;

/** «What happens to this week?» */
const ASKS_OF_WEEK = /\bwhat (?:will |does )?(?:happens?|about|becomes?)(?: (?:to|with|of))? (?:this|the|my) (?:week|rest of the week)\b/;
const AMOUNTS = /\b\d{1,3} ?min|\b(?:\d ?x|\d times|once|twice) (?:a|per) week\b/;
const DATE_NAMED = /\b(\d{1,2})(?:st|nd|rd|th)\b/;
const BACK_ON = new RegExp(`\\b(?:back|home|return\\w*)(?: home)?(?: on)?(?: the)? (${DATE}(?: week after)?)`);

/** «The 17th I am fit for nothing, make it from the day after». */
function laterDate(text: string): string | undefined {
  const date = DATE_NAMED.exec(text)?.[1];
  if (date === undefined) return BACK_ON.exec(text)?.[1];
  return /\bday after\b/.test(text) ? `the day after the ${date}th` : `the ${date}th`;
}

/** Some time without the usual training: no fact about every week (PLAN-17). */
export function pointAtTime(text: string, { isOff }: TalkRecord): PointingMessage | undefined {
  const from = FROM.exec(text)?.[1];
  const until = UNTIL.exec(text)?.[1];
  // Sentences that name the time off keep their words: they may tell of a danger that goes on.
  if ((REST_OF_WEEK.test(text) && THROW.test(text)) || ASKS_OF_WEEK.test(text))
    return { pointing: { to: 'pause', from: undefined, until: 'the end of this week' } };
  if (PAUSE.test(text) && !NO_PAUSE.test(text)) return { pointing: { to: 'pause', from, until } };
  const other = isOff ? laterDate(text) : undefined;
  if (other !== undefined) return { pointing: { to: 'pause', from: from === other ? undefined : from, until: other }, content: 'ok' };
  // How much can be trained there is no fact about every week.
  if (isOff && AMOUNTS.test(text) && !isForGood(text)) return { pointing: { to: 'away', from, until, for: undefined }, content: 'ok' };
  const isAway =
    AWAY.test(text) && !IS_OVER.test(text) && (SOME_TIME.test(text) || (from !== undefined && until !== undefined) || BACK_DATE.test(text));
  return isAway ? { pointing: { to: 'away', from, until, for: SOME_TIME.exec(text)?.[0] }, content: 'ok' } : undefined;
}
