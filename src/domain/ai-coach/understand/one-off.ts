const SOON =
  /\bthis (?:week|time|once|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\b|\bnext (?:week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:coming|upcoming) (?:week|days)\b|\bjust once\b|\bone ?-?off\b|\b(?:today|tonight|tomorrow)\b|\bwhile (?:i'm|i am|we're) (?:away|traveling|travelling|there|on)\b|\b(?:in|at) (?:a|the|my) hotel\b|\bon (?:holiday|vacation|a trip|a business trip)\b|\bfor (?:a|1|2|the next \d?|the) ?(?:weeks?|days?)\b/;
const FOR_GOOD =
  /\b(?:from now on|permanent\w*|for good|always|every (?:week|time|session|day)|each (?:week|session)|from next (?:week|month)|starting (?:next|this)|from (?:today|tomorrow)|these days|in future|going forward|indefinitely)\b/;

/** Concerns a day or week soon, not the plan for good: «just this week», «in a hotel Monday to Wednesday». `text` is normalised (PLAN-17). */
export function isOneOff(text: string): boolean {
  return SOON.test(text) && !FOR_GOOD.test(text);
}
