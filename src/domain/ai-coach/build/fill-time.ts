import { GOAL_REST } from '../check/effort-table.ts';
import { MAJOR_MUSCLES, PRODUCTIVE_WEEKLY_SETS, SMALL_MUSCLES } from '../check/volume-table.ts';
import { setsFor } from '../muscle-sets.ts';
import { chooseExercise } from './choose-exercise.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { addExercise, belongs, draftMinutes, fits } from './fit-to-time.ts';
import { restOf } from './scheme.ts';
import { weekSets } from './volume.ts';

/** Share of the stated minutes a session should use where volume allows (TRAIN-21). */
const FILLED_SHARE = 0.85;
/** Past this a session gains nothing more from length (TRAIN-21). */
const LONGEST_FILLED = 90;
const REST_STEP = 15;
/** Rests grow by at most this, and to the top of the goal's range. */
const MAIN_RESTS = { growth: 60, may: ({ main, exercise }: DraftItem): boolean => main && exercise.compound };
const OTHER_RESTS = { growth: 30, may: (item: DraftItem): boolean => !MAIN_RESTS.may(item) };
const MAIN_SETS = 4;
const COMPOUND_SETS = 3;

interface MuscleFill {
  /** Share of the productive range of weekly sets to reach. */
  share: number;
  main: number;
  others: number;
  /** Whether exercises come besides sets. */
  adds: boolean;
}

const USUAL_FILL: MuscleFill = { share: 0.75, main: MAIN_SETS, others: COMPOUND_SETS, adds: true };
const LONG_FILL: MuscleFill = { share: 1, main: 5, others: 4, adds: false };
/** From so many minutes on a session has room for the rest of the range. */
const LONG_SESSION = 75;
/** From so many minutes on one that is still short ends with cardio, of the first of these lengths that fills it. */
const CARDIO_SESSION = 45;
const CARDIO_MINUTES = [10, 15, 20] as const;
/** Minutes a week for strength or size, unless long sessions are asked for. */
const LIFTERS_CARDIO_MOST = 60;
const STEPS_MOST = 24;

/**
 * Uses the time of hard days that are much shorter than asked for (TRAIN-21): rests of main lifts, further sets of compounds, work for the
 * muscles that have least. Nothing grows past the limits of a session or a week.
 */
export function fillTime(draft: Draft): void {
  if (draft.trainee.easy || draft.trainee.guarded) return;
  const short = draft.days.filter((day) => !day.easy && isShort(draft, day));
  for (const day of short) fillRests(draft, day, MAIN_RESTS);
  for (const day of short) fillSets(draft, day);
  fillMuscles(draft, short, USUAL_FILL);
  if (draft.trainee.minutes < LONG_SESSION) return;
  if (draft.trainee.goal === 'muscle') fillMuscles(draft, short, LONG_FILL);
}

/** The same kind of cardio may close every session. */
const NOTHING_USED: ReadonlyMap<string, number> = new Map();

/** What closes hard days that are still short (TRAIN-21): easy cardio no longer than it takes, and in long sessions rests of the other exercises. */
export function closeShortDays(draft: Draft): void {
  const { trainee } = draft;
  if (trainee.easy || trainee.guarded || trainee.minutes < CARDIO_SESSION) return;
  const isForLifting = trainee.goal === 'strength' || trainee.goal === 'muscle';
  let left = isForLifting && trainee.minutes < LONG_SESSION ? LIFTERS_CARDIO_MOST : Number.POSITIVE_INFINITY;
  for (const day of draft.days) {
    if (day.easy) continue;
    if (left > 0) left -= addCardio(draft, day, left);
    if (trainee.minutes >= LONG_SESSION) fillRests(draft, day, OTHER_RESTS);
  }
}

function addCardio(draft: Draft, day: DraftDay, most: number): number {
  const { trainee } = draft;
  if (!isShort(draft, day) || day.items.some(({ slot }) => slot === 'conditioning')) return 0;
  const today = new Set(day.items.map(({ exercise }) => exercise.id));
  const chosen = chooseExercise('conditioning', { trainee, used: NOTHING_USED, today, spare_back: false, main: false });
  if (chosen === undefined) return 0;
  const item: DraftItem = { ...chosen, main: false, sets: 1, rest_seconds: restOf({ ...chosen, main: false }, trainee) };
  const lifts = day.items;
  let added = 0;
  for (const minutes of CARDIO_MINUTES) {
    const before = day.items;
    day.items = [...lifts, { ...item, minutes }];
    if (minutes > most || !fits(draft, day)) {
      day.items = before;
      break;
    }
    added = minutes;
    if (!isShort(draft, day)) break;
  }
  return added;
}

function isShort(draft: Draft, day: DraftDay): boolean {
  const { trainee } = draft;
  return draftMinutes(day, trainee) < FILLED_SHARE * Math.min(trainee.minutes, LONGEST_FILLED);
}

function fillRests(draft: Draft, day: DraftDay, { growth, may }: { growth: number; may: (item: DraftItem) => boolean }): void {
  const rests = GOAL_REST[draft.trainee.goal];
  const items = day.items.filter((item) => may(item) && item.slot !== 'power' && item.slot !== 'conditioning');
  const usual = new Map(items.map((item) => [item, item.rest_seconds]));
  for (let grown = 0; grown < growth; grown += REST_STEP)
    for (const item of items) {
      if (!isShort(draft, day)) return;
      const [, most] = rests[item.main && item.exercise.compound ? 'main' : item.exercise.compound ? 'compound' : 'single'];
      if (item.rest_seconds + REST_STEP > Math.min(most, (usual.get(item) ?? 0) + growth)) continue;
      item.rest_seconds += REST_STEP;
      if (!fits(draft, day)) item.rest_seconds -= REST_STEP;
    }
}

function fillSets(draft: Draft, day: DraftDay): void {
  const isFixed = (item: DraftItem): boolean => draft.trainee.goal === 'strength' && item.main;
  for (let round = 0; round < MAIN_SETS; round += 1)
    for (const item of day.items) {
      if (!isShort(draft, day)) return;
      if (!item.exercise.compound || isFixed(item) || item.sets >= (item.main ? MAIN_SETS : COMPOUND_SETS)) continue;
      if (item.slot === 'conditioning' || item.slot === 'power') continue;
      item.sets += 1;
      if (!fits(draft, day)) item.sets -= 1;
    }
}

/** Sets, then exercises, for the muscles furthest below their share of the productive range. */
function fillMuscles(draft: Draft, days: readonly DraftDay[], fill: MuscleFill): void {
  const aim = fill.share * PRODUCTIVE_WEEKLY_SETS[draft.trainee.experience];
  const aims = [...MAJOR_MUSCLES.map((muscle) => ({ muscle, aim })), ...SMALL_MUSCLES.map((muscle) => ({ muscle, aim: aim / 2 }))];
  for (let step = 0; step < STEPS_MOST; step += 1) {
    const open = days.filter((day) => isShort(draft, day));
    if (open.length === 0) return;
    const week = weekSets(draft);
    const behind = aims
      .map((one) => ({ ...one, share: setsFor(one.muscle, week) / one.aim }))
      .filter(({ share }) => share < 1)
      .sort((a, b) => a.share - b.share);
    if (!behind.some(({ muscle }) => growOn(draft, open, muscle, fill))) return;
  }
}

function growOn(draft: Draft, days: readonly DraftDay[], muscle: (typeof MAJOR_MUSCLES)[number], fill: MuscleFill): boolean {
  for (const day of days)
    for (const item of day.items) {
      const isFixed = draft.trainee.goal === 'strength' && item.main;
      if (isFixed || item.light === true || !item.exercise.primary.includes(muscle) || item.sets >= (item.main ? fill.main : fill.others))
        continue;
      item.sets += 1;
      if (fits(draft, day)) return true;
      item.sets -= 1;
    }
  if (!fill.adds) return false;
  return addExercise(
    draft,
    muscle,
    (day, slot) => days.includes(day) && belongs(day, slot) && !day.items.some((item) => item.slot === slot && !item.exercise.compound),
  );
}
