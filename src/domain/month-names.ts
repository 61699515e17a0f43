/** January first. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** «Jan» to «Dec». */
export const MONTHS: readonly string[] = MONTH_NAMES.map((name) => name.slice(0, 3));
