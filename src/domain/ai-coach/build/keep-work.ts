import type { Exercise } from '../../exercises/exercise.ts';
import { workApart } from '../../exercises/substitutes.ts';
import { shiftCost, shiftsBetween } from '../kept-volume.ts';
import type { MuscleSets } from '../muscle-sets.ts';
import { allowedExercises, isSwappedAway, type Trainee } from '../person/trainee.ts';
import { orderItems } from './compose.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { addExercise, canTake, fits, leastRest, trimRests } from './fit-to-time.ts';
import { isFreeLead, restOf } from './scheme.ts';
import { SLOT_OF_PATTERN, type Slot } from './slot-table.ts';
import { addSets, weekSets } from './volume.ts';

const STEPS_MAX = 16;
const SUBSTITUTES_MOST = 8;
const LEAST_GAIN = 0.001;

/** A small change of one day: other sets, or one exercise replaced. */
interface Move {
  day: DraftDay;
  /** The change in sets per exercise. */
  sets: readonly (readonly [Exercise, number])[];
  /** The day's items after the move. */
  items: () => DraftItem[];
}

interface Changed {
  /** Ids of new exercises. */
  replaced: ReadonlySet<string>;
  /** Exercises the trainee chose; they must not be replaced. */
  fixed: ReadonlySet<string>;
}

/**
 * Restores the week's sets per muscle after exercises were replaced: moves sets, tries nearer substitutes, or adds an exercise. Ends when
 * every muscle keeps its work or no move helps.
 */
export function keepWork(draft: Draft, had: MuscleSets, changed: Changed): void {
  const costNow = (): number => shiftCost(had, weekSets(draft));
  let cost = costNow();
  for (let step = 0; step < STEPS_MAX && cost > 0; step += 1) {
    const isBetter = (movesOf: (day: DraftDay) => Move[]): boolean => makeBest({ draft, had, cost }, draft.days.flatMap(movesOf));
    const helped = isBetter(setMoves(draft)) || isBetter(exchanges(draft, changed)) || isBetter(shiftMoves(draft));
    if (!helped && !addMissing(draft, had, costNow)) return;
    cost = costNow();
  }
}

/** Applies the fitting move that brings the week closest to `had`; returns false when none improves on `cost`. */
function makeBest({ draft, had, cost }: { draft: Draft; had: MuscleSets; cost: number }, moves: readonly Move[]): boolean {
  const now = weekSets(draft);
  const after = ({ sets }: Move): number => {
    const week = now.slice();
    for (const [exercise, times] of sets) addSets(week, exercise, times);
    return shiftCost(had, week);
  };
  const better = moves.map((move) => ({ move, cost: after(move) })).filter((item) => item.cost < cost - LEAST_GAIN);
  for (const { move } of better.sort((a, b) => a.cost - b.cost)) {
    const { day } = move;
    const before = day.items;
    day.items = move.items();
    if (makeFit(draft, day)) return true;
    day.items = before;
  }
  return false;
}

/** When time is short, shortens the rests of accessories and of new exercises a little. */
export function makeFit(draft: Draft, day: DraftDay, came?: Exercise): boolean {
  if (fits(draft, day)) return true;
  day.items = day.items.map((item) => ({ ...item }));
  trimRests(day, draft.trainee, (item) => !item.main || item.exercise === came);
  return fits(draft, day);
}

function setMoves(draft: Draft): (day: DraftDay) => Move[] {
  return (day) =>
    day.items.flatMap((item) => [1, -1].flatMap((by) => (mayChange(draft, day, item, by) ? [withSets(day, [[item, by]])] : [])));
}

/** Moves that shift a set between exercises of one full day. */
function shiftMoves(draft: Draft): (day: DraftDay) => Move[] {
  return (day) => {
    const givers = day.items.filter((item) => mayChange(draft, day, item, -1));
    const takers = day.items.filter((item) => mayChange(draft, day, item, 1));
    return takers.flatMap((taker) =>
      givers.flatMap((giver) =>
        giver === taker
          ? []
          : [
              withSets(day, [
                [giver, -1],
                [taker, 1],
              ]),
            ],
      ),
    );
  };
}

/** Strength blocks prescribe the sets of their main lifts. */
export function hasFixedSets(draft: Draft, item: DraftItem): boolean {
  return item.slot === 'conditioning' || (draft.trainee.goal === 'strength' && item.main && !isFreeLead(item));
}

function mayChange(draft: Draft, day: DraftDay, item: DraftItem, by: number): boolean {
  if (day.easy || hasFixedSets(draft, item)) return false;
  return by > 0 ? canTake(item) : item.sets > 1;
}

function withSets(day: DraftDay, changes: readonly (readonly [DraftItem, number])[]): Move {
  const by = new Map(changes);
  return {
    day,
    sets: changes.map(([{ exercise }, times]) => [exercise, times]),
    items: () => day.items.map((item) => (by.has(item) ? { ...item, sets: item.sets + (by.get(item) ?? 0) } : item)),
  };
}

/** Moves that replace a new exercise by the substitute with the nearest muscles. */
function exchanges(draft: Draft, { replaced, fixed }: Changed): (day: DraftDay) => Move[] {
  return (day) => {
    const today = new Set(day.items.map(({ exercise }) => exercise.id));
    const came = day.items.filter(({ exercise }) => replaced.has(exercise.id) && !fixed.has(exercise.id));
    return came.flatMap((item) =>
      nearest(item.exercise, draft.trainee, SUBSTITUTES_MOST)
        .filter(({ id }) => !today.has(id))
        .map((exercise) => exchange(draft, day, item, exercise)),
    );
  };
}

function exchange(draft: Draft, day: DraftDay, item: DraftItem, exercise: Exercise): Move {
  const items = (): DraftItem[] => {
    const instead = insteadOf(item, exercise, SLOT_OF_PATTERN[exercise.pattern], draft.trainee);
    const changed = { ...day, items: day.items.map((old) => (old === item ? instead : old)) };
    orderItems(changed);
    return changed.items;
  };
  return {
    day,
    sets: [
      [item.exercise, -item.sets],
      [exercise, item.sets],
    ],
    items,
  };
}

/** Replaces an item's exercise. What opens a day goes on opening it, and a rest that was cut to save time stays cut. */
export function insteadOf(item: DraftItem, exercise: Exercise, slot: Slot, trainee: Trainee): DraftItem {
  const instead = { ...item, exercise, slot, main: item.main && (exercise.compound || item.lead === true) };
  const usual = restOf(instead, trainee);
  const isCut = item.rest_seconds < restOf(item, trainee);
  return { ...instead, rest_seconds: isCut ? Math.min(usual, Math.max(item.rest_seconds, leastRest(instead, trainee))) : usual };
}

/** The allowed exercises closest in muscles, with the same number of joints, that the trainee has not swapped away. */
export function nearest(exercise: Exercise, trainee: Trainee, most: number): Exercise[] {
  return nearestOfAny(exercise, trainee)
    .filter(({ compound }) => compound === exercise.compound)
    .slice(0, most);
}

/** Like `nearest`, but isolation may replace a compound and the reverse. */
export function nearestOfAny(exercise: Exercise, trainee: Trainee): Exercise[] {
  const isKin = (other: Exercise): boolean => other.primary.some((muscle) => exercise.primary.includes(muscle));
  return allowedExercises(trainee)
    .filter((other) => other !== exercise && other.pattern !== 'power' && !isSwappedAway(other, trainee) && isKin(other))
    .sort((a, b) => workApart(exercise, a) - workApart(exercise, b));
}

/** Adds an exercise for a muscle that is short, when that brings the week closer. */
function addMissing(draft: Draft, had: MuscleSets, costNow: () => number): boolean {
  const cost = costNow();
  for (const { muscle, from, to } of shiftsBetween(had, weekSets(draft))) {
    if (to > from) continue;
    const before = draft.days.map((day) => day.items);
    for (const day of draft.days) day.items = [...day.items];
    if (addExercise(draft, muscle, () => true) && costNow() < cost - LEAST_GAIN) return true;
    for (const [index, day] of draft.days.entries()) day.items = before[index] ?? day.items;
  }
  return false;
}
