import { dayText, timeText } from '#client/locale/formats.ts';

/** «today 10:31 AM», «yesterday 6:02 PM», «November 18 7:40 AM»; the year only when it is another one. */
export function formatWhen(instant: string | number, now: Date): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return 'at an unknown time';
  return `${dayWord(at, now)} ${timeText(at)}`;
}

/** «today 10:31 AM and 10:34 AM» for the first and the last of several. */
export function formatSpan(instants: readonly string[], now: Date): string {
  const sorted = instants.map((instant) => new Date(instant)).sort((a, b) => a.getTime() - b.getTime());
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return '';
  const from = formatWhen(first.getTime(), now);
  if (timeText(first) === timeText(last) && isSameDay(first, last)) return from;
  return `${from} ${sorted.length === 2 ? 'and' : 'to'} ${isSameDay(first, last) ? timeText(last) : formatWhen(last.getTime(), now)}`;
}

function dayWord(at: Date, now: Date): string {
  if (isSameDay(at, now)) return 'today';
  if (isSameDay(at, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'yesterday';
  return dayText(at, now);
}

function isSameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();
}
