import type { Exercise } from '../../exercises/exercise.ts';
import { workApart } from '../../exercises/substitutes.ts';
import { shiftCost, shiftsBetween } from '../kept-volume.ts';
import type { MuscleSets } from '../muscle-sets.ts';
import { allowedExercises, type Trainee } from '../trainee.ts';
import { orderItems } from './compose.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { addExercise, canTake, fits, leastRest, trimRests } from './fit-to-time.ts';
import { restOf } from './scheme.ts';
import { SLOT_OF_PATTERN, type Slot } from './slot-table.ts';
import { addSets, weekSets } from './volume.ts';

const STEPS_MAX = 16;
const SUBSTITUTES_MOST = 8;
const LEAST_GAIN = 0.001;

/** One small change of one day: sets of its items, one of them perhaps as another exercise. */
interface Move {
  day: DraftDay;
  /** What it does to the week: so many sets more of these exercises, or fewer. */
  sets: readonly (readonly [Exercise, number])[];
  /** The day after it. */
  items: () => DraftItem[];
}

interface Changed {
  /** Ids of the exercises that came new. */
  replaced: ReadonlySet<string>;
  /** Those the trainee chose: nothing else may come for them. */
  fixed: ReadonlySet<string>;
}

/**
 * Brings every muscle of the week back to the sets it had: another set here, one less there, the nearest other substitute for an
 * exercise that came new, or one more exercise. Ends when each muscle keeps its work or nothing helps any more.
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

/** Makes the move that brings the week nearest to what it had, of those that bring it nearer than `cost` and fit; false: there is none. */
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

/** Where time is short, accessories rest a little less, and so does what came new. */
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

/** A set from one exercise of a day to another: for days that are full. */
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

/** A strength block says itself how many sets its main lifts have. */
export function hasFixedSets(draft: Draft, item: DraftItem): boolean {
  return item.slot === 'conditioning' || (draft.trainee.goal === 'strength' && item.main);
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

/** What came for an exercise that had to go, as the substitutes whose muscles are nearest to it. */
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

/** Another exercise in the place of one; where time had cut that one's rest, it rests no longer. */
export function insteadOf(item: DraftItem, exercise: Exercise, slot: Slot, trainee: Trainee): DraftItem {
  const instead = { ...item, exercise, slot, main: item.main && exercise.compound };
  const usual = restOf(instead, trainee);
  const isCut = item.rest_seconds < restOf(item, trainee);
  return { ...instead, rest_seconds: isCut ? Math.min(usual, Math.max(item.rest_seconds, leastRest(instead, trainee))) : usual };
}

/** What trains the same muscles most nearly and is as many-jointed, of all the trainee may do and has not swapped away. */
export function nearest(exercise: Exercise, trainee: Trainee, most: number): Exercise[] {
  return nearestOfAny(exercise, trainee)
    .filter(({ compound }) => compound === exercise.compound)
    .slice(0, most);
}

/** The same, a single joint for many or many for one included. */
export function nearestOfAny(exercise: Exercise, trainee: Trainee): Exercise[] {
  const isGone = ({ id }: Exercise): boolean => trainee.brief.swaps.some(({ from }) => from === id);
  const isKin = (other: Exercise): boolean => other.primary.some((muscle) => exercise.primary.includes(muscle));
  return allowedExercises(trainee)
    .filter((other) => other !== exercise && other.pattern !== 'power' && !isGone(other) && isKin(other))
    .sort((a, b) => workApart(exercise, a) - workApart(exercise, b));
}

/** One more exercise for a muscle that is short, where that brings the week nearer. */
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
