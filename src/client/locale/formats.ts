/**
 * Dates, times, numbers, lists and money as the person's browser writes them, in its time zone. The product speaks English: names of days
 * and months are English words, and where the browser's language is another, dates are figures in that language's order (decision 75).
 */

/** An instant, or a calendar day `2026-11-18`, which belongs to no time zone. */
type Moment = string | number | Date;
type Words = 'weekday' | 'month' | 'year' | 'day';

const WORDS = 'en-US';
const DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', signDisplay: 'negative' } as const;

/** «Wednesday» */
export const weekdayName = (day: Moment) => namesOf(day, { weekday: 'long' });
/** «Wed» */
export const weekdayShort = (day: Moment) => namesOf(day, { weekday: 'short' });
/** «November» */
export const monthName = (day: Moment) => namesOf(day, { month: 'long' });
/** «Nov» */
export const monthShort = (day: Moment) => namesOf(day, { month: 'short' });
/** «November 2026» */
export const monthWithYear = (day: Moment) => namesOf(day, { month: 'long', year: 'numeric' });

/** «November 18», «18.11.», with the year unless it is that of `now`. */
export function dayText(day: Moment, now?: Moment): string {
  return dateText(day, 'long', now);
}

/** «Nov 18», «18.11.», with the year unless it is that of `now`. */
export function shortDayText(day: Moment, now?: Moment): string {
  return dateText(day, 'short', now);
}

/** «Nov 15 – Nov 21», «15.11. – 21.11.»; with years when the week crosses one or is in another than `today`. */
export function weekRangeText(days: readonly string[], today: string): string {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${shortDayText(first, isOneYear ? first : undefined)} – ${shortDayText(last, isOneYear ? today : undefined)}`;
}

/** «7:30 AM», «07:30»; nothing for what is no time. */
export function timeText(instant: Moment): string {
  const date = dateOf(instant);
  if (!isValid(date)) return '';
  // The narrow space before AM and PM is missing from many fonts.
  return new Intl.DateTimeFormat(personLocale(), { timeStyle: 'short' }).format(date).replace('\u202f', ' ');
}

/** «Mon, Nov 23, 2:05 PM», «Mon, 23.11., 14:05» */
export function momentText(instant: Moment): string {
  return isValid(dateOf(instant)) ? `${weekdayShort(instant)}, ${shortDayText(instant, instant)}, ${timeText(instant)}` : String(instant);
}

/** «4,120», «4.120» */
export function numberText(value: number, maximumFractionDigits = 3): string {
  return new Intl.NumberFormat(personLocale(), { maximumFractionDigits }).format(value);
}

/** A wire amount ('1494.00', dollars): «$1,494.00», «1.494,00 $»; `whole` rounds to the dollar, beside the exact amount only. */
export function amountText(dollars: string, { whole = false } = {}): string {
  const digits = whole ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2 };
  const money = new Intl.NumberFormat(personLocale(), { ...DOLLARS, ...digits });
  // A minus sign is as wide as a digit.
  return money.format(Number(dollars)).replace('-', '−');
}

/** «3 sets, 2 changes, and 1 message» */
export function listText(words: readonly string[]): string {
  return new Intl.ListFormat(WORDS).format(words);
}

function personLocale(): string {
  try {
    return Intl.getCanonicalLocales(globalThis.navigator?.language)[0] ?? WORDS;
  } catch {
    // Some systems call their language «C».
    return WORDS;
  }
}

function dateText(day: Moment, month: 'long' | 'short', now: Moment | undefined): string {
  const date = dateOf(day);
  if (!isValid(date)) return String(day);
  const locale = personLocale();
  const isThisYear = now !== undefined && dateOf(now).getFullYear() === date.getFullYear();
  const isEnglish = new Intl.Locale(locale).language === 'en';
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: isEnglish ? month : 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(date);
}

function namesOf(day: Moment, parts: Pick<Intl.DateTimeFormatOptions, Words>): string {
  const date = dateOf(day);
  return isValid(date) ? new Intl.DateTimeFormat(WORDS, parts).format(date) : String(day);
}

/** A calendar day stands for its noon, which summer time does not move. */
function dateOf(moment: Moment): Date {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(String(moment)) ?? [];
  return year === undefined ? new Date(moment) : new Date(Number(year), Number(month) - 1, Number(day ?? 1), 12);
}

function isValid(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}
