/** The page of progress. */
export const PROGRESS_MESSAGES = {
  empty: 'No workout logs saved yet.',
  invite: 'After one workout you see its sets and muscles here. After three, a line for each lift.',
  readFailed: 'Your progress could not be read from this phone. Nothing is lost: try again, or reload the page.',
  weekCounts: 'A week counts with one workout.',
  weekOpen: 'A week counts with one workout. This one is still open.',
  target: 'Striped: the target for the goal of your plan.',
  targetWithoutPlan: 'Striped: a target for general fitness.',
  underSoFar: 'Marigold: under it so far.',
  lighterWeek: 'This is a lighter week: less is meant.',
  noRecords: 'A record appears when a day of a main lift beats the days before it.',
  noLifts: 'A line for each lift appears with its first sets.',
  unknown: (sets: number) =>
    sets === 1 ? 'One set is of an exercise whose muscles are not known.' : `${sets} sets are of exercises whose muscles are not known.`,
} as const;

/** Muscles named in one sentence. */
const MUSCLES_SAID = 3;

/** « Your plan still adds 6 for hamstrings and 3 for quads this week.» */
export function setsToComeText(toCome: readonly (readonly [muscle: string, sets: number])[]): string {
  const parts = toCome.slice(0, MUSCLES_SAID).map(([muscle, sets]) => `${sets} for ${muscle}`);
  return parts.length === 0 ? '' : ` Your plan still adds ${new Intl.ListFormat('en').format(parts)} this week.`;
}

/** « sets, target 10 to 18», after the number. */
export function targetText(sets: number, target: readonly [least: number, most: number] | null): string {
  const word = sets === 1 ? ' set' : ' sets';
  return target === null ? word : `${word}, target ${target[0]} to ${target[1]}`;
}

/** Body weight and measurements. */
export const BODY_MESSAGES = {
  missing: 'Enter what you measured.',
  number: 'Enter a number, such as 82.5.',
  range: (least: string, most: string) => `Enter a number from ${least} to ${most}, or choose the other unit.`,
  day: 'Choose a day.',
  future: 'Choose today or an earlier day.',
  invite: 'A few entries a week are enough for a trend.',
  private: 'Nobody else sees this.',
  deleted: (name: string, day: string) => `${name} of ${day} deleted`,
  stands: (amount: string) => `${amount} stands on this day. Saving replaces it.`,
} as const;
