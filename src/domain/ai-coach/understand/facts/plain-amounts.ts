import { findMentions } from '../find-mentions.ts';
import { memoize } from '../memoize.ts';
import { weekdaysIn } from './find-weekdays.ts';

/** Minutes taken for «in my lunch break», when no other length is said (FACT-9). */
const LUNCH_BREAK_MINUTES = 30;

const LEAD = '(^|[,.;:(]|\\b(?:about|around|roughly|maybe|like|for|say|under|max|of|got|have|per)) ?';
const ENDS =
  '(?= ?(?:$|[,.;:)!?]|and\\b|but\\b|tops|max\\b|at most|each|per\\b|a (?:time|session|go|day)|sessions?\\b|on the dot|or so|ish|is\\b))';
const COUNT = '(\\d{1,2}|an?|one)';

const ONE_DAY = '\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|weekends?)\\b';
const DAY_LIST = `${ONE_DAY}(?:(?:, | and | or |, and |/)${ONE_DAY})*`;
const EACH_DAY = '\\b(?:7 days|each day|all (?:the )?days|all week)(?: (?:of|in) the week)?';
const BUT = '(?:bar|save|but|except|excluding|minus|apart from|aside from|other than)(?: for)?(?: on)? (?:not )?(?:the )?';

/** Amounts in everyday words, each rewritten as a number with its unit. Order matters: longer phrases first. */
const AMOUNTS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // «min. 3x/wk»: an abbreviation ends no sentence.
  [/\b(min|max|approx|ca)\. (?=\d)/g, '$1 '],
  [/ [/|+] |;(?= )/g, ', '],
  // «34m, look soft»: who writes; a number of minutes is a multiple of five.
  [/^((?:hi|hey|hello|so|ok|yo)?[,. (]*)([1-9][1-46-9]) ?([mf])\b(?=[ ,.)]|$)/g, (_, hello, age, sex) => `${hello}${age} ${sexOf(sex)}`],
  // «M/34», «29/F»
  [/\b(m|f|male|female)\/([1-9]\d)\b\/?/g, (_, sex, age) => `${age} ${sexOf(sex)} `],
  [/(?<![\d/])\b([1-9]\d)\/(m|f|male|female)\b/g, (_, age, sex) => `${age} ${sexOf(sex)}`],
  [new RegExp(`${EACH_DAY},? ${BUT}(${DAY_LIST})`, 'g'), (_, days) => `${7 - weekdaysIn(days).days.length} days, not ${days}`],
  [new RegExp(`\\bany ?day(?: of the week)?,? ${BUT}(${DAY_LIST})`, 'g'), 'not $1'],
  [new RegExp(`(${ONE_DAY}) (?:until|till|through|thru|up to) (${ONE_DAY})`, 'g'), '$1-$2'],
  [/\b([1-7]),? (?:or )?(?:maybe|perhaps|possibly) ([1-7])(?= ?(?:days|times|x|sessions|evenings|mornings|nights)\b)/g, '$1-$2'],
  [/\b(week ?(?:days?|nights?)) (?:bar|save|apart from|other than)\b/g, '$1 except'],
  // «Train 3-4 pls», «go from 4 to 3»: days, and no hours.
  [/\b(train|gym|lift|work ?out) ([1-4]) ?(?:-|–|to|or) ?([2-5])(?= ?(?:$|[,.!;)]|pls|please|max|tops|thanks))/g, '$1 $2-$3 days'],
  [
    /\b((?:go|going|change|move|switch|drop|cut|down|up|bump)(?: (?:it|me|this|down|up|back))? from) ([1-7]) to ([1-7])(?= ?(?:$|[,.!;)]|pls|please|thanks))/g,
    '$1 $2 to $3 days',
  ],
  // «2 on 1 off», unless it is how somebody works.
  [
    /^(?!.*\b(?:shifts?|work|rota|roster|plant|job|duty)\b)(.*)\b([2-6]) ?(?:days? )?on,? ?(?:and |then )?([1-3]) ?(?:days? )?off\b/g,
    (_, before = '', on, off) => `${before}${Math.round((7 * numberOf(on)) / (numberOf(on) + numberOf(off)))} days`,
  ],
  [/\bwith out\b/g, 'without'],
  [/\bw(?= [a-z])/g, 'with'],
  [/\((kgs?|kilos?|lbs?|pounds)\)/g, '$1'],
  [/ ?\(((?:[^()]*\b)?\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds|s)\b[^()]*)\)/g, ' $1'],
  [/(?<=[a-z]) ?\+ ?(?=[a-z])/g, ' and '],
  [/\b([1-9])(?:[.,]5) ?y\b/g, (_, years) => `${numberOf(years) * 12 + 6} months`],
  [/\b(\d{1,2}) ?y\b(?=(?:,? (?:exp\w*|lifting|training|in the gym))|\W*$)/g, '$1 years'],
  [new RegExp(`\\b${COUNT} ?(?:years?|yrs?) and (?:a |1 )?half\\b`, 'g'), (_, count) => `${numberOf(count) * 12 + 6} months`],
  [
    new RegExp(`\\b(?:${COUNT} )?(?:years?|yrs?) and (?:a )?(?:bit|some|change)\\b`, 'g'),
    (_, count) => `${numberOf(count) * 12 + 3} months`,
  ],
  [/\b(\d)[.,]5 ?(?:years?|yrs?)\b/g, (_, years) => `${numberOf(years) * 12 + 6} months`],
  [/\b(\d)(?: (?:and (?:a )?half|1\/2)) ?(?:years?|yrs?)\b/g, (_, years) => `${numberOf(years) * 12 + 6} months`],
  [/\b(?:a )?half (?:an? |of an? )?(?:year|yr)\b/g, '6 months'],
  [/\b2 hour\b/g, '120 min'],
  [/\b(?:not|no|never) (?:longer|more) than (\d{2,3}) min/g, '$1 min at most, $1 min'],
  // «A pair of 5 pounders», «a pair of 8s»
  [/\b(\d{1,3}) ?(?:lb |pound |kg |kilo )?pounders?\b/g, '$1 lb dumbbells'],
  [/\b(?:pair|set) of (\d{1,2})s\b/g, 'dumbbells up to $1'],
  [/\b(?:a )?couple (?:of )?(?=(?:years?|yrs?|months?|weeks?|days?|times|sessions|evenings|mornings)\b)/g, '2 '],
  [/\b(\d{1,2}) ?(?:yrs?|yr's)\b(?! old)/g, '$1 years'],
  [/\b(\d{1,2}) ?(?:mos?|mths?)\b(?=$|[ ,.;)])/g, '$1 months'],
  [new RegExp(`${LEAD}(?:an )?hour${ENDS}`, 'g'), '$1 60 min'],
  [/\b(?:an? |1 )?(?:hour|hr) and (?:a )?half\b/g, '90 min'],
  [/(?:\b(?:an? |1 )?hour|\b60 min) ?(?:-|to|or) ?(?:an? |1 )?(?:hour and (?:a )?half|90 min)\b/g, '60-90 min'],
  [/\b(?:an )?hour(?= (?:to|or) \d)/g, '60 min'],
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
const SESSIONS =
  /^(\W*)(?:it'?s |say |so |like |maybe |do |train |gym |just |only )*([1-7]) ?(?:x|times|\*) ?(\d{2,3}) ?(?:min(?:utes?|s)?\b|m\b|'|(?! ?(?:kgs?|kilos?|lbs?|pounds?|#|x|reps?|%|s\b|sec|\d|dumb|dbs?\b|db's|kettle|kbs?\b|plates?)))(\W*$| .*$)/;
const SESSION_MINUTES = { least: 15, most: 180 } as const;

/** «Mon wed fri 45», «3 days 60»: a number after the days is their length. */
const LENGTH_AFTER_DAYS =
  /\b((?:days?|times?|sessions|x|(?:a|per|each) week|weekly|week ?days|weekends?|(?:mon|tue|wed|thu|fri|sat|sun)\w*)(?: (?:mornings?|evenings?|nights?|only))?) (?:about |around |for |like |at |max |~)?(\d{2,3})(?: ?(?:-|to) ?(\d{2,3}))?(?= ?(?:$|[,.;)]|each\b|max\b|tops\b))/;
/** «45-60» alone in a list. */
const LENGTH_ALONE = /^(?:about |around |like |maybe |~)?(\d{2,3}) ?(?:-|to|or) ?(\d{2,3})$/;

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
    .map((part, _, parts) => (HAS_MINUTES.test(plain) ? part : withLength(part, parts)))
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
const LETTERS = /\b(?:m|tu?|w|th|r|f|sa|su)(?:(?:\/(?:m|tu?|w|th|r|f|sa|su))+|(?:[ ,]{1,2}(?:m|tu?|w|th|r|f|sa|su)){2,})\b/gi;

/** «M/W/F» and «m t th f», as typed, as weekdays. */
export function spellWeekdays(typed: string): string {
  return typed.replace(LETTERS, (letters) =>
    letters
      .toLowerCase()
      .split(/[/ ,]+/)
      .map((letter) => LETTER_DAYS[letter] ?? letter)
      .join(', '),
  );
}

/** «35M, strength», as typed: a capital after an age is who writes, a small letter may be minutes. */
export function spellSex(typed: string): string {
  if (!/[a-z]/.test(typed)) return typed;
  return typed.replace(
    /(?<![\d.,:/])(?<!\b(?:days?|week|times?|x|sessions?|for|max) ?)\b([1-9]\d) ?([MF])\b(?=[ ,.)/]|$)/i,
    (words, age, sex) => (/[MF]/.test(sex) ? `${age} ${sexOf(sex)}` : words),
  );
}

function sexOf(letter: string | undefined): string {
  return letter?.toLowerCase().startsWith('m') === true ? 'male' : 'female';
}

function readSessions(part: string, before: string, days: string, minutes: string, after: string): string {
  const length = Number(minutes);
  if (length < SESSION_MINUTES.least || length > SESSION_MINUTES.most || findMentions(part, true).length > 0) return part;
  return `${before}${days} days, ${length} min${after}`;
}

/** A part of a list with the unit of a length that has none. */
function withLength(part: string, parts: readonly string[]): string {
  const told = LENGTH_AFTER_DAYS.exec(part);
  if (told !== null && isLength(told[2]) && (told[3] === undefined || isLength(told[3])))
    return part.replace(LENGTH_AFTER_DAYS, (words) => `${words} min`);
  const alone = LENGTH_ALONE.exec(part);
  return alone !== null && isLength(alone[1]) && isLength(alone[2]) && parts.some((other) => COUNTS_DAYS.test(other))
    ? `${part} min`
    : part;
}

const COUNTS_DAYS = /\b(?:\d ?(?:days?|x|times)|mon|tue|wed|thu|fri|sat|sun)/;

/** Minutes that people plan in. */
function isLength(number: string | undefined): boolean {
  const minutes = Number(number);
  return minutes >= SESSION_MINUTES.least && minutes <= 120 && minutes % 5 === 0;
}

function numberOf(word: string | undefined): number {
  const number = Number(word);
  return word === undefined || Number.isNaN(number) ? 1 : number;
}
