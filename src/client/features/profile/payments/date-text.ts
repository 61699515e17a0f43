const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const LONG_MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `9 Nov 2026` in local time. Invalid dates are shown as they are. */
export const dayText = (iso: string) => show(DAY, iso);
/** `9 Nov`. */
export const shortDayText = (iso: string) => show(SHORT_DAY, iso);
/** `Mon, 23 Nov, 14:05`. */
export const momentText = (iso: string) => show(MOMENT, iso);
/** `Nov` of `2026-11`. */
export const monthText = (month: string) => show(MONTH, `${month}-01T00:00:00Z`);
export const longMonthText = (month: string) => show(LONG_MONTH, `${month}-01T00:00:00Z`);

function show(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}

/** `51 h 20 min`, never below nothing. */
export function timeLeftText(dueAt: string, now: number): string {
  const minutes = Math.max(0, Math.floor((new Date(dueAt).getTime() - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${String(minutes)} min` : `${String(hours)} h ${String(minutes % 60)} min`;
}
