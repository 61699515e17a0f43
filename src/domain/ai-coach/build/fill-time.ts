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
/** Rests of main lifts grow by at most this, and to the top of the goal's range. */
const REST_GROWTH_MOST = 60;
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
/** From so many minutes on a session has room for the rest of the range, and for cardio. */
const LONG_SESSION = 75;
const STEPS_MOST = 24;

/**
 * Uses the time of hard days that are much shorter than asked for (TRAIN-21): rests of main lifts, further sets of compounds, work for the
 * muscles that have least, and in long sessions easy cardio. Nothing grows past the limits of a session or a week.
 */
export function fillTime(draft: Draft): void {
  if (draft.trainee.easy || draft.trainee.guarded) return;
  const short = draft.days.filter((day) => !day.easy && isShort(draft, day));
  for (const day of short) fillRests(draft, day);
  for (const day of short) fillSets(draft, day);
  fillMuscles(draft, short, USUAL_FILL);
  if (draft.trainee.minutes < LONG_SESSION) return;
  if (draft.trainee.goal === 'muscle') fillMuscles(draft, short, LONG_FILL);
  for (const day of short) addCardio(draft, day);
}

/** The same kind of cardio may close every session. */
const NOTHING_USED: ReadonlyMap<string, number> = new Map();

/** Easy cardio after the lifts of a long session that is still short (TRAIN-21). */
function addCardio(draft: Draft, day: DraftDay): void {
  const { trainee } = draft;
  if (!isShort(draft, day) || day.items.some(({ slot }) => slot === 'conditioning')) return;
  const today = new Set(day.items.map(({ exercise }) => exercise.id));
  const chosen = chooseExercise('conditioning', { trainee, used: NOTHING_USED, today, spare_back: false, main: false });
  if (chosen === undefined) return;
  const item: DraftItem = { ...chosen, main: false, sets: 1, rest_seconds: restOf({ ...chosen, main: false }, trainee) };
  day.items.push(item);
  if (!fits(draft, day)) day.items.pop();
}

function isShort(draft: Draft, day: DraftDay): boolean {
  const { trainee } = draft;
  return draftMinutes(day, trainee) < FILLED_SHARE * Math.min(trainee.minutes, LONGEST_FILLED);
}

function fillRests(draft: Draft, day: DraftDay): void {
  const { goal } = draft.trainee;
  const most = GOAL_REST[goal].main[1];
  const mains = day.items.filter((item) => item.main && item.exercise.compound && item.slot !== 'power');
  const usual = new Map(mains.map((item) => [item, item.rest_seconds]));
  for (let grown = 0; grown < REST_GROWTH_MOST; grown += REST_STEP)
    for (const item of mains) {
      if (!isShort(draft, day)) return;
      const limit = Math.min(most, (usual.get(item) ?? 0) + REST_GROWTH_MOST);
      if (item.rest_seconds + REST_STEP > limit) continue;
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
