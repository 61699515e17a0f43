import { findMentions } from '../find-mentions.ts';
import { memoize } from '../memoize.ts';

/** Minutes taken for «in my lunch break», when no other length is said (FACT-9). */
const LUNCH_BREAK_MINUTES = 30;

const LEAD = '(^|[,.;:(]|\\b(?:about|around|roughly|maybe|like|for|say|under|max|of|got|have|per)) ?';
const ENDS = '(?= ?(?:$|[,.;:)!?]|and\\b|but\\b|tops|max\\b|at most|each|per\\b|a (?:time|session|go|day)|sessions?\\b|or so|ish|is\\b))';
const COUNT = '(\\d{1,2}|an?|one)';

/** Amounts in everyday words, each rewritten as a number with its unit. Order matters: longer phrases first. */
const AMOUNTS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/ [/|+] |;(?= )/g, ', '],
  [/\bw(?= [a-z])/g, 'with'],
  [/\((kgs?|kilos?|lbs?|pounds)\)/g, '$1'],
  [/ ?\(((?:[^()]*\b)?\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds|s)\b[^()]*)\)/g, ' $1'],
  [/(?<=[a-z]) ?\+ ?(?=[a-z])/g, ' and '],
  [new RegExp(`\\b${COUNT} ?(?:years?|yrs?) and (?:a |1 )?half\\b`, 'g'), (_, count) => `${numberOf(count) * 12 + 6} months`],
  [
    new RegExp(`\\b(?:${COUNT} )?(?:years?|yrs?) and (?:a )?(?:bit|some|change)\\b`, 'g'),
    (_, count) => `${numberOf(count) * 12 + 3} months`,
  ],
  [/\b(\d)[.,]5 ?(?:years?|yrs?)\b/g, (_, years) => `${numberOf(years) * 12 + 6} months`],
  [/\b(\d)(?: (?:and (?:a )?half|1\/2)) ?(?:years?|yrs?)\b/g, (_, years) => `${numberOf(years) * 12 + 6} months`],
  [/\b(?:a )?half (?:an? |of an? )?(?:year|yr)\b/g, '6 months'],
  [/\b(?:a )?couple (?:of )?(?=(?:years?|yrs?|months?|weeks?|days?|times|sessions|evenings|mornings)\b)/g, '2 '],
  [/\b(\d{1,2}) ?(?:yrs?|yr's)\b(?! old)/g, '$1 years'],
  [/\b(\d{1,2}) ?(?:mos?|mths?)\b(?=$|[ ,.;)])/g, '$1 months'],
  [new RegExp(`${LEAD}(?:an )?hour${ENDS}`, 'g'), '$1 60 min'],
  [/\b(?:an )?hour ?(?:ish|or so)\b|\b(?:an )?hour(?= (?:tops|max|at most|each|per session|sessions?)\b)/g, '60 min'],
  [/\b(?:a |1 )?quarter of (?:an? )?60 min\b/g, '15 min'],
  [/\b(?:3|three) quarters? of (?:an? )?60 min\b/g, '45 min'],
  [/\b(?:an )?h(?:ou)?rs?(?= each\b)|(?<=, |^)h(?:ou)?r(?=$|,|\.)/g, '60 min'],
  [/\b(years?|months?)'(?!s)/g, '$1'],
  [/\b(\d{2,3}) ?min\w* ?x ?([1-7])\b(?! ?(?:kg|lb|x|\d))/g, '$2 days, $1 min'],
  [/\b(60|120) min (?:and )?(?:a )?quarter\b/g, (_, minutes) => `${numberOf(minutes) + 15} min`],
  [/\b(\d{2,3}) ?-?ish(?: ?min\w*| ?m)?\b/g, '$1 min'],
  [/\b(?:in |on |during |at )?(?:my |the )?lunch ?(?:breaks?|time)(?: length)?\b/g, `lunch break ${LUNCH_BREAK_MINUTES} min`],
];

/** A length already said in numbers. */
const HAS_MINUTES = /\d ?min|\d\d ?m\b|\d\d ?(?:tops|max)\b/;
const LUNCH = new RegExp(`lunch break ${LUNCH_BREAK_MINUTES} min`, 'g');

/** «3x60» between commas: three sessions of an hour. With an exercise it would be sets. */
const SESSIONS = /^(\W*)(?:it'?s |say |so |like |maybe )*([1-7]) ?(?:x|times|\*) ?(\d{2,3}) ?(?:min(?:utes?|s)?|m|')?(\W*)$/;
const SESSION_MINUTES = { least: 15, most: 180 } as const;

/**
 * A normalised message with its amounts in one form: spans in months or years, lengths of a session in minutes, «3x60» as days and minutes, and
 * list marks («/», «+», «;») as commas.
 */
export const plainAmounts = memoize((text: string): string => {
  let plain = text;
  for (const [signs, meant] of AMOUNTS) plain = typeof meant === 'string' ? plain.replace(signs, meant) : plain.replace(signs, meant);
  const others = plain.replace(LUNCH, ' ');
  plain = HAS_MINUTES.test(others) ? plain.replace(LUNCH, 'lunch break') : plain;
  return plain
    .split(/(, |\. )/)
    .map((part) => part.replace(SESSIONS, readSessions))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=,)/g, '')
    .trim();
});

const LETTER_DAYS: Readonly<Record<string, string>> = {
  m: 'mon',
  t: 'tue',
  tu: 'tue',
  w: 'wed',
  th: 'thu',
  r: 'thu',
  f: 'fri',
  sa: 'sat',
  su: 'sun',
};
const LETTERS = /\b(?:m|tu?|w|th|r|f|sa|su)(?:\/(?:m|tu?|w|th|r|f|sa|su))+\b/gi;

/** «M/W/F», as typed, as weekdays. */
export function spellWeekdays(typed: string): string {
  return typed.replace(LETTERS, (letters) =>
    letters
      .toLowerCase()
      .split('/')
      .map((letter) => LETTER_DAYS[letter] ?? letter)
      .join(', '),
  );
}

function readSessions(part: string, before: string, days: string, minutes: string, after: string): string {
  const length = Number(minutes);
  if (length < SESSION_MINUTES.least || length > SESSION_MINUTES.most || findMentions(part, true).length > 0) return part;
  return `${before}${days} days, ${length} min${after}`;
}

function numberOf(word: string | undefined): number {
  const number = Number(word);
  return word === undefined || Number.isNaN(number) ? 1 : number;
}
