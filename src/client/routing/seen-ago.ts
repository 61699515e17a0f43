/** Elapsed time in the largest whole unit, up to days; «just now» for a clock set back. Both arguments in milliseconds. */
export function seenAgo(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (minutes < 1) return 'just now';
  if (hours < 1) return count(minutes, 'minute');
  if (hours < 24) return count(hours, 'hour');
  return count(Math.floor(hours / 24), 'day');
}

function count(many: number, unit: string): string {
  return `${many} ${unit}${many === 1 ? '' : 's'} ago`;
}
