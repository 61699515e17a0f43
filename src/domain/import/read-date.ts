/** A local day and time as written. */
export interface WrittenDate {
  /** yyyy-mm-dd */
  readonly date: string;
  /** hh:mm:ss; empty when only a day is written. */
  readonly time: string;
}

/** In which order a file writes days of digits alone. */
export type DayOrder = 'month-first' | 'day-first';

/** Beginnings of month names in the languages phones export in, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'janv', 'янв', 'sty', 'oca'],
  ['feb', 'fev', 'fevr', 'фев', 'lut', 'sub'],
  ['mar', 'mrz', 'mrt', 'maa', 'мар'],
  ['apr', 'avr', 'abr', 'апр', 'kwi', 'nis'],
  ['mai', 'may', 'mag', 'mei', 'maj', 'маи', 'мая'],
  ['jun', 'juin', 'giu', 'июн', 'cze', 'haz'],
  ['jul', 'juil', 'lug', 'июл', 'lip', 'tem'],
  ['aug', 'aou', 'ago', 'авг', 'sie'],
  ['sep', 'set', 'сен', 'wrz', 'eyl'],
  ['okt', 'oct', 'ott', 'out', 'окт', 'paz', 'eki'],
  ['nov', 'ноя', 'lis', 'kas'],
  ['dec', 'dez', 'dic', 'дек', 'gru', 'ara'],
];

const TIME = /(\d{1,2})\s?[:h.]\s?(\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?(?:\s?([ap])\.?\s?m\b\.?)?/i;

/**
 * A day, with its time if there is one: «2021-02-10 16:46:13», «7 Apr 2026, 10:14», «Jul 28, 2026, 6:49 PM», «28 juil. 2026 à 18:49»,
 * «28.07.2026». Zones are ignored, so that the day stays as written.
 */
export function readDate(text: string, order: DayOrder): WrittenDate | undefined {
  const written = text.normalize('NFKC').trim();
  const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/.exec(written);
  if (iso !== null) return dated([iso[1], iso[2], iso[3]], written.slice(iso[0].length));
  const digits = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?!\d)/.exec(written);
  if (digits !== null) {
    const [whole, first, mark, second, year = ''] = digits;
    const isDayFirst = mark === '.' || order === 'day-first';
    return dated(
      [year.length === 2 ? `20${year}` : year, isDayFirst ? second : first, isDayFirst ? first : second],
      written.slice(whole.length),
    );
  }
  return readNamedMonth(written);
}

function readNamedMonth(written: string): WrittenDate | undefined {
  const plain = written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(plain);
  if (year === null) return undefined;
  const month = monthOf(plain.slice(0, year.index));
  const day = /(?<!\d)(\d{1,2})(?!\d|:)/.exec(plain.slice(0, year.index));
  if (month === undefined || day === null) return undefined;
  return dated([year[1], String(month), day[1]], plain.slice(year.index + 4));
}

/** The last word that begins like a month: the name of a weekday may come first, and «mar.» is also a Tuesday. */
function monthOf(plain: string): number | undefined {
  for (const [word] of [...plain.matchAll(/\p{L}{3,}/gu)].toReversed()) {
    const index = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
    if (index !== -1) return index + 1;
  }
  return undefined;
}

function dated([year = '', month = '', day = '']: readonly (string | undefined)[], rest: string): WrittenDate | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1900 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return undefined;
  return { date: `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`, time: readTime(rest) };
}

function readTime(text: string): string {
  const match = TIME.exec(text);
  if (match === null) return '';
  const [, hours = '', minutes = '', seconds = '00', half] = match;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return '';
  return `${two(hour)}:${minutes}:${seconds}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** The order of the days in a column: a number above 12 tells; otherwise the twelve-hour clock and slashes mean month first. */
export function dayOrderOf(dates: Iterable<string>): DayOrder {
  for (const text of dates) {
    const match = /^\s*(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}/.exec(text);
    if (match === null) continue;
    if (Number(match[1]) > 12) return 'day-first';
    if (Number(match[2]) > 12) return 'month-first';
  }
  return 'month-first';
}
