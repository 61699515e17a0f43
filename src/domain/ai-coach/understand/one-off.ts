const SOON =
  /\bthis (?:week|time|once|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\b|\bnext (?:week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:coming|upcoming) (?:week|days)\b|\bjust once\b|\bone ?-?off\b|\b(?:today|tonight|tomorrow)\b|\bwhile (?:i'm|i am|we're) (?:away|traveling|travelling|there|on)\b|\b(?:in|at) (?:a|the|my) hotel\b|\bon (?:holiday|vacation|a trip|a business trip)\b|\bfor (?:a|1|2|3|the next \d?|the|a few) ?(?:weeks?|days?)\b|\b(?:(?:i'm|am|be|being|go|going) (?:away|traveling|travelling|abroad|out of town|on the road)|away (?:for|until|till|from))\b/;
const FOR_GOOD =
  /\b(?:from now on|permanent\w*|for good|always|every (?:week|time|session|day)|each (?:week|session)|from next (?:week|month)|starting (?:next|this)|from (?:today|tomorrow)|these days|in future|going forward|indefinitely)\b/;

export function isForGood(text: string): boolean {
  return FOR_GOOD.test(text);
}

/** Concerns a day or week soon, not the plan for good: «just this week», «in a hotel Monday to Wednesday». `text` is normalised (PLAN-17). */
export function isOneOff(text: string): boolean {
  return SOON.test(text) && !FOR_GOOD.test(text);
}

/** When it is meant for, in the words of the message: «next week»; undefined for good. */
export function occasionOf(text: string): string | undefined {
  return isOneOff(text) ? SOON.exec(text)?.[0] : undefined;
}
