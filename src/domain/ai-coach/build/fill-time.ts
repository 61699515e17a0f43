import { GOAL_REST } from '../check/effort-table.ts';
import { MAJOR_MUSCLES, PRODUCTIVE_WEEKLY_SETS, SMALL_MUSCLES } from '../check/volume-table.ts';
import { setsFor } from '../muscle-sets.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { addExercise, belongs, draftMinutes, fits } from './fit-to-time.ts';
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
/** Middle of the productive range of weekly sets. */
const MIDDLE_SHARE = 0.75;
const STEPS_MOST = 24;

/**
 * Uses the time of hard days that are much shorter than asked for (TRAIN-21): rests of main lifts, further sets of compounds, work for the
 * muscles that have least. Nothing grows past the limits of a session or a week.
 */
export function fillTime(draft: Draft): void {
  if (draft.trainee.easy || draft.trainee.guarded) return;
  const short = draft.days.filter((day) => !day.easy && isShort(draft, day));
  for (const day of short) fillRests(draft, day);
  for (const day of short) fillSets(draft, day);
  fillMuscles(draft, short);
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

/** Sets, then exercises, for the muscles furthest below the middle of the productive range. */
function fillMuscles(draft: Draft, days: readonly DraftDay[]): void {
  const aim = MIDDLE_SHARE * PRODUCTIVE_WEEKLY_SETS[draft.trainee.experience];
  const aims = [...MAJOR_MUSCLES.map((muscle) => ({ muscle, aim })), ...SMALL_MUSCLES.map((muscle) => ({ muscle, aim: aim / 2 }))];
  for (let step = 0; step < STEPS_MOST; step += 1) {
    const open = days.filter((day) => isShort(draft, day));
    if (open.length === 0) return;
    const week = weekSets(draft);
    const behind = aims
      .map((one) => ({ ...one, share: setsFor(one.muscle, week) / one.aim }))
      .filter(({ share }) => share < 1)
      .sort((a, b) => a.share - b.share);
    if (!behind.some(({ muscle }) => growOn(draft, open, muscle))) return;
  }
}

function growOn(draft: Draft, days: readonly DraftDay[], muscle: (typeof MAJOR_MUSCLES)[number]): boolean {
  for (const day of days)
    for (const item of day.items) {
      const isFixed = draft.trainee.goal === 'strength' && item.main;
      if (isFixed || item.light === true || !item.exercise.primary.includes(muscle) || item.sets >= (item.main ? MAIN_SETS : COMPOUND_SETS))
        continue;
      item.sets += 1;
      if (fits(draft, day)) return true;
      item.sets -= 1;
    }
  return addExercise(
    draft,
    muscle,
    (day, slot) => days.includes(day) && belongs(day, slot) && !day.items.some((item) => item.slot === slot && !item.exercise.compound),
  );
}
