import { MONTH_NAMES } from '#domain/month-names.ts';
import { daysBetween, formatDay, shiftDay, weekdayOf } from '../../training/week.ts';
import type { LogDigest } from './digest-shape.ts';

/** A span of days that a question names, inclusive. */
export interface AskedPeriod {
  from: string;
  to: string;
  /** «this week», «in October», «since Nov 3». */
  words: string;
  /** «Now» is the second span of a comparison, and no span by itself. */
  isNow?: true;
  /** What happened then, where only its name is told: «ill», «holiday». Its days are those of the whole log. */
  event?: { name: string; side: 'before' | 'during' | 'after' };
}

const MONTHS = MONTH_NAMES.map((name) => name.toLowerCase());
const MONTH = `(${MONTHS.map((name) => (name === 'may' ? name : `${name}|${name.slice(0, 3)}`)).join('|')}|sept)`;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const DAY_NUMBER = '([0-3]?\\d)(?:st|nd|rd|th)?';
const AMOUNT = '(an?|the|\\d{1,2}|few|couple(?: of)?|several)';
const NOW_DAYS = 14;
const LATELY_DAYS = 28;

type Dates = Pick<LogDigest, 'today' | 'week_start'> & Partial<Pick<LogDigest, 'since' | 'plan_since' | 'place'>>;
type Reader = (match: RegExpExecArray, dates: Dates) => AskedPeriod | undefined;

/** The forms of a span. Of two that overlap, the earlier in the text counts, then the longer. */
const FORMS: readonly (readonly [RegExp, Reader])[] = [
  [
    /\b(?:(?:the )?(?:week|month|days?|time)s? )?(before|after|since|during|while|when|that)? ?(?:i (?:was|got|had|went|came back from|caught)|my|the|on|our)(?: (?:on|my|a|the|last|on my))* (ill\b|sick\w*|flu|covid|cold|holidays?|vacation|trip|travel\w*|away|wedding|surgery|operation|injur\w*|exams?|baby|honeymoon|move|pause|break|layoff|time off)\b/g,
    ([, side = 'during', name = ''], dates) => ({
      from: dates.since ?? dates.today,
      to: dates.today,
      words: 'then',
      event: { name, side: side === 'before' ? 'before' : side === 'after' || side === 'since' ? 'after' : 'during' },
    }),
  ],
  [
    /\b(?:on |at |around |over |since |before |after |during )*(?:my )?(thanksgiving|christmas|xmas|halloween|easter|birthday|labor day|memorial day|independence day|black friday)\b/g,
    ([, name = ''], dates) => ({ from: dates.since ?? dates.today, to: dates.today, words: 'then', event: { name, side: 'during' } }),
  ],
  [
    new RegExp(`\\b(?:on |the )*(?:${MONTH} (?:the )?${DAY_NUMBER}|${DAY_NUMBER}(?: of)? ${MONTH})\\b(?:,? (20\\d\\d))?`, 'g'),
    ([, first, day, otherDay, other, year], { today }) => dated(monthOf(first ?? other ?? ''), Number(day ?? otherDay), year, today),
  ],
  [
    new RegExp(`\\b(?:(?:in|of|during|last|all|this)(?: all| the whole)? )?${MONTH}\\b(?:,? (?:of )?(20\\d\\d))?`, 'g'),
    (match, dates) => ofMonth(match, dates),
  ],
  [/\byesterday\b/g, (_, { today }) => ({ from: shiftDay(today, -1), to: shiftDay(today, -1), words: 'yesterday' })],
  [
    /\b(?:this (?:wk|week)|since (?:sunday|monday))\b/g,
    (_, { today, week_start }) => ({ from: week_start, to: today, words: 'this week' }),
  ],
  [
    /\b(?:(?:the )?(?:wk|week) before last|(?:two|2) weeks ago)\b/g,
    (_, { week_start }) => ({ from: shiftDay(week_start, -14), to: shiftDay(week_start, -8), words: 'the week before last' }),
  ],
  [
    /\b(?:the )?(?:wk|week) before(?: that| it)?(?=\W*$|,| than)/g,
    (_, { week_start }) => ({ from: shiftDay(week_start, -14), to: shiftDay(week_start, -8), words: 'the week before last' }),
  ],
  [
    /\b(?:last|previous|past) (?:wk|week)\b/g,
    (_, { week_start }) => ({ from: shiftDay(week_start, -7), to: shiftDay(week_start, -1), words: 'last week' }),
  ],
  [/\b(?:this|the current|present) (?:month|mth)\b/g, (_, { today }) => ({ from: firstOf(today), to: today, words: 'this month' })],
  [
    /\b(?:the )?month before last\b/g,
    (_, { today }) => ({ from: monthsBack(today, 2), to: shiftDay(monthsBack(today, 1), -1), words: 'the month before last' }),
  ],
  [
    /\b(?:last|previous) (?:month|mth)\b/g,
    (_, { today }) => ({ from: monthsBack(today, 1), to: shiftDay(firstOf(today), -1), words: 'last month' }),
  ],
  [
    /\b(?:this year|since (?:the )?(?:new year|beginning of (?:the )?year|start of (?:the )?year|first of the year))\b/g,
    (_, { today }) => ({ from: `${today.slice(0, 4)}-01-01`, to: today, words: 'this year' }),
  ],
  [/\blast year\b/g, (_, { today }) => yearBefore(today)],
  [
    /\b(?:since |this |last |over the |in the |in |during the )*(summer|winter|spring|autumn|fall)\b/g,
    (match, dates) => season(match, dates),
  ],
  [/\bquarter\b/g, (_, { today }) => ({ from: shiftDay(today, -90), to: today, words: 'in the last 13 weeks' })],
  [/\bhalf (?:a )?year\b/g, (_, { today }) => ({ from: shiftDay(today, -181), to: today, words: 'in the last half year' })],
  [/\bfortnight\b/g, (_, { today }) => ({ from: shiftDay(today, -13), to: today, words: 'in the last 2 weeks' })],
  [
    /\b(?:this|the|my|our|since)(?: (?:current|new|the|this|whole))* (?:training )?(?:block|cycle|mesocycle|program|plan)(?: (?:began|started|start))?\b/g,
    (_, dates) => ({ from: planStart(dates), to: dates.today, words: 'in this block' }),
  ],
  [
    /\b(?:the |my |in the |in my |at the |at )*(?:(?:very )?(?:first|1st) (?:wk|week|session|workout|time|days?)|very (?:start|beginning)|(?:start|beginning)(?! of)|day (?:one|1))\b|\b(?:when|where) (?:i|we) (?:first )?(?:started|began|start)(?: out)?\b/g,
    (_, { since, today }) => ({ from: since ?? today, to: shiftDay(since ?? today, 6), words: 'in your first week' }),
  ],
  [
    /\bsince (?:i|we) (?:started|began|start|met)\b|\bsince (?:the )?(?:very )?(?:start|beginning|first (?:week|day|session)|day 1)\b/g,
    (_, { since, today }) => ({ from: since ?? today, to: today, words: 'since you began' }),
  ],
  [
    new RegExp(`\\b${AMOUNT} (day|week|wk|month|mth|year)s? (?:ago|back|earlier)\\b`, 'g'),
    ([, amount = '1', unit = 'week'], dates) => ago(amountOf(amount), unit, dates),
  ],
  [
    /\b(?:(?:in|over|within|for|during|across|of|the|these|last|past|previous) )+(\d{1,2}|few|couple(?: of)?|several) (day|week|wk|month|mth|year)s?\b(?! ago)/g,
    ([, amount = '1', unit = 'week'], { today }) => lastOnes(amountOf(amount), unit, today),
  ],
  [/\b(?:past|last|previous) (month|mth|year)\b/g, ([, unit = 'month'], { today }) => lastOnes(1, unit, today)],
  [
    /\b(?:lately|recently|of late)\b/g,
    (_, { today }) => ({ from: shiftDay(today, 1 - LATELY_DAYS), to: today, words: 'in the last 4 weeks' }),
  ],
  [
    /\b(?:right now|now|today|currently|at the moment|these days|nowadays|at present)\b/g,
    (_, { today }) => ({ from: shiftDay(today, 1 - NOW_DAYS), to: today, words: 'in the last 2 weeks', isNow: true }),
  ],
  [/\b(sun|mon|tue|wed|thu|fri|sat)(?:day|s|nesday|rs|rsday|urday|sday)?\b/g, (match, dates) => lastWeekday(match, dates)],
];

interface Found {
  at: number;
  length: number;
  span: AskedPeriod;
}

/** The spans a normalised text names, in order. */
export function periodsAsked(text: string, dates: Dates): AskedPeriod[] {
  const all = FORMS.flatMap(([form, read]) =>
    [...text.matchAll(form)].flatMap((match): Found[] => {
      const span = read(match, dates);
      return span === undefined ? [] : [{ at: match.index, length: match[0].length, span }];
    }),
  ).sort((a, b) => a.at - b.at || b.length - a.length);
  const found: Found[] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (last === undefined || one.at >= last.at + last.length) found.push(one);
  }
  const spans = found.map((one) => withPrefix(one, text, dates));
  const [first, second] = spans;
  const isRange = first !== undefined && second !== undefined && /\b(?:between|from)\b.*\b(?:and|to|till|until)\b/.test(text);
  return isRange && second.to > first.from && first.event === undefined
    ? [{ from: first.from, to: second.to, words: `from ${formatDay(first.from, dates.today)} to ${formatDay(second.to, dates.today)}` }]
    : spans;
}

/** The first span a normalised text names; undefined for none. */
export function periodAsked(text: string, dates: Dates): AskedPeriod | undefined {
  return periodsAsked(text, dates).find(({ isNow, event }) => isNow !== true && event === undefined);
}

/** «Since October» lasts until today, «before October» ends with it. */
function withPrefix({ at, span, length }: Found, text: string, { today, since }: Dates): AskedPeriod {
  const whole = text.slice(0, at + length);
  const prefix = /\b(since|from|after|before|until|till|prior to|up to)(?: (?:the|my|in|on|about|around|last))*$/.exec(
    text.slice(0, at).trimEnd(),
  )?.[1];
  if (span.event !== undefined || span.isNow === true || prefix === undefined || whole.slice(at).startsWith('since')) return span;
  const name = span.words.replace(/^(?:in|on) /, '');
  if (prefix === 'since' || (prefix === 'from' && !/\b(?:to|till|until)\b/.test(text.slice(at + length))))
    return { from: span.from, to: today, words: `since ${name}` };
  if (prefix === 'after') return { from: shiftDay(span.to, 1), to: today, words: `after ${name}` };
  if (prefix === 'from') return span;
  return { from: since ?? '2000-01-01', to: shiftDay(span.from, -1), words: `before ${name}` };
}

function amountOf(amount: string): number {
  if (/^\d/.test(amount)) return Number(amount);
  return amount.startsWith('couple') ? 2 : amount === 'few' || amount === 'several' ? 3 : 1;
}

function lastOnes(amount: number, unit: string, today: string): AskedPeriod {
  const days = amount * (unit === 'day' ? 1 : unit.startsWith('w') ? 7 : unit === 'year' ? 365 : 30);
  const word = unit === 'day' || unit === 'year' ? unit : unit.startsWith('w') ? 'week' : 'month';
  return { from: shiftDay(today, 1 - days), to: today, words: `in the last ${amount} ${word}${amount === 1 ? '' : 's'}` };
}

/** The day, calendar week or month so long ago. */
function ago(amount: number, unit: string, { today, week_start }: Dates): AskedPeriod {
  const words = `${amount} ${unit.startsWith('w') ? 'week' : unit.startsWith('m') ? 'month' : unit}${amount === 1 ? '' : 's'} ago`;
  if (unit === 'day') return { from: shiftDay(today, -amount), to: shiftDay(today, -amount), words };
  if (unit.startsWith('w')) return { from: shiftDay(week_start, -7 * amount), to: shiftDay(week_start, 6 - 7 * amount), words };
  const months = unit === 'year' ? 12 * amount : amount;
  return { from: monthsBack(today, months), to: shiftDay(monthsBack(today, months - 1), -1), words };
}

function firstOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month so many before that of `day`. */
function monthsBack(day: string, months: number): string {
  let first = firstOf(day);
  for (let left = months; left > 0; left -= 1) first = firstOf(shiftDay(first, -1));
  return first;
}

function yearBefore(today: string): AskedPeriod {
  const year = Number(today.slice(0, 4)) - 1;
  return { from: `${year}-01-01`, to: `${year}-12-31`, words: 'last year' };
}

const SEASON_MONTHS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

/** The newest such season that has begun; «since summer» counts from its first day. */
function season([whole, name = 'summer']: RegExpExecArray, { today }: Dates): AskedPeriod {
  const month = SEASON_MONTHS[name] ?? 6;
  const of = (year: number) => `${year}-${String(month).padStart(2, '0')}-01`;
  const year = Number(today.slice(0, 4));
  const from = of(year) > today ? of(year - 1) : of(year);
  const end = shiftDay(firstOf(shiftDay(from, 95)), -1);
  if (whole.includes('since')) return { from, to: today, words: `since ${formatDay(from, today)}` };
  return { from, to: end > today ? today : end, words: `in ${name}` };
}

function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3)));
}

/** A day by its date, the latest that has been. */
function dated(month: number, day: number, year: string | undefined, today: string): AskedPeriod | undefined {
  if (month < 0 || day < 1 || day > 31) return undefined;
  const of = (of_year: number | string) => `${of_year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const now = Number(today.slice(0, 4));
  const on = year === undefined ? (of(now) > today ? of(now - 1) : of(now)) : of(year);
  return { from: on, to: on, words: `on ${formatDay(on, today)}` };
}

/** «in October»: the latest that has begun. «May» alone may be a verb. */
function ofMonth(match: RegExpExecArray, { today }: Dates): AskedPeriod | undefined {
  const [whole, named = '', told] = match;
  const before = match.input.slice(0, match.index);
  if (whole === 'may' && match.input !== 'may' && !/\b(?:since|before|until|than|to|and|or|from) $/.test(before)) return undefined;
  const index = monthOf(named);
  const now = Number(today.slice(0, 4));
  const year = told === undefined ? now - (index + 1 > Number(today.slice(5, 7)) ? 1 : 0) : Number(told);
  const from = `${year}-${String(index + 1).padStart(2, '0')}-01`;
  const name = MONTHS[index] ?? '';
  const words = `in ${name.charAt(0).toUpperCase()}${name.slice(1)}${year === now ? '' : ` ${year}`}`;
  const end = shiftDay(firstOf(shiftDay(from, 31)), -1);
  return { from, to: end > today ? today : end, words };
}

/** The latest such day before today; «Mondays» are many. */
function lastWeekday([whole, name = '']: RegExpExecArray, { today }: Dates): AskedPeriod | undefined {
  if (whole.endsWith('days')) return undefined;
  const day = WEEKDAYS.findIndex((one) => one.startsWith(name));
  const back = (weekdayOf(today) - day + 7) % 7 || 7;
  const on = shiftDay(today, -back);
  return { from: on, to: on, words: `on ${weekdayName(on)}, ${formatDay(on, today)}` };
}

/** The day the plan in use began, as far as the phone tells it. */
function planStart({ today, week_start, plan_since, place }: Dates): string {
  if (plan_since != null) return plan_since;
  return place == null ? shiftDay(today, 1 - LATELY_DAYS) : shiftDay(week_start, -7 * place.week);
}

export function weekdayName(date: string): string {
  const name = WEEKDAYS[weekdayOf(date)] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export function isWithin(on: string, { from, to }: Pick<AskedPeriod, 'from' | 'to'>): boolean {
  return on >= from && on <= to;
}

/** Whole weeks of a period, at least one. */
export function weeksOf({ from, to }: Pick<AskedPeriod, 'from' | 'to'>): number {
  return Math.max(1, (daysBetween(from, to) + 1) / 7);
}
