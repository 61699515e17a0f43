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
