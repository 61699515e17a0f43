const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const DAY_MS = 86_400_000;

/** The trainee's local date (yyyy-mm-dd): a set at 23:50 belongs to that day, wherever the server is. */
export function localDate(now: Date): string {
  return dateText(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The seven days of the week that holds `date` (yyyy-mm-dd), Sunday first (HIST-1). Throws RangeError for anything else. */
export function weekOf(date: string): string[] {
  const day = dayNumber(date);
  const sunday = day - ((((day + 4) % 7) + 7) % 7);
  return Array.from({ length: 7 }, (_, index) => fromDayNumber(sunday + index));
}

/** `date` plus `weeks`; negative goes back. */
export function shiftWeek(date: string, weeks: number): string {
  return fromDayNumber(dayNumber(date) + weeks * 7);
}

/** `date` plus `days`. */
export function shiftDay(date: string, days: number): string {
  return fromDayNumber(dayNumber(date) + days);
}

/** Whole days between two dates; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** «Nov 15 – Nov 21»; with years when the week crosses one or is in another year. */
export function formatWeekRange(days: readonly string[], today: string): string {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  const withYear = first.slice(0, 4) !== last.slice(0, 4);
  const isOtherYear = last.slice(0, 4) !== today.slice(0, 4);
  return `${monthAndDay(first, withYear)} – ${monthAndDay(last, withYear || isOtherYear)}`;
}

function monthAndDay(date: string, withYear: boolean): string {
  const [year, month, day] = parts(date);
  return `${MONTHS[month - 1]} ${day}${withYear ? `, ${year}` : ''}`;
}

/** Days since 1970-01-01 in UTC, unaffected by daylight saving time. */
function dayNumber(date: string): number {
  const [year, month, day] = parts(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function fromDayNumber(number: number): string {
  const date = new Date(number * DAY_MS);
  return dateText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function parts(date: string): [number, number, number] {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) throw new RangeError(`Not a calendar day: ${date}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

function dateText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
