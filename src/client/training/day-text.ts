/** «16 November», with the year when it differs from that of `now` (ms). */
export function dayText(date: string, now: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const isThisYear = year === new Date(now).getFullYear();
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) }).format(
    new Date(year, month - 1, day, 12),
  );
}
