/** A local date at noon, unaffected by daylight saving time. */
function atNoon(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** «Wednesday» */
export function weekdayName(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long' }).format(atNoon(date));
}

/** «Wed» */
export function weekdayShort(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'short' }).format(atNoon(date));
}

/** «November» */
export function monthName(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(atNoon(date));
}

/** «November 2026» */
export function monthWithYear(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(atNoon(date));
}

/** «18 November», with its year when it is not this one. */
export function dayName(date: string, today: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...yearUnless(date, today) }).format(atNoon(date));
}

/** «18 Nov», with its year when it is not this one. */
export function shortDay(date: string, today: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...yearUnless(date, today) }).format(atNoon(date));
}

function yearUnless(date: string, today: string): { year?: 'numeric' } {
  return date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' };
}

/** «07:30» */
export function timeOfDay(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(date);
}
