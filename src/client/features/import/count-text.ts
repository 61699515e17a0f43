const GROUPED = new Intl.NumberFormat('en');

/** «4,120» */
export function countText(count: number): string {
  return GROUPED.format(count);
}

/** «1 workout», «4,120 workouts». */
export function countOf(count: number, one: string): string {
  return `${countText(count)} ${one}${count === 1 ? '' : 's'}`;
}
