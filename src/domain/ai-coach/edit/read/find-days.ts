import type { Pattern } from '../../../exercises/exercise.ts';
import { dayName } from '../../change/compare-days.ts';
import { DAY_CONTENT_ROWS } from '../day-content-table.ts';
import type { PlanContents } from '../plan-contents.ts';
import type { DayRef } from '../plan-edit.ts';

/** A day a message names: a weekday, a day of the plan, or both. */
export interface DayMention {
  /** 0 Sunday to 6 Saturday. */
  weekday?: number;
  /** The plan's day; undefined for a weekday without a session. */
  day?: DayRef;
  /** Index in the text. */
  at: number;
}

const WEEKDAY =
  /\b(?:(sun)(?:days?|s)?|(mon)(?:days?|s)?|(tue)(?:s|sdays?|days?)?|(wed)(?:s|nesdays?)?|(thu)(?:r|rs|rsdays?|rdays?)?|(fri)(?:days?|s)?|(sat)(?:urdays?|s)?)(?:'s)?\b/g;
const NUMBERED =
  /\b(?:day|session|workout|unit|training)s? ?(?:no\.? ?|nr\.? ?|#)?([1-7a-g])\b(?! ?(?:min|days?|times?|sets?|x|reps?|st|nd|rd|th))|\b(first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|seventh|7th|last) (?:training |gym )?(?:day|session|workout|unit|one of the week)\b/g;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** Every day a text names, in order: weekdays, «day 2», «session B», «the last day», «leg day», «squat day». */
export function findDays(text: string, plan: PlanContents): DayMention[] {
  const { days, weekdays } = plan;
  const found: DayMention[] = [];
  for (const match of text.matchAll(WEEKDAY)) {
    if (
      /^(?:sat|sun)$/.test(match[0]) &&
      /^ ?(?:on|down|in|up|there|here|at|next|shines?|sets?|rises?)\b/.test(text.slice(match.index + 3))
    )
      continue;
    const weekday = match.slice(1).findIndex((group) => group !== undefined);
    const index = weekdays.indexOf(weekday);
    found.push({ weekday, at: match.index, ...(days[index] === undefined ? {} : { day: days[index] }) });
  }
  for (const match of text.matchAll(NUMBERED)) {
    const index = placeOf(match[1], match[2], days.length);
    const day = days[index];
    if (day !== undefined) found.push({ day, at: match.index });
  }
  for (const { contents, at } of namedContents(text)) {
    const held = days.filter(({ index }) => holdsMostly(plan, index, contents));
    const [day, ...more] = held.length > 1 && contents.length === 1 ? held.filter(({ index }) => beginsWithBigLift(plan, index)) : held;
    if (day !== undefined && more.length === 0) found.push({ day, at });
  }
  return found.sort((a, b) => a.at - b.at);
}

function placeOf(short: string | undefined, ordinal: string | undefined, days: number): number {
  if (short !== undefined) return /\d/.test(short) ? Number(short) - 1 : short.charCodeAt(0) - 'a'.charCodeAt(0);
  if (ordinal === 'last') return days - 1;
  const word = ORDINALS.indexOf(ordinal ?? '');
  return word === -1 ? Number.parseInt(ordinal ?? '1', 10) - 1 : word;
}

/** A press day begins with a press, lying or overhead. */
const PRESSES: readonly Pattern[] = ['horizontal-push', 'vertical-push'];
const CONTENT_WORDS: readonly (readonly [RegExp, readonly Pattern[]])[] = [
  [/\b(?:legs?|lower(?: body)?|lower-body) (?:day|session|workout)\b|\bday of (?:the )?legs?\b/g, DAY_CONTENT_ROWS.legs.patterns],
  [/\b(?:upper(?: body)?|upper-body) (?:day|session|workout)\b/g, DAY_CONTENT_ROWS['upper body'].patterns],
  [/\bpush(?:ing)? (?:day|session|workout)\b/g, DAY_CONTENT_ROWS.push.patterns],
  [/\bpull(?:ing)? (?:day|session|workout)\b/g, DAY_CONTENT_ROWS.pull.patterns],
  [/\barms? (?:day|session|workout)\b/g, DAY_CONTENT_ROWS.arms.patterns],
  [/\bback (?:day|session|workout)\b/g, DAY_CONTENT_ROWS.back.patterns],
  [/\b(?:chest|bench) (?:day|session|workout)\b/g, ['horizontal-push']],
  [/\bsquat (?:day|session|workout)\b/g, ['squat']],
  [/\b(?:deadlift|hinge) (?:day|session|workout)\b/g, ['hinge']],
  [/\b(?:press|overhead press) (?:day|session|workout)\b/g, PRESSES],
];

function namedContents(text: string): { contents: readonly Pattern[]; at: number }[] {
  return CONTENT_WORDS.flatMap(([signs, contents]) => [...text.matchAll(signs)].map((match) => ({ contents, at: match.index })));
}

/** More than half of the exercises are of these patterns, or for a single pattern the first main lift is. */
function holdsMostly(plan: PlanContents, index: number, patterns: readonly Pattern[]): boolean {
  const all = plan.exercises.flatMap(({ day, exercise }) => (day === index ? [exercise?.pattern] : []));
  const is = (pattern: Pattern | undefined): boolean => pattern !== undefined && patterns.includes(pattern);
  return patterns.length === 1 || patterns === PRESSES ? is(all[0]) : all.filter(is).length * 2 > all.length;
}

const BIG_LIFTS: ReadonlySet<string | undefined> = new Set(['back-squat', 'bench-press', 'deadlift', 'overhead-press']);

/** Of two days that begin with a squat, «squat day» is the one with the back squat. */
function beginsWithBigLift({ exercises }: PlanContents, index: number): boolean {
  return BIG_LIFTS.has(exercises.find(({ day }) => day === index)?.exercise?.id);
}

/** The plan's days as short phrases to tap: «Swap …» needs «on Friday». */
export function dayChoices(plan: PlanContents, words: (day: string) => string): string[] {
  return plan.days.map(({ label }) => words(dayName(label)));
}
