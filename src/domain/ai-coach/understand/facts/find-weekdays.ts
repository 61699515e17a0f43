/** Weekdays from Monday, 0 being Sunday. */
export const ORDER = [1, 2, 3, 4, 5, 6, 0];
const NAMES = [
  'sun(?:day)?s?',
  'mon(?:day)?s?',
  'tu(?:e|es)?(?:day)?s?',
  'wed(?:nes(?:day)?)?s?',
  'thu?(?:r|rs)?(?:day)?s?',
  'fri?(?:day)?s?',
  'sat(?:ur(?:day)?)?s?',
];
/** Short forms that are also words count only beside another weekday: «m/w/f», «mo till fr», «sun». */
const SHORT = /^(?:su|mo|tu|we|th|fr|sa|m|t|w|f|s|sun|sat|mon|wed)$/;
/** One weekday, as a pattern. */
export const ONE_DAY = NAMES.join('|');
export const DAY = new RegExp(`\\b(?:${ONE_DAY})\\b`, 'g');
const RANGE = new RegExp(`\\b(${ONE_DAY}|mo|fr|sa|su)\\b ?(?:-|–|to|till|until|through|thru) ?\\b(${ONE_DAY}|mo|fr|sa|su)\\b`, 'g');
const LETTERS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bm ?[/,.-] ?w ?[/,.-] ?f\b|\bmwf\b/, [1, 3, 5]],
  [/\b(?:m ?[/,.] ?)?tu? ?[/,.-] ?th\b(?! ?[/,.-] ?f)|\btth\b|\btuth\b/, [2, 4]],
  [/\bm ?[/,.-] ?t ?[/,.-] ?th ?[/,.-] ?f\b/, [1, 2, 4, 5]],
  [/\bm ?- ?th\b/, [1, 2, 3, 4]],
  [/\bm ?[/,.] ?th\b/, [1, 4]],
  [/\btu ?[/,.-] ?f\b/, [2, 5]],
  [/\bm ?(?:-|to) ?f\b/, [1, 2, 3, 4, 5]],
];

const WORKING_DAYS =
  /\b(?:week ?days|week ?nights|working days|workdays)\b|\b(?:on|only|any|all|every|each|just|5|a) week ?day\b|\bweek ?(?:day|night) (?:mornings?|evenings?|nights?|lunch\w*|afternoons?)\b/;

/** «And one weekend day», «once at the weekend» */
const ONE_OF_WEEKEND =
  /\b(?:1|an?|either|any) weekend day\b|\b(?:once|1 ?(?:x|time|day|session)) (?:(?:in|on|at|over|during) )?(?:a |the |each |every )?weekends?\b/;

/** The weekday a word names; -1 for other words. */
function weekdayOf(word: string): number {
  return NAMES.findIndex((name) => new RegExp(`^(?:${name})$`).test(word) || (SHORT.test(word) && name.startsWith(word)));
}

/** The weekdays a text names, with the index of the first one; ranges are filled. */
export function weekdaysIn(text: string): { days: number[]; at: number } {
  const days = new Set<number>();
  let at = text.length;
  const add = (index: number, ...found: number[]): void => {
    for (const day of found) days.add(day);
    at = Math.min(at, index);
  };
  const plain = text
    .replace(/\b[1-4] week ?days?\b/g, (words) => ' '.repeat(words.length))
    .replace(RANGE, (words: string, from: string, to: string, index: number) => {
      const [first, last] = [ORDER.indexOf(weekdayOf(from)), ORDER.indexOf(weekdayOf(to))];
      if (first === -1 || last === first) return words;
      add(index, ...(last > first ? ORDER.slice(first, last + 1) : [...ORDER.slice(first), ...ORDER.slice(0, last + 1)]));
      return ' '.repeat(words.length);
    });
  for (const [signs, found] of LETTERS) {
    const index = plain.search(signs);
    if (index !== -1) add(index, ...found);
  }
  for (const match of plain.matchAll(DAY)) add(match.index, weekdayOf(match[0]));
  const weekend = /\bweekends?\b/.exec(plain);
  if (weekend !== null) add(weekend.index, ...(ONE_OF_WEEKEND.test(plain) ? [6] : [6, 0]));
  const weekdays = WORKING_DAYS.exec(plain);
  if (weekdays !== null) add(weekdays.index, 1, 2, 3, 4, 5);
  return { days: ORDER.filter((day) => days.has(day)), at };
}
