import type { Exercise, Muscle, Pattern } from '../../exercises/exercise.ts';
import { isForLater, startsGently } from '../person/gentle-start.ts';
import { allowedExercises, isSwappedAway, type Trainee } from '../person/trainee.ts';
import { type Focus, type FocusNeed, type FocusPart, focusDays, isDirect, isFocusWork } from './focus-table.ts';
import { focusesOf } from './trainee-focus.ts';
import {
  LEAST_TRUNK_AND_CALVES,
  LEAST_WEEKLY_SETS,
  MAJOR_MUSCLES,
  MOST_WEEKLY_SETS,
  SMALL_MUSCLES,
  TRUNK_AND_CALVES,
} from './volume-table.ts';

/** An exercise of a day, of a plan or of a draft. */
export interface FocusItem {
  exercise: Exercise;
  sets: number;
  main?: boolean;
}

/** Hard days in order, each with its items in order. */
export type FocusWeek = readonly (readonly FocusItem[])[];

/** What a week lacks of what its focus asks for (TEMPLATE-2). */
export type FocusFault = { focus: Focus } /** `found` days have the must with its sets; without `present` no day has it at all. */ & (
  | { kind: 'need'; need: FocusNeed; found: number; wanted: number; present: boolean }
  | { kind: 'sets'; part: FocusPart; found: number; wanted: number }
  | { kind: 'days'; found: number; wanted: number }
  /** `day` is the index in the week. */
  | { kind: 'place'; day: number }
  | { kind: 'excluded'; item: FocusItem }
  | { kind: 'pulls'; found: number; wanted: number }
  | { kind: 'often'; found: number; wanted: number }
);

/** Exercises before this place count as fresh. */
const FRESH_PLACES = 2;
/** Days from which a focus that needs one day to itself gets it. */
const OWN_DAY_FROM = 4;

export function focusFaults(week: FocusWeek, trainee: Trainee): FocusFault[] {
  return focusesOf(trainee).flatMap((focus) => [
    ...focus.parts.flatMap((part) => partNeeds(week, focus, part, trainee)),
    ...daysOf(week, focus),
    ...pullsOf(week, focus),
    ...focus.parts.flatMap((part) => partSets(week, focus, part, trainee)),
    ...placesOf(week, focus),
    ...excludedOf(week, focus, trainee),
    ...oftenOf(week, focus),
  ]);
}

function partNeeds(week: FocusWeek, focus: Focus, { needs }: FocusPart, trainee: Trainee): FocusFault[] {
  return needs.flatMap((need): FocusFault[] => {
    if ((need.later === true && trainee.experience === 'beginner') || !isPossible(need, trainee)) return [];
    const wanted = Math.min(need.days, week.length);
    const found = week.filter((day) => hasNeed(day, need)).length;
    const present = week.some((day) => day.some(({ exercise }) => need.suits(exercise)));
    return found < wanted ? [{ kind: 'need', focus, need, found, wanted, present }] : [];
  });
}

/** Whether a day has a must with its sets. */
export function hasNeed(day: readonly FocusItem[], need: FocusNeed): boolean {
  return day.reduce((sum, { exercise, sets }) => sum + (need.suits(exercise) ? sets : 0), 0) >= need.sets;
}

const POSSIBLE = new WeakMap<Trainee, Map<FocusNeed, readonly Exercise[]>>();

/** Exercises a must can be met with, best first; cached per trainee. */
export function choicesFor(need: FocusNeed, trainee: Trainee): readonly Exercise[] {
  const known = POSSIBLE.get(trainee) ?? new Map<FocusNeed, readonly Exercise[]>();
  POSSIBLE.set(trainee, known);
  const found = known.get(need) ?? readChoices(need, trainee);
  known.set(need, found);
  return found;
}

/** What is much for a gentle start comes after the rest (STATE-7), and what another focus excludes is no choice at all. */
function readChoices({ suits, prefer }: FocusNeed, trainee: Trainee): readonly Exercise[] {
  const isLate = (exercise: Exercise): boolean => startsGently(trainee) && isForLater(exercise);
  const placeOf = (exercise: Exercise): number =>
    (prefer.includes(exercise.id) ? prefer.indexOf(exercise.id) : prefer.length) + (isLate(exercise) ? prefer.length + 1 : 0);
  const suiting = allowedExercises(trainee).filter(
    (exercise) =>
      suits(exercise) && !isSwappedAway(exercise, trainee) && !focusesOf(trainee).some((focus) => isExcluded(exercise, focus, trainee)),
  );
  return suiting.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What was asked for by name stays. */
function isExcluded(exercise: Exercise, focus: Focus, { brief }: Trainee): boolean {
  if (focus.excludes?.(exercise) !== true) return false;
  return !brief.wanted.includes(exercise.id) && !brief.swaps.some(({ to }) => to === exercise.id);
}

/** A movement somebody swapped away or left out is not asked of them again. */
function isPossible(need: FocusNeed, trainee: Trainee): boolean {
  return choicesFor(need, trainee).length > 0;
}

function partSets(week: FocusWeek, focus: Focus, part: FocusPart, { experience }: Trainee): FocusFault[] {
  const wanted = part.sets[experience];
  const found = directSets(week, part);
  return found < wanted ? [{ kind: 'sets', focus, part, found, wanted }] : [];
}

/** Sets of exercises in which a muscle of the part is primary. */
function directSets(week: FocusWeek, part: FocusPart): number {
  return week.flat().reduce((sum, { exercise, sets }) => sum + (isDirect(exercise, part) ? sets : 0), 0);
}

function isDayOf(day: readonly FocusItem[], focus: Focus): boolean {
  return day.some(({ exercise }) => focus.parts.some((part) => isDirect(exercise, part)));
}

function daysOf(week: FocusWeek, focus: Focus): FocusFault[] {
  const wanted = focusDays(focus, week.length);
  const found = week.filter((day) => isDayOf(day, focus)).length;
  return found < wanted ? [{ kind: 'days', focus, found, wanted }] : [];
}

function placesOf(week: FocusWeek, focus: Focus): FocusFault[] {
  if (focus.place === 'anywhere') return [];
  const late = week.flatMap((day, index) => (isDayOf(day, focus) && !isFresh(day, focus) ? [index] : []));
  if (focus.place === 'each day') return late.map((day) => ({ kind: 'place', focus, day }));
  const hasOwn = week.some((day) => isDayOf(day, focus) && isFresh(day, focus));
  const [first] = late;
  return week.length < OWN_DAY_FROM || hasOwn || first === undefined ? [] : [{ kind: 'place', focus, day: first }];
}

/** Whether the focus opens a day as it should; only fast work may come before it. */
export function isFresh(day: readonly FocusItem[], focus: Focus): boolean {
  const slow = day.filter(({ exercise }) => exercise.pattern !== 'power');
  if (focus.first === true) return slow.slice(0, 1).some(({ exercise }) => focus.parts.some((part) => isDirect(exercise, part)));
  return slow.slice(0, FRESH_PLACES).some(({ exercise }) => isFocusWork(exercise, focus));
}

function excludedOf(week: FocusWeek, focus: Focus, trainee: Trainee): FocusFault[] {
  return week
    .flat()
    .filter(({ exercise }) => isExcluded(exercise, focus, trainee))
    .map((item) => ({ kind: 'excluded', focus, item }));
}

function oftenOf(week: FocusWeek, focus: Focus): FocusFault[] {
  const { seldom } = focus;
  if (seldom === undefined) return [];
  const found = week.filter((day) => day.some(({ exercise }) => exercise.id === seldom.id)).length;
  return found > seldom.days ? [{ kind: 'often', focus, found, wanted: seldom.days }] : [];
}

export type Side = 'pushes' | 'pulls';

const SIDES: Readonly<Record<Side, readonly Pattern[]>> = {
  pushes: ['horizontal-push', 'vertical-push', 'fly'],
  pulls: ['horizontal-pull', 'vertical-pull', 'pullover'],
};

export function isOfSide({ pattern }: Exercise, side: Side): boolean {
  return SIDES[side].includes(pattern);
}

function pullsOf(week: FocusWeek, focus: Focus): FocusFault[] {
  if (focus.pull_share === undefined) return [];
  const found = sideSets(week, 'pulls');
  const wanted = focus.pull_share * sideSets(week, 'pushes');
  return found < wanted ? [{ kind: 'pulls', focus, found, wanted }] : [];
}

/** The side of push and pull that has too little beside the other and could have more, with the sets it lacks. */
export function shortSide(week: FocusWeek, trainee: Trainee): { side: Side; lacks: number } | undefined {
  const pushes = sideSets(week, 'pushes');
  const pulls = sideSets(week, 'pulls');
  if (Math.max(pushes, pulls) < JUDGED_FROM_SETS) return undefined;
  const side = pushes < pulls ? 'pushes' : 'pulls';
  const lacks = SIDE_SHARE_LEAST * Math.max(pushes, pulls) - Math.min(pushes, pulls);
  const isPossible = allowedExercises(trainee).some((exercise) => exercise.compound && isOfSide(exercise, side));
  return lacks > 0 && isPossible ? { side, lacks } : undefined;
}

/** Work for the rear of the shoulders is half a pull. */
function sideSets(week: FocusWeek, side: Side): number {
  let sum = 0;
  for (const day of week)
    for (const { exercise, sets } of day) {
      if (isOfSide(exercise, side)) sum += sets;
      else if (side === 'pulls' && exercise.pattern === 'rear-delt') sum += sets / 2;
    }
  return sum;
}

/** Whether what is lacking would take a muscle past its most sets a week, whatever exercise gives it; `sets` are those of the whole week. */
export function isLimited(sets: ReadonlyMap<Muscle, number>, week: FocusWeek, fault: FocusFault, trainee: Trainee): boolean {
  if (fault.kind !== 'sets' && fault.kind !== 'need' && fault.kind !== 'days') return false;
  const parts = fault.kind === 'sets' ? [fault.part] : fault.focus.parts;
  const choices =
    fault.kind === 'need'
      ? choicesFor(fault.need, trainee)
      : allowedExercises(trainee).filter((exercise) => parts.some((part) => isDirect(exercise, part)));
  const lack = fault.kind === 'need' ? leastLack(week, fault.need) : fault.kind === 'days' ? KEPT_SETS : 1;
  const [most] = MOST_WEEKLY_SETS[trainee.experience];
  const isOver = (muscle: Muscle, share: number): boolean => (sets.get(muscle) ?? 0) + share * lack > most;
  return choices.every(
    ({ primary, secondary }) => primary.some((muscle) => isOver(muscle, 1)) || secondary.some((muscle) => isOver(muscle, 0.5)),
  );
}

/** Sets that the day nearest to a must still lacks of it. */
function leastLack(week: FocusWeek, need: FocusNeed): number {
  return Math.min(...lacksOf(week, need).filter((lack) => lack > 0), need.sets);
}

/** Sets that each day lacks of a must, the nearest to it first. */
export function lacksOf(week: FocusWeek, { sets, suits }: FocusNeed): number[] {
  const lackOf = (day: readonly FocusItem[]): number => day.reduce((left, item) => left - (suits(item.exercise) ? item.sets : 0), sets);
  return week.map((day) => Math.max(0, lackOf(day))).toSorted((a, b) => a - b);
}

function muscleSets(week: FocusWeek): Map<Muscle, number> {
  const sets = new Map<Muscle, number>();
  for (const { exercise, sets: times } of week.flat()) {
    for (const muscle of exercise.primary) sets.set(muscle, (sets.get(muscle) ?? 0) + times);
    for (const muscle of exercise.secondary) sets.set(muscle, (sets.get(muscle) ?? 0) + times / 2);
  }
  return sets;
}

/** An exercise keeps this many sets when it gives some to the focus. */
const KEPT_SETS = 2;
/** Pushes to pulls, and pulls to pushes, and from how many sets, as BALANCE judges them. */
const SIDE_SHARE_LEAST = 0.67;
const JUDGED_FROM_SETS = 6;

/** Items that can give a set to the focus: other work, above its own two sets, whose muscles stay above their least (TEMPLATE-2). */
export function spareItems<Item extends FocusItem>(week: readonly (readonly Item[])[], trainee: Trainee): Item[] {
  const focuses = focusesOf(trainee);
  const sets = muscleSets(week);
  const mayGive = (muscle: Muscle, share: number): boolean => (sets.get(muscle) ?? 0) - share >= leastOf(muscle, trainee);
  const pushes = sideSets(week, 'pushes');
  const pulls = sideSets(week, 'pulls');
  const pullShare = Math.max(SIDE_SHARE_LEAST, ...focuses.map(({ pull_share = 0 }) => pull_share));
  const keepsSides = (exercise: Exercise): boolean =>
    isOfSide(exercise, 'pulls') ? pulls - 1 >= pullShare * pushes : !isOfSide(exercise, 'pushes') || pushes - 1 >= SIDE_SHARE_LEAST * pulls;
  return week.flat().filter(
    ({ exercise, sets: times, main }) =>
      times > KEPT_SETS &&
      // A strength block prescribes the sets of its main lifts.
      !(main === true && trainee.goal === 'strength') &&
      exercise.pattern !== 'conditioning' &&
      !focuses.some((focus) => isFocusWork(exercise, focus)) &&
      keepsSides(exercise) &&
      exercise.primary.every((muscle) => mayGive(muscle, 1)) &&
      exercise.secondary.every((muscle) => mayGive(muscle, 0.5)),
  );
}

/** The sets a week below which a muscle gives none to the focus. */
export function leastOf(muscle: Muscle, { goal, experience }: Trainee): number {
  if (MAJOR_MUSCLES.includes(muscle)) return LEAST_WEEKLY_SETS[goal][experience];
  if (SMALL_MUSCLES.includes(muscle)) return LEAST_WEEKLY_SETS[goal][experience] / 2;
  return TRUNK_AND_CALVES.includes(muscle) ? LEAST_TRUNK_AND_CALVES : 0;
}
