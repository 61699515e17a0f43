import type { Brief } from './brief-shape.ts';

/** Sports whose one day of the week is a match or a race that legs must be fresh for. */
const IS_PLAYED =
  /football|soccer|footy|fives|futsal|rugby|hockey|lacrosse|shinty|hurling|camogie|basketball|volleyball|netball|handball|tennis|badminton|squash|cricket|race|marathon|triathl|parkrun|match/;

/** The weekday of a match, where the sport has one; off season there is none (TEMPLATE-16). */
export function matchDay({ sports, season }: Pick<Brief, 'sports' | 'season'>): number | undefined {
  if (season === 'off') return undefined;
  return sports.find(({ name, weekdays }) => weekdays.length === 1 && IS_PLAYED.test(name.toLowerCase()))?.weekdays[0];
}

/** Days from a weekday to the next match: 1 is the eve, 6 the day after the last one. */
export function daysToMatch(weekday: number, match: number): number {
  return (match - weekday + 7) % 7;
}
