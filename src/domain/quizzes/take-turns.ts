import { UTCDateMini } from '@date-fns/utc/date/mini';
import { differenceInCalendarDays } from 'date-fns';

/** Rotates runs of equal neighbors daily, so that each leads once per cycle. `day` is a `utcDay`. */
export function takeTurns<T>(sorted: readonly T[], areEqual: (a: T, b: T) => boolean, day: number): T[] {
  const groups: T[][] = [];
  for (const one of sorted) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group !== undefined && first !== undefined && areEqual(first, one)) group.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((equals) => {
    const turn = day % equals.length;
    return [...equals.slice(turn), ...equals.slice(0, turn)];
  });
}

/** Days since 1970, in UTC. `now` in ms. */
export function utcDay(now: number): number {
  return differenceInCalendarDays(new UTCDateMini(now), new UTCDateMini(0));
}
