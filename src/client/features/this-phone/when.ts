const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** «today 10:31», «yesterday 18:02», «18 November 07:40»; the year only when it is another one. */
export function formatWhen(instant: string | number, now: Date): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return 'at an unknown time';
  return `${dayWord(at, now)} ${TIME.format(at)}`;
}

/** «today 10:31 and 10:34» for the first and the last of several. */
export function formatSpan(instants: readonly string[], now: Date): string {
  const sorted = instants.map((instant) => new Date(instant)).sort((a, b) => a.getTime() - b.getTime());
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return '';
  const from = formatWhen(first.getTime(), now);
  if (TIME.format(first) === TIME.format(last) && isSameDay(first, last)) return from;
  return `${from} ${sorted.length === 2 ? 'and' : 'to'} ${isSameDay(first, last) ? TIME.format(last) : formatWhen(last.getTime(), now)}`;
}

/** «20 November» from a calendar day `2026-11-20`, which belongs to no time zone. */
export function formatDay(day: string, now: Date): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = new Date(year, month - 1, date);
  if (Number.isNaN(at.getTime())) return day;
  return year === now.getFullYear() ? DAY.format(at) : DAY_OF_YEAR.format(at);
}

function dayWord(at: Date, now: Date): string {
  if (isSameDay(at, now)) return 'today';
  if (isSameDay(at, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'yesterday';
  return at.getFullYear() === now.getFullYear() ? DAY.format(at) : DAY_OF_YEAR.format(at);
}

function isSameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();
}
