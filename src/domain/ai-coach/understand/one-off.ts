import { MONTHS } from '#domain/month-names.ts';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';
const SPAN = '(?:\\d{1,2}|a few|few|a couple(?: of)?|couple(?: of)?)';
/** A stretch of time ahead: «the next two weeks», «from 20 December until 10 January». */
const AHEAD = new RegExp(
  `\\b(?:for )?(?:the |these )?next (?:${SPAN} )?(?:weeks?|days?|fortnight|month)\\b|\\b(?:for |in )?a fortnight\\b|\\bfrom (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2})\\b.*\\b(?:to|until|till|til)\\b|\\b(?:until|till|til) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2})\\b`,
);
const SOON =
  /\bthis (?:week|time|once|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\b|\bnext (?:week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:coming|upcoming) (?:week|days)\b|\bjust once\b|\bone ?-?off\b|\b(?:today|tonight|tomorrow)\b|\bwhile (?:i'm|i am|we're) (?:away|traveling|travelling|there|on)\b|\b(?:in|at) (?:a|the|my) hotel\b|\bon (?:holiday|vacation|a trip|a business trip)\b|\b(?:away|abroad|out of town|on the road|travell?ing|not (?:here|home|around)) (?:from |on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b|\bfor (?:a|1|2|3|the next \d?|the|a few) ?(?:weeks?|days?)\b|\b(?:(?:i'm|am|be|being|go|going) (?:away|traveling|travelling|abroad|out of town|on the road)|away (?:for|until|till|from))\b/;
const FOR_GOOD =
  /\b(?:from now on|permanent\w*|for good|always|every (?:week|time|session|day)|each (?:week|session)|from next (?:week|month)|starting (?:next|this)|from (?:today|tomorrow)|these days|in future|going forward|indefinitely)\b/;

export function isForGood(text: string): boolean {
  return FOR_GOOD.test(text);
}

/** Concerns a day or week soon, not the plan for good: «just this week», «in a hotel Monday to Wednesday». `text` is normalised (PLAN-17). */
export function isOneOff(text: string): boolean {
  return (SOON.test(text) || AHEAD.test(text)) && !FOR_GOOD.test(text);
}

/** When it is meant for, in the words of the message: «next week»; undefined for good. */
export function occasionOf(text: string): string | undefined {
  return isOneOff(text) ? (AHEAD.exec(text) ?? SOON.exec(text))?.[0] : undefined;
}

const COUNTS: Readonly<Record<string, number>> = { a: 1, couple: 2, few: 3, fortnight: 2 };
const WEEKS = /\b(?:(\d{1,2})|(a|couple|few))(?: of)? (weeks?|days?|months?)\b|\b(fortnight)\b/;
const MONTH_STEMS = MONTHS.map((name) => name.toLowerCase());
const DATE = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})|(${MONTH}) (\\d{1,2})`, 'g');
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** Away now or soon, for so long: «I'm on a trip for a week». */
const TRIP =
  /\b(?:i'm|i am|we're|we are|i'll be|will be|going|leaving|off|on) (?:\w+ ){0,3}?(?:trip|holidays?|vacation|away|abroad|travell?ing|hotel)\b.*\bfor (?:\d{1,2}|a|a few|a couple(?: of)?) (?:weeks?|days?|fortnight)\b/;
const PAST = /\b(?:was|were|been|back|had|came|returned|missed|after)\b/;

/** The days of a stretch of time ahead that a normalised message names; null where its end is open, undefined where it names none. */
export function daysAhead(text: string): number | null | undefined {
  const isAhead = AHEAD.test(text) || (TRIP.test(text) && !PAST.test(text));
  if (!isAhead || FOR_GOOD.test(text)) return undefined;
  const [from, to] = [...text.matchAll(DATE)].map(([, day, month, first, second]) =>
    dayOfYear(month ?? first ?? '', Number(day ?? second)),
  );
  if (from !== undefined && to !== undefined) return (to - from + 365) % 365;
  const [, number, word, unit = 'week', fortnight] = WEEKS.exec(text) ?? [];
  if (number === undefined && word === undefined && fortnight === undefined) return /\bnext week\b/.test(text) ? 7 : null;
  return (number === undefined ? (COUNTS[word ?? 'fortnight'] ?? 1) : Number(number)) * (DAYS_OF[unit.replace(/s$/, '')] ?? 7);
}

function dayOfYear(month: string, day: number): number {
  return MONTH_STEMS.indexOf(month.slice(0, 3)) * 30.4 + day;
}
