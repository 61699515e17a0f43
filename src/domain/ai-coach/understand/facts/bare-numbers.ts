import { memoize } from '../memoize.ts';

/** Numbers that stand alone between the commas of a list: «55, back pain, 3 days, 40 min». */
export interface BareNumbers {
  /** Years. */
  age?: number;
  /** Minutes a session. */
  minutes?: number;
}

const ALONE = /^(?:and |i'm |im |about |around |like |maybe |so |say )*(\d{2,3})(?: ?(?:tops|max|ish|each))?$/;
const SAYS_MINUTES = /\d ?(?:min|hours?|hrs?)\b|\b\d{2,3} ?m\b|\bhour\b/;
const SAYS_AGE = /\byears? old|\byo\b|\baged?\b/;
const DAYS = /\b(?:days?|times|sessions|week|mornings|evenings|mon|tue|wed|thu|fri|sat|sun)/;
const USUAL_MINUTES: ReadonlySet<number> = new Set([30, 45, 60, 75, 90]);
/** «Kettlebells (16, 20, 24)» */
const KIT_BEFORE = /\b(?:kettle ?bells?|dumb ?bells?|kbs?|dbs?|plates|bench|squat|deadlift|press)$/;
const PERSON = /^(?:m|f|male|female|man|woman|guy|lady)$/;
/** «Kettlebells 16, 24» */
const KIT_WITH_WEIGHT =
  /\b(?:kettle ?bells?|dumb ?bells?|kbs?|dbs?|plates) (?:of |up to |to )?\d{1,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)?$/;
const AGE = { least: 13, most: 95 } as const;
const MINUTES = { least: 20, most: 120, step: 5 } as const;

/** Nobody plans sessions of 70 minutes that stand before any days. */
function isPlainAge(number: number, before = ''): boolean {
  return number >= PLAIN_AGE_FROM && !USUAL_MINUTES.has(number) && !DAYS.test(before);
}

const PLAIN_AGE_FROM = 50;

/**
 * Reads them where one meaning is left: an age is no multiple of five, or the minutes are said elsewhere; minutes follow the days and are a
 * multiple of five.
 */
export const bareNumbers = memoize((text: string): BareNumbers => {
  const parts = text.split(/(?:(?:[,;!()]|\.(?!\d)) ?)+/).map((part) => part.trim());
  const found: BareNumbers = {};
  for (const [index, part] of parts.entries()) {
    const number = Number(ALONE.exec(part)?.[1]);
    const isOfList = [parts[index - 1], parts[index + 1]].some(
      (part) => part !== undefined && (/^\d+$/.test(part) || KIT_BEFORE.test(part) || KIT_WITH_WEIGHT.test(part)),
    );
    if (Number.isNaN(number) || isOfList) continue;
    const isPerson = PERSON.test(parts[index + 1] ?? '') || PERSON.test(/\w+$/.exec(parts[index - 1] ?? '')?.[0] ?? '');
    const isLength =
      !isPerson && number % MINUTES.step === 0 && number >= MINUTES.least && number <= MINUTES.most && !SAYS_MINUTES.test(text);
    if (isLength && (DAYS.test(parts[index - 1] ?? '') || (USUAL_MINUTES.has(number) && DAYS.test(text)))) found.minutes ??= number;
    else if ((!isLength || isPlainAge(number, parts[index - 1])) && number >= AGE.least && number <= AGE.most && !SAYS_AGE.test(text))
      found.age ??= number;
  }
  return found;
});
