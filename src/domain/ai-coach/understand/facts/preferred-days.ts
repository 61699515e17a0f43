import { ORDER } from './find-weekdays.ts';

/** «I'd rather train at weekends, 3 days»: the days named come first, and are not all there are. */
const PREFERS = /\b(?:prefer\w*|preference|rather|ideally|preferably|would like|favou?r\w*|happiest|best on|suits? (?:me )?best)\b/;
const SAYS_ONLY = /\b(?:only|just|nothing but|no other|can'?t|cannot)\b/;

/** The named weekdays with as many more as the number of days asks for, each as far from the others as can be; undefined where they are no mere preference. */
export function daysWithPreferred(
  text: string,
  { named, days, taken }: { named: readonly number[]; days: number; taken: readonly number[] },
): number[] | undefined {
  if (named.length === 0 || named.length >= days || !PREFERS.test(text) || SAYS_ONLY.test(text)) return undefined;
  const week = [...named];
  while (week.length < days) {
    const left = ORDER.filter((day) => !week.includes(day) && !taken.includes(day));
    const [first, ...rest] = left;
    if (first === undefined) break;
    week.push(rest.reduce((best, day) => (gapOf(day, week) > gapOf(best, week) ? day : best), first));
  }
  return ORDER.filter((day) => week.includes(day));
}

/** Days to the nearest of the week's days, before or after. */
function gapOf(day: number, week: readonly number[]): number {
  return Math.min(...week.map((other) => Math.min((day - other + 7) % 7, (other - day + 7) % 7)));
}
