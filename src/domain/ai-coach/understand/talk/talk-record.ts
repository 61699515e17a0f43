import type { PlanContents } from '../../edit/plan-contents.ts';
import type { DayRef, ExerciseRef } from '../../edit/plan-edit.ts';
import { findDays } from '../../edit/read/find-days.ts';
import { findMentions } from '../find-mentions.ts';
import { normaliseText } from '../normalise-text.ts';

/** A message of the person, written out, with what the coach answered. */
export interface Exchange {
  /** Normalised. */
  text: string;
  /** The coach's words, as written. */
  said: string;
}

export type Dimension = 'days' | 'min' | 'sets' | 'reps';

/** What the last turns of a talk leave for a reply to point at (PLAN-31). */
export interface TalkRecord {
  plan: PlanContents;
  /** Exercises named lately, newest first, each once; of an answer only those it begins with. */
  exercises: readonly ExerciseRef[];
  /** The lifts whose progress was told lately, in order. */
  lifts: readonly ExerciseRef[];
  /** The day named last: the plan's, or a weekday without a session. */
  day: { ref?: DayRef; weekday?: number } | undefined;
  /** The day whose session is to go elsewhere. */
  moving: { ref?: DayRef; weekday?: number } | undefined;
  /** What was counted last. */
  dimension: Dimension | undefined;
  /** Days a week that were asked for lately. */
  days: number | undefined;
  /** Minutes a session may take, as the person told last. */
  minutes: number | undefined;
  /** What the coach's last answer gave to choose from. */
  choices: readonly string[];
  /** The choices given last within the talk that is remembered, and what was said since. */
  offered: { choices: readonly string[]; since: string } | undefined;
  /** What the coach last named to come in an exercise's place, in its order. */
  alternatives: { of: string; names: readonly string[] } | undefined;
  /** The talk was of time away or off. */
  isOff: boolean;
  last: Exchange | undefined;
}

/** How many exchanges a reply may point back to. */
const REMEMBERED = 4;

/** The coach told how a lift goes. */
export const LIFT_TOLD = /\b(?:is going up|holds its level|has gone down|still moves)\b|\bsessions? so far\b|\bmoves least\b|\bgoes best\b/;
/** The coach's words on time off, which a later date corrects. */
const OFF = /^(?:Then there is no training|Away)\b/;
const MOVES = /\b(?:move|shift|push|switch|put|swap|change)\b/;
const CHOICE = /«([^»]+)»/g;
const LEAD_NAMES_MOST = 3;

/** Pure. `exchanges` oldest first. */
export function recordOf(exchanges: readonly Exchange[], contents: PlanContents): TalkRecord {
  const recent = exchanges.slice(-REMEMBERED).reverse();
  const moved = recent.find(({ text }) => MOVES.test(text) && findDays(text, contents).length > 0);
  return {
    plan: contents,
    exercises: once(recent.flatMap(({ text, said }) => [...ledBy(said, contents), ...named(text, contents).reverse()])),
    lifts: once([...recent].reverse().flatMap(({ said }) => liftsTold(said, contents))),
    day: firstOf(recent, ({ text }) => dayIn(text, contents)),
    moving: moved === undefined ? undefined : movedIn(moved.text, contents),
    dimension: firstOf(recent, ({ text, said }) => dimensionIn(text) ?? dimensionIn(normaliseText(said.split('\n').at(-1) ?? ''))),
    days: firstOf(sincePlan(recent), ({ text }) => daysIn(text)),
    minutes: firstOf(recent, ({ text }) => minutesIn(text)),
    choices: choicesIn(recent[0]?.said ?? ''),
    offered: offeredIn(recent),
    alternatives: firstOf(recent, ({ said }) => alternativesIn(said)),
    isOff: recent.some(({ said }) => OFF.test(said)),
    last: recent[0],
  };
}

function choicesIn(said: string): string[] {
  return [...said.matchAll(CHOICE)].flatMap((match) => match[1] ?? []);
}

const IN_PLACE = /^In place of ([^:]+): ([^.]+)\./m;
const SWAP_CHOICE = /^swap (.+) for (.+)$/;

function alternativesIn(said: string): TalkRecord['alternatives'] {
  const [, of, list = ''] = IN_PLACE.exec(said) ?? [];
  if (of !== undefined) return { of, names: list.split(/, | and /) };
  const swaps = choicesIn(said).flatMap((choice) => {
    const [, from, to] = SWAP_CHOICE.exec(choice) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const [first] = swaps;
  return first === undefined || swaps.length < 2 ? undefined : { of: first.from, names: swaps.map(({ to }) => to) };
}

function offeredIn(recent: readonly Exchange[]): TalkRecord['offered'] {
  const at = recent.findIndex(({ said }) => choicesIn(said).length > 1);
  const since = recent.slice(0, Math.max(at, 0)).map(({ text, said }) => `${text} ${said}`.toLowerCase());
  return at === -1 ? undefined : { choices: choicesIn(recent[at]?.said ?? ''), since: since.join(' ') };
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function once(refs: readonly ExerciseRef[]): ExerciseRef[] {
  return refs.filter((ref, index) => refs.findIndex(({ name }) => name === ref.name) === index);
}

/** The plan's exercises come before the library's of the same kind. */
export function named(text: string, { exercises }: PlanContents): ExerciseRef[] {
  return findMentions(text, true).map(({ exercise, words }) => {
    const own = exercises.find(({ ref }) => ref.id === exercise.id) ?? exercises.find(({ ref }) => ref.name.toLowerCase() === words);
    return own?.ref ?? { id: exercise.id, name: exercise.name };
  });
}

/** The exercises that an answer is about: a list of a whole session is about none. */
function ledBy(said: string, contents: PlanContents): ExerciseRef[] {
  const found = named(normaliseText(said.split('\n')[0] ?? ''), contents);
  return found.length > LEAD_NAMES_MOST ? [] : found;
}

function liftsTold(said: string, contents: PlanContents): ExerciseRef[] {
  return said.split('\n').flatMap((line) => (LIFT_TOLD.test(line) ? named(normaliseText(line), contents).slice(0, 1) : []));
}

/** The plan's day that a move names first, else its last day. */
function movedIn(text: string, contents: PlanContents): TalkRecord['day'] {
  const first = findDays(text, contents).find(({ day }) => day !== undefined)?.day;
  return first === undefined ? dayIn(text, contents) : { ref: first };
}

export function dayIn(text: string, contents: PlanContents): TalkRecord['day'] {
  const found = findDays(text, contents).at(-1);
  if (found === undefined) return undefined;
  return {
    ...(found.day === undefined ? {} : { ref: found.day }),
    ...(found.weekday === undefined ? {} : { weekday: found.weekday }),
  };
}

const DIMENSIONS: readonly (readonly [Dimension, RegExp])[] = [
  [
    'days',
    /\b\d ?(?:x|times|(?:gym |training )?days?|sessions?|trainings?|workouts?)\b(?! ?(?:ago|later|since|\d))|\bdays? (?:a|per|each) week\b/,
  ],
  ['min', /\b\d{1,3} ?(?:min\w*|hours?)\b/],
  ['sets', /\b(?:sets?)\b/],
  ['reps', /\b(?:reps?|repetitions?)\b/],
];

function dimensionIn(text: string): Dimension | undefined {
  return DIMENSIONS.find(([, form]) => form.test(text))?.[0];
}

/** What was said since the plan was built, newest first: days named earlier are the plan's now. */
function sincePlan(recent: readonly Exchange[]): readonly Exchange[] {
  const built = recent.findIndex(({ said }) => /\bplan is ready\b/.test(said));
  return built === -1 ? recent : recent.slice(0, built);
}

function daysIn(text: string): number | undefined {
  const found = /\b([1-7]) days a week\b/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

function minutesIn(text: string): number | undefined {
  const found = /\b(\d{2,3}) ?min/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
