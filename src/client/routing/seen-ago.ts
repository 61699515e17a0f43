import { millisecondsInDay as DAY, millisecondsInHour as HOUR, millisecondsInMinute as MINUTE } from 'date-fns/constants';

/** Elapsed time in the largest whole unit; «just now» for a clock set back. */
export function seenAgo(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return count(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return count(Math.floor(age / HOUR), 'hour');
  return count(Math.floor(age / DAY), 'day');
}

function count(many: number, unit: string): string {
  return `${many} ${unit}${many === 1 ? '' : 's'} ago`;
}
