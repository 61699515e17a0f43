import type { Muscle } from '../../exercises/exercise.ts';
import { parseReps } from '../../training/rep-range.ts';
import {
  LEAST_TRUNK_AND_CALVES,
  LEAST_WEEKLY_SETS,
  MAJOR_MUSCLES,
  MOST_SESSION_SETS,
  MOST_SESSION_SETS_OF_MUSCLE,
  MOST_WEEKLY_SETS,
  PRODUCTIVE_WEEKLY_SETS,
  SMALL_MUSCLES,
  TRUNK_AND_CALVES,
} from '../check/volume-table.ts';
import { setsFor } from '../muscle-sets.ts';
import type { Experience, Goal } from '../person/brief-shape.ts';
import type { Trainee } from '../person/trainee.ts';
import { minutesOfWork, type TimedWork } from '../session-minutes.ts';
import { chooseExercise } from './choose-exercise.ts';
import { backLoadedBeside, orderItems, usedInWeek } from './compose.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { pairedItems } from './pair-items.ts';
import { restMuscles } from './rest-muscles.ts';
import { amountOf, longestWeek, restOf } from './scheme.ts';
import { SLOTS_FOR_MUSCLE, type Slot } from './slot-table.ts';
import { balance, daySets, LIMITED_MUSCLES, setsOf, shrink, weekSets } from './volume.ts';

/** Share of the top of the productive volume range to aim for: more work grows more muscle, with room left to progress. */
const PRODUCTIVE_SHARE = 0.75;
const PUSH_SLOTS: readonly Slot[] = ['horizontalPush', 'verticalPush', 'chestFly', 'sideDelts', 'triceps'];
const PULL_SLOTS: readonly Slot[] = ['horizontalPull', 'verticalPull', 'pullover', 'rearDelts', 'biceps', 'traps', 'grip'];
const LEG_SLOTS: readonly Slot[] = [
  'squatMain',
  'squatLight',
  'hingeMain',
  'hingeLight',
  'lunge',
  'glutes',
  'legCurl',
  'kneeExtension',
  'calves',
  'core',
];
const DAY_SLOTS: readonly (readonly [string, readonly Slot[]])[] = [
  ['Upper', [...PUSH_SLOTS, ...PULL_SLOTS]],
  ['Lower', LEG_SLOTS],
  ['Push', PUSH_SLOTS],
  ['Pull', PULL_SLOTS],
  ['Legs', LEG_SLOTS],
];
const MAIN_SETS_MAX = 5;
const ACCESSORY_SETS_MAX = 4;
/** Minimum rest in seconds for heavy sets, however short the day. */
const HEAVY_REST_LEAST = 120;
const COMPOUND_REST_LEAST = 60;
const SINGLE_JOINT_REST_LEAST = 45;

/** Weekly sets per muscle to aim for when time allows; minimums come first. */
const AIM: Readonly<Record<Goal, Readonly<Record<Experience, number>>>> = {
  strength: { beginner: 4, intermediate: 6, advanced: 7 },
  muscle: { beginner: 7, intermediate: 10, advanced: 12 },
  'fat loss': { beginner: 5, intermediate: 8, advanced: 9 },
  'general fitness': { beginner: 4, intermediate: 5, advanced: 6 },
  functional: { beginner: 4, intermediate: 5, advanced: 6 },
};

/** Cuts each day to the trainee's minutes, then adds sets for muscles below their aim while time is left. */
export function fitToTime(draft: Draft): void {
  for (const day of draft.days) fitDay(day, draft.trainee);
  const { goal, experience } = draft.trainee;
  shrink(draft);
  const growth: Growth = { draft, full: new Set() };
  grow(growth, LEAST_WEEKLY_SETS[goal][experience], true);
  if (goal === 'muscle') for (const muscle of TRUNK_AND_CALVES) growMuscle(growth, muscle, LEAST_TRUNK_AND_CALVES, true);
  grow(growth, AIM[goal][experience]);
  if (goal === 'muscle') grow(growth, PRODUCTIVE_SHARE * PRODUCTIVE_WEEKLY_SETS[experience]);
  balance(draft, (day) => fits(draft, day));
  restMuscles(draft);
}

/** Minutes of a day in its longest week, its pairs counted as pairs. */
export function draftMinutes(day: DraftDay, trainee: Trainee): number {
  return minutesOfWork(
    pairedItems(day, trainee).map(({ item, superset, rest_seconds }): TimedWork => {
      const { sets, reps } = amountOf(item, trainee, longestWeek(trainee));
      return { exercise: item.exercise, range: parseReps(reps), sets, rest_seconds, superset };
    }),
  );
}

/** Cuts in this order: easy cardio, extra sets, rests, isolation, main lifts. */
export function fitDay(day: DraftDay, trainee: Trainee): void {
  const cuts: readonly (() => boolean)[] = [
    () => drop(day, (item) => item.slot === 'conditioning' && !day.easy, 1),
    () => trimSets(day, (item) => !item.main, 2),
    () => trimRest(day, (item) => !item.main, trainee),
    () => drop(day, (item) => !item.main && !item.exercise.compound && item.extra !== true, 4),
    () => trimSets(day, (item) => item.main, trainee.goal === 'strength' ? 3 : 2),
    () => drop(day, (item) => !item.main && item.extra !== true, 3),
    () => trimRest(day, () => true, trainee),
    () => drop(day, (item) => !item.main, 3),
    () => trimSets(day, () => true, 2),
    () => drop(day, () => true, 2),
    () => trimSets(day, () => true, 1),
    () => drop(day, () => true, 1),
  ];
  let step = 0;
  while (step < cuts.length && draftMinutes(day, trainee) > trainee.minutes) if (cuts[step]?.() !== true) step += 1;
}

/** Shortens rests before anything else when a day is slightly too long. */
export function trimRests(day: DraftDay, trainee: Trainee, may: (item: DraftItem) => boolean): void {
  while (draftMinutes(day, trainee) > trainee.minutes) if (!trimRest(day, may, trainee)) return;
}

function drop(day: DraftDay, may: (item: DraftItem) => boolean, keep: number): boolean {
  if (day.items.length <= keep) return false;
  const index = day.items.findLastIndex(may);
  if (index === -1) return false;
  day.items.splice(index, 1);
  return true;
}

function trimSets(day: DraftDay, may: (item: DraftItem) => boolean, least: number): boolean {
  const most = Math.max(...day.items.filter(may).map((item) => item.sets), 0);
  if (most <= least) return false;
  const item = day.items.findLast((candidate) => may(candidate) && candidate.sets === most);
  if (item === undefined) return false;
  item.sets -= 1;
  return true;
}

function trimRest(day: DraftDay, may: (item: DraftItem) => boolean, trainee: Trainee): boolean {
  const item = day.items.findLast((candidate) => may(candidate) && candidate.rest_seconds > leastRest(candidate, trainee));
  if (item === undefined) return false;
  item.rest_seconds -= 15;
  return true;
}

/** The shortest rest in seconds, however short the day. */
export function leastRest(item: DraftItem, trainee: Trainee): number {
  if (trainee.easy) return 90;
  if (trainee.goal === 'strength' && item.main && item.exercise.load === 'barbell') return HEAVY_REST_LEAST;
  return item.exercise.compound ? COMPOUND_REST_LEAST : SINGLE_JOINT_REST_LEAST;
}

interface Growth {
  draft: Draft;
  /** Muscles that nothing could be added for; cleared after every added set. */
  full: Set<Muscle>;
}

/** Adds sets, then exercises, for muscles below `aim`, within the days' time and session limits. */
function grow(growth: Growth, aim: number, anywhere = false): void {
  const wanted = [...MAJOR_MUSCLES.map((muscle) => ({ muscle, aim })), ...SMALL_MUSCLES.map((muscle) => ({ muscle, aim: aim / 2 }))];
  for (const { muscle, aim: least } of wanted) growMuscle(growth, muscle, least, anywhere);
}

function growMuscle({ draft, full }: Growth, muscle: Muscle, least: number, anywhere: boolean): void {
  for (let guard = 0; guard < 20 && !full.has(muscle) && setsFor(muscle, weekSets(draft)) < least; guard += 1) {
    const added = addSet(draft, muscle) || addExercise(draft, muscle, belongs) || (anywhere && addExercise(draft, muscle, () => true));
    if (added) full.clear();
    else full.add(muscle);
  }
}

function addSet(draft: Draft, muscle: Muscle): boolean {
  const strength = draft.trainee.goal === 'strength';
  const choices = draft.days
    .flatMap((day) => day.items.map((item) => ({ day, item })))
    .filter(({ day, item }) => {
      if (day.easy || !item.exercise.primary.includes(muscle) || (strength && item.main)) return false;
      return canTake(item);
    });
  choices.sort((a, b) => a.item.sets - b.item.sets);
  for (const { day, item } of choices) {
    item.sets += 1;
    if (fits(draft, day)) return true;
    item.sets -= 1;
  }
  return false;
}

/** Whether one more set of this item is sensible. */
export function canTake({ main, sets }: DraftItem): boolean {
  return sets < (main ? MAIN_SETS_MAX : ACCESSORY_SETS_MAX);
}

/** Keeps legs out of upper-body days and presses out of leg days, unless a muscle would otherwise get too little. */
export function belongs(day: DraftDay, slot: Slot): boolean {
  const kinds = DAY_SLOTS.find(([name]) => day.name.startsWith(name))?.[1];
  return kinds === undefined || kinds.includes(slot);
}

export function addExercise(draft: Draft, muscle: Muscle, suits: (day: DraftDay, slot: Slot) => boolean): boolean {
  const used = usedInWeek(draft);
  const days = draft.days
    .filter((day) => !day.easy && daySets(day) < MOST_SESSION_SETS[draft.trainee.experience][0])
    .map((day) => ({ day, minutes: draftMinutes(day, draft.trainee) }))
    .sort((a, b) => a.minutes - b.minutes);
  for (const { day } of days) {
    const spareBack = backLoadedBeside(draft, day);
    const today = new Set(day.items.map((item) => item.exercise.id));
    for (const slot of SLOTS_FOR_MUSCLE[muscle] ?? []) {
      if (!suits(day, slot)) continue;
      const chosen = chooseExercise(slot, {
        trainee: draft.trainee,
        used,
        today,
        spare_back: spareBack,
        main: false,
      });
      if (chosen === undefined || !chosen.exercise.primary.includes(muscle)) continue;
      if (spareBack && chosen.exercise.compound && chosen.exercise.stress['low back'] === 2) continue;
      const item = { ...chosen, main: false };
      day.items.push({ ...item, sets: 2, rest_seconds: restOf(item, draft.trainee) });
      orderItems(day);
      if (fits(draft, day)) return true;
      day.items = day.items.filter((other) => other.exercise !== chosen.exercise);
    }
  }
  return false;
}

/** Within the minutes, the session's sets, and the muscle's sets per day and week. */
export function fits(draft: Draft, day: DraftDay): boolean {
  const { trainee } = draft;
  if (daySets(day) > MOST_SESSION_SETS[trainee.experience][0]) return false;
  const most = MOST_SESSION_SETS_OF_MUSCLE[trainee.experience][0];
  const today = setsOf(day.items);
  if (LIMITED_MUSCLES.some((muscle) => setsFor(muscle, today) > most)) return false;
  const week = weekSets(draft);
  const isWithinWeek = LIMITED_MUSCLES.every((muscle) => setsFor(muscle, week) <= MOST_WEEKLY_SETS[trainee.experience][0]);
  return isWithinWeek && draftMinutes(day, trainee) <= Math.min(trainee.minutes, 95);
}
