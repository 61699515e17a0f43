const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?';
const NUMBERED = '(?:day|session|workout) [1-7a-g]|(?:1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|last) (?:day|session|workout)';
const BY_CONTENT = '(?:legs?|lower|upper|push|pull|arms?|chest|back|squat|bench|deadlift|full body)(?: body)? (?:day|session|workout)';
const DAYS = new RegExp(`\\b(?:${WEEKDAY}|${NUMBERED}|${BY_CONTENT})\\b`, 'g');

/** The days a normalised message names, as written. */
function daysNamed(text: string): string[] {
  return [...text.matchAll(DAYS)].map(([words]) => words);
}

export function namesDay(text: string): boolean {
  return daysNamed(text).length > 0;
}

/** One day of the week or of the plan: «fridays», «leg day», «day 2». */
function namesOneDay(text: string): boolean {
  return new Set(daysNamed(text).map((words) => words.slice(0, 3))).size === 1;
}

const MINUTES = /\b\d{2,3} ?(?:min\w*|m)\b/;
const THIS_WEEK = /\b(?:this|coming|today|tonight|tomorrow|now)\b/;
const WORDS_MOST = 16;
/** Says in a longer story which day the minutes are of. */
const THAT_DAY = /\b(?:that|this 1|the same) day\b|\bon (?:those|these)\b/;

/** How long one day of the week is to be from now on: «fridays shorter, like 40 min». */
export function limitsOneDay(text: string): boolean {
  if (!MINUTES.test(text) || !namesOneDay(text) || THIS_WEEK.test(text)) return false;
  return text.split(' ').length <= WORDS_MOST || THAT_DAY.test(text);
}

/** Today or the next session. */
export function isTalkOfToday(text: string): boolean {
  return /\b(?:today|tonight|todays|next|now|tomorrow)\b/.test(text);
}

const ASKS = [
  "what(?:'?s| is| are| does| do| will| would| am| have| did)?\\b(?! about| if)",
  'which exercises?',
  'show(?: me)?',
  'tell me',
  'can (?:you|i) (?:show|see|get|have)',
  'list',
  'give me',
  "(?:and )?what(?:'?s| is)? on",
].join('|');
const ASKS_DAY = new RegExp(
  `^(?:(?:ok|okay|so|and|hey|cool|great|thanks|well|then|just|no|please|pls),? )*(?:${ASKS})(?: [a-z']+){0,6}? ?(?:${WEEKDAY}|${NUMBERED}|${BY_CONTENT})(?:'s)?(?: (?:look(?:ing)? like|again|have|involve|consist of|exactly|please|then|workout|session|plan|for me|now|got|going to be))*[?.! ]*$`,
);
/** A change, a load or a reason: more than the look of a day. */
const MORE_THAN_SHOW =
  /\b(?:chang\w+|swap|mov\w+|instead|skip\w*|weights?|heavy|why|rest|miss\w*|happens?|if|did|last|reps|should|best|progress|did i)\b/;

/** «What does Wednesday look like», «show me leg day». `text` is normalised. */
export function asksForDay(text: string): boolean {
  return ASKS_DAY.test(text) && !MORE_THAN_SHOW.test(text);
}
