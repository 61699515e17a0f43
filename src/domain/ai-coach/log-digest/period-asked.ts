import { daysBetween, formatDay, shiftDay, weekdayOf } from '../../training/week.ts';
import type { LogDigest } from './digest-shape.ts';

/** A span of days that a question names, inclusive. */
export interface AskedPeriod {
  from: string;
  to: string;
  /** «this week», «in October», «since Nov 3». */
  words: string;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const MONTH = `(${MONTHS.map((name) => (name === 'may' ? name : `${name}|${name.slice(0, 3)}`)).join('|')}|sept)`;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:day|s|nesday|rs|rsday|urday|sday)?\b/;

type Dates = Pick<LogDigest, 'today' | 'week_start'>;

/** The first period a normalised text names; undefined for none. */
export function periodAsked(text: string, dates: Dates): AskedPeriod | undefined {
  return relative(text, dates) ?? counted(text, dates) ?? named(text, dates) ?? weekday(text, dates);
}

function relative(text: string, { today, week_start }: Dates): AskedPeriod | undefined {
  const month = `${today.slice(0, 7)}-01`;
  const lastMonth = `${shiftDay(month, -1).slice(0, 7)}-01`;
  if (/\byesterday\b/.test(text)) return { from: shiftDay(today, -1), to: shiftDay(today, -1), words: 'yesterday' };
  if (/\b(?:this (?:wk|week)|since (?:sunday|monday))\b/.test(text)) return { from: week_start, to: today, words: 'this week' };
  if (/\b(?:last|previous|past) (?:wk|week)\b/.test(text))
    return { from: shiftDay(week_start, -7), to: shiftDay(week_start, -1), words: 'last week' };
  if (/\b(?:this|the current|present) (?:month|mth)\b/.test(text)) return { from: month, to: today, words: 'this month' };
  if (/\b(?:last|previous) (?:month|mth)\b/.test(text)) return { from: lastMonth, to: shiftDay(month, -1), words: 'last month' };
  if (/\b(?:this year|since (?:the )?(?:new year|beginning of (?:the )?year|first of the year))\b/.test(text))
    return { from: `${today.slice(0, 4)}-01-01`, to: today, words: 'this year' };
  if (/\bquarter\b/.test(text)) return { from: shiftDay(today, -90), to: today, words: 'in the last 13 weeks' };
  if (/\bfortnight\b/.test(text)) return { from: shiftDay(today, -13), to: today, words: 'in the last 2 weeks' };
  return undefined;
}

function counted(text: string, { today }: Dates): AskedPeriod | undefined {
  const match = /\b(?:last|past|previous|these) (\d{1,2}) (day|week|wk|month|mth)s?\b/.exec(text);
  if (match === null) return undefined;
  const [, count = '1', unit = 'week'] = match;
  const days = Number(count) * (unit === 'day' ? 1 : unit.startsWith('w') ? 7 : 30);
  const word = unit === 'day' ? 'day' : unit.startsWith('w') ? 'week' : 'month';
  return { from: shiftDay(today, 1 - days), to: today, words: `in the last ${count} ${word}${count === '1' ? '' : 's'}` };
}

/** «in October», «since August»: the latest that has begun. «May» alone may be a verb. */
function named(text: string, { today }: Dates): AskedPeriod | undefined {
  const match = new RegExp(`\\b(?:(since|from) )?(?:(?:in|of|during|last|all) )?${MONTH}\\b`).exec(text);
  if (match === null || (match[0] === 'may' && text !== 'may')) return undefined;
  const index = MONTHS.findIndex((name) => name.startsWith((match[2] ?? '').slice(0, 3)));
  const year = Number(today.slice(0, 4)) - (index + 1 > Number(today.slice(5, 7)) ? 1 : 0);
  const from = `${year}-${String(index + 1).padStart(2, '0')}-01`;
  const name = MONTHS[index] ?? '';
  const month = `${name.charAt(0).toUpperCase()}${name.slice(1)}${year === Number(today.slice(0, 4)) ? '' : ` ${year}`}`;
  if (match[1] !== undefined) return { from, to: today, words: `since ${month}` };
  const end = shiftDay(`${shiftDay(from, 31).slice(0, 7)}-01`, -1);
  return { from, to: end > today ? today : end, words: `in ${month}` };
}

/** The latest such day before today. */
function weekday(text: string, { today }: Dates): AskedPeriod | undefined {
  const match = WEEKDAY.exec(text);
  if (match === null) return undefined;
  const day = WEEKDAYS.findIndex((name) => name.startsWith(match[1] ?? ''));
  const back = (weekdayOf(today) - day + 7) % 7 || 7;
  const on = shiftDay(today, -back);
  return { from: on, to: on, words: `on ${weekdayName(on)}, ${formatDay(on, today)}` };
}

export function weekdayName(date: string): string {
  const name = WEEKDAYS[weekdayOf(date)] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

export function isWithin(on: string, { from, to }: AskedPeriod): boolean {
  return on >= from && on <= to;
}

/** Whole weeks of a period, at least one. */
export function weeksOf({ from, to }: AskedPeriod): number {
  return Math.max(1, (daysBetween(from, to) + 1) / 7);
}
