export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Default training days, as far apart as possible. 0 is Sunday. */
const SPREAD: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 0],
};

export function spreadDays(days: number): readonly number[] {
  return SPREAD[Math.min(Math.max(Math.round(days), 1), 7)] ?? [1];
}

/** The weekdays a schedule names, and those to keep free. */
export interface WeekdayWish {
  /** Sessions a week. */
  days: number;
  /** Named training days; empty when any day will do. */
  weekdays: readonly number[];
  free: readonly number[];
  /** Days to train on only where others do not do: the eve of a match. */
  spare?: readonly number[];
}

/** Training days, ordered from Monday: the named ones, else as far apart as possible around the days kept free. Never more than asked. */
export function chooseWeekdays({ days, weekdays, free, spare = [] }: WeekdayWish): readonly number[] {
  const possible = (weekdays.length > 0 ? weekdays : FROM_MONDAY).filter((day) => !free.includes(day));
  if (possible.length <= days) return possible.length > 0 ? possible : spreadDays(Math.min(days, 1));
  const spread = spreadDays(days);
  const isSpared = (choice: readonly number[]): boolean => !choice.some((day) => spare.includes(day));
  if (weekdays.length === 0 && spread.every((day) => possible.includes(day)) && isSpared(spread)) return spread;
  const choices = combinations(possible, days);
  const spared = choices.filter((choice) => isSpared(choice) && !haveNeighbours(choice));
  let best: readonly number[] = spared[0] ?? possible.slice(0, days);
  for (const choice of spared.length > 0 ? spared : choices) if (closeness(choice) < closeness(best)) best = choice;
  return best;
}

const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const;

/** Lower when training days are further apart; the nearest pair counts most. */
function closeness(weekdays: readonly number[]): number {
  return weekdays.reduce(
    (sum, day) => sum + Math.max(...weekdays.map((other) => (other === day ? 0 : 1 / ((other - day + 7) % 7) ** 3))),
    0,
  );
}

/** Every choice of `count` items, in order. */
export function combinations(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

/** The weekday of each day of a plan: from its label («Mon», «monday push»), else spread over the week. */
export function weekdaysOfPlan(labels: readonly string[]): number[] {
  const named = labels.map((label) => WEEKDAYS.findIndex((day) => new RegExp(`\\b${day}`, 'i').test(label)));
  const spread = spreadDays(labels.length);
  return named.every((day) => day >= 0) ? named : labels.map((_, index) => spread[index] ?? index % 7);
}

/** Whether two of these weekdays are adjacent (Saturday and Sunday included). */
export function haveNeighbours(weekdays: readonly number[]): boolean {
  return weekdays.some((day) => weekdays.includes((day + 1) % 7));
}
