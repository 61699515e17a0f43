/** A local day and time as written. */
export interface WrittenDate {
  /** yyyy-mm-dd */
  readonly date: string;
  /** hh:mm:ss; empty when only a day is written. */
  readonly time: string;
}

/** In which order a file writes days of digits alone. */
export type DayOrder = 'month-first' | 'day-first';

/** Beginnings of month names in the languages phones export in, without accents. The longest that fits counts: «marras» is no March. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'ian', 'янв', 'січ', 'ιαν', 'sty', 'oca', 'tammi', 'led'],
  ['feb', 'fev', 'фев', 'лют', 'φεβ', 'lut', 'sub', 'helmi', 'uno'],
  ['mar', 'mrz', 'mrt', 'maa', 'мар', 'бер', 'μαρ', 'bre'],
  ['apr', 'avr', 'abr', 'апр', 'кві', 'απρ', 'kwi', 'nis', 'huhti', 'dub'],
  ['mai', 'may', 'mag', 'mei', 'maj', 'маи', 'мая', 'тра', 'μαι', 'touko', 'kve'],
  ['jun', 'juin', 'giu', 'iun', 'июн', 'чер', 'ιουν', 'cze', 'haz', 'kesa', 'cerven'],
  ['jul', 'juil', 'lug', 'iul', 'июл', 'лип', 'ιουλ', 'lip', 'tem', 'heina', 'cervenec', 'cervence', 'cvc'],
  ['aug', 'aou', 'ago', 'agu', 'авг', 'сер', 'αυγ', 'sie', 'elo', 'srp'],
  ['sep', 'set', 'sze', 'сен', 'вер', 'σεπ', 'wrz', 'eyl', 'syys', 'zar'],
  ['okt', 'oct', 'ott', 'out', 'окт', 'жов', 'οκτ', 'paz', 'eki', 'loka', 'rij'],
  ['nov', 'noi', 'ноя', 'лис', 'νοε', 'lis', 'kas', 'marras'],
  ['dec', 'dez', 'dic', 'des', 'дек', 'гру', 'δεκ', 'gru', 'ara', 'joulu', 'pros'],
];

/** The name of a weekday at the start of a text, two letters long only before a day. */
const WEEKDAY =
  /^(?:(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve)[.,]?(?=\s+\d)|(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|luned|marted|mercoled|gioved|venerd|sabato|domenica|segunda|ter[çc]a|quarta|quinta|sexta)\p{L}*(?:-feira)?[.,)]*(?=\s|$))/iu;

/** A text without the weekday it begins with, which says nothing beside a day. */
export function withoutWeekday(text: string): string {
  return text.replace(WEEKDAY, '');
}

const TIME = /(?:(오전|오후|上午|下午|午前|午後)\s?)?(\d{1,2})\s?[:h.]\s?(\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?(?:\s?([ap])\.?\s?m\b\.?)?/i;
/** Words for the hours after noon. */
const AFTER_NOON = ['오후', '下午', '午後', 'p'];

/**
 * A day, with its time if there is one: «2021-02-10 16:46:13», «7 Apr 2026, 10:14», «Jul 28, 2026, 6:49 PM», «28 juil. 2026 à 18:49»,
 * «28.07.2026». Zones are ignored, so that the day stays as written.
 */
export function readDate(text: string, order: DayOrder): WrittenDate | undefined {
  const written = text.normalize('NFKC').trim();
  const counted = readCountedDate(written);
  if (counted !== undefined) return counted;
  const iso = /^(\d{4})(?:[-/.年]|년\s?)(\d{1,2})(?:[-/.月]|월\s?)(\d{1,2})[日일]?/.exec(written);
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

const MINUTES_OF_DAY = 1_440;

/** «20240108», seconds or milliseconds since 1970 (in UTC, since no zone is written), and the numbers spreadsheets keep days as. */
function readCountedDate(written: string): WrittenDate | undefined {
  const [, year, month, day, hour = '', minute = ''] = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:[T ]?(\d\d)(\d\d)(?:\d\d)?)?$/.exec(written) ?? [];
  if (year !== undefined) return dated([year, month, day], hour === '' ? '' : `${hour}:${minute}`);
  const [, days, fraction = ''] = /^([34]\d{4})(\.\d+)?$/.exec(written) ?? [];
  // A spreadsheet counts days from the end of 1899, with the time as their fraction.
  if (days !== undefined)
    return instant(Date.UTC(1899, 11, 30 + Number(days), 0, Math.round(Number(fraction) * MINUTES_OF_DAY)), fraction !== '');
  if (/^1\d{12}$/.test(written)) return instant(Number(written), true);
  return /^1\d{9}(?:\.\d+)?$/.test(written) ? instant(Number(written) * 1000, true) : undefined;
}

function instant(ms: number, hasTime: boolean): WrittenDate {
  const [date = '', time = ''] = new Date(ms).toISOString().slice(0, 19).split('T');
  return { date, time: hasTime ? time : '' };
}

function readNamedMonth(written: string): WrittenDate | undefined {
  const plain = written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const short = /^\d{1,2}[- ]\p{L}+\.?[- ](\d{2})(?!\d)/u.exec(plain);
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(plain) ?? short;
  if (year === null) return undefined;
  const end = year === short ? year[0].length : year.index + 4;
  // Hungarian writes the year first: «2025. ápr. 7.»
  const isYearFirst = year.index === 0 && year !== short;
  const place = isYearFirst ? plain.slice(end) : plain.slice(0, end - (year[1]?.length ?? 0));
  const month = monthOf(place);
  const day = /(?<!\d)(\d{1,2})(?!\d|:)/.exec(place);
  if (month === undefined || day === null) return undefined;
  const rest = isYearFirst ? place.slice(day.index + day[0].length) : plain.slice(end);
  return dated([year === short ? `20${year[1]}` : year[1], String(month), day[1]], rest);
}

/** The last word that begins like a month: the name of a weekday may come first, and «mar.» is also a Tuesday. */
function monthOf(plain: string): number | undefined {
  for (const [word] of [...plain.matchAll(/\p{L}{3,}/gu)].toReversed()) {
    const fitting = MONTHS.flatMap((names, index) =>
      names.filter((name) => word.startsWith(name)).map((name) => ({ month: index + 1, length: name.length })),
    );
    const [longest] = fitting.sort((a, b) => b.length - a.length);
    if (longest !== undefined) return longest.month;
  }
  return undefined;
}

function dated([year = '', month = '', day = '']: readonly (string | undefined)[], rest: string): WrittenDate | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1900 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return undefined;
  return { date: `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`, time: readTime(rest) };
}

export function readTime(text: string): string {
  const match = TIME.exec(text);
  if (match === null) return '';
  const [, before, hours = '', minutes = '', seconds = '00', after] = match;
  const half = before ?? after?.toLowerCase();
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (AFTER_NOON.includes(half) ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return '';
  return `${two(hour)}:${minutes}:${seconds}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** How the days of a file are read. */
export interface DaysRead {
  readonly order: DayOrder;
  /** A day as written that both orders read differently, of a file in which nothing tells the order (IMPORT-16). */
  readonly unsure?: string;
}

/**
 * The order of the days in a column: a number above 12 tells. Where none does, the one `asked` for counts, else the days of a log stand
 * near those before and after them, so that the order with the shorter way through all of them counts, and when both are as long
 * `otherwise`.
 */
export function daysReadOf(
  dates: Iterable<string>,
  { asked, otherwise = 'month-first' }: { asked?: DayOrder | undefined; otherwise?: DayOrder },
): DaysRead {
  const days: (readonly [year: number, first: number, second: number])[] = [];
  let unsure: string | undefined;
  for (const text of dates) {
    const [written, first, second, year] = /^\s*(\d{1,2})[-/](\d{1,2})[-/](\d{2,4})/.exec(text) ?? [];
    if (first === undefined) continue;
    if (Number(first) > 12) return { order: 'day-first' };
    if (Number(second) > 12) return { order: 'month-first' };
    if (Number(first) !== Number(second)) unsure ??= written?.trim();
    days.push([Number(year), Number(first), Number(second)]);
  }
  const order = asked ?? nearerOrder(days, otherwise);
  return unsure === undefined ? { order } : { order, unsure };
}

function nearerOrder(days: readonly (readonly [year: number, first: number, second: number])[], otherwise: DayOrder): DayOrder {
  const monthFirst = wayThrough(days.map(([year, first, second]) => Date.UTC(year, first, second)));
  const dayFirst = wayThrough(days.map(([year, first, second]) => Date.UTC(year, second, first)));
  if (dayFirst === monthFirst) return otherwise;
  return dayFirst < monthFirst ? 'day-first' : 'month-first';
}

function wayThrough(values: readonly number[]): number {
  return values.reduce((way, value, index) => way + Math.abs(value - (values[index - 1] ?? value)), 0);
}
