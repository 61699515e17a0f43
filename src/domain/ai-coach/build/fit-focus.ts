import type { Exercise } from '../../exercises/exercise.ts';
import { type FocusFault, focusFaults, isOfSide, leastOf, type Side, shortSide, spareItems } from '../check/focus-fit.ts';
import { type Focus, type FocusPart, isDirect, isFocusWork } from '../check/focus-table.ts';
import { focusesOf } from '../check/trainee-focus.ts';
import { setsFor } from '../muscle-sets.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { addExercise, belongs, canTake, fitDay, fits } from './fit-to-time.ts';
import { hasFixedSets } from './keep-work.ts';
import { addDirect, daysFor, hardDays, limitSeldom, placeNeed, placeOnDay, putFocusFirst } from './place-focus.ts';
import { restMuscles } from './rest-muscles.ts';
import type { Slot } from './slot-table.ts';
import { balance, keepsBack, weekSets } from './volume.ts';

const STEPS_MOST = 40;
/** Work that gives sets keeps at least these. */
const SETS_LEAST = 2;

/**
 * Brings the focus of a week to its musts and its sets (TEMPLATE-2): within the time, and where there is none left, other muscles give sets
 * down to their least.
 */
export function fitFocus(draft: Draft): void {
  if (focusesOf(draft.trainee).length === 0) return;
  const hopeless = new Set<string>();
  for (let step = 0; step < STEPS_MOST; step += 1) {
    const fault = focusFaults(hardDays(draft), draft.trainee).find((one) => isSettled(one) && !hopeless.has(nameOf(one)));
    if (fault === undefined) break;
    if (!settle(draft, fault)) hopeless.add(nameOf(fault));
  }
  growShortSide(draft);
  balance(draft, (day) => fits(draft, day));
  restMuscles(draft);
  limitSeldom(draft);
  putFocusFirst(draft);
  // What opens a day is in no pair with an accessory any more, which takes longer.
  for (const day of draft.days) if (!day.easy) fitDay(day, draft.trainee);
}

/** Places are settled at the end. */
function isSettled({ kind }: FocusFault): boolean {
  return kind === 'need' || kind === 'days' || kind === 'pulls' || kind === 'sets';
}

function nameOf(fault: FocusFault): string {
  const about = fault.kind === 'need' ? fault.need.name : fault.kind === 'sets' ? fault.part.name : '';
  return `${fault.focus.name} ${fault.kind} ${about}`;
}

function settle(draft: Draft, fault: FocusFault): boolean {
  const hard = draft.days.filter((day) => !day.easy);
  switch (fault.kind) {
    case 'need':
      return daysFor(draft, fault).some((day) =>
        withRoom(draft, day, () => placeNeed(draft, day, fault.need) && mayStay(draft, day), true),
      );
    case 'days':
      return hard
        .filter((day) => !day.items.some(({ exercise }) => isFocusWork(exercise, fault.focus)))
        .some((day) => withRoom(draft, day, () => placeOnDay(draft, day, fault.focus) && mayStay(draft, day)));
    case 'pulls':
      return withNearer(
        draft,
        () => pullsLacking(draft, fault.focus),
        () => growSide(draft, 'pulls'),
      );
    case 'sets':
      return growBalanced(draft, fault.part);
    default:
      return false;
  }
}

function withAnyRoom(draft: Draft, change: () => boolean): boolean {
  return change() || draft.days.some((day) => !day.easy && withRoom(draft, day, change));
}

/** Like `withAnyRoom`, but what gives room must not lack as much in the end: a pull makes no room for a pull. */
function withNearer(draft: Draft, lack: () => number, change: () => boolean): boolean {
  const had = lack();
  return withAnyRoom(draft, () => {
    const before = draft.days.map(copyOf);
    if (change() && lack() < had) return true;
    for (const [index, day] of draft.days.entries()) day.items = before[index] ?? day.items;
    return false;
  });
}

function pullsLacking(draft: Draft, { name }: Focus): number {
  const faults = focusFaults(hardDays(draft), draft.trainee);
  const fault = faults.find(({ kind, focus }) => kind === 'pulls' && focus.name === name);
  return fault?.kind === 'pulls' ? fault.wanted - fault.found : 0;
}

/** Sets for a part that leave push and pull in balance; else sets with as many on the other side as BALANCE asks for. */
function growBalanced(draft: Draft, part: FocusPart): boolean {
  const had = lackOf(draft);
  if (withAnyRoom(draft, () => growPart(draft, part, () => lackOf(draft) <= had))) return true;
  const before = draft.days.map(copyOf);
  if (withAnyRoom(draft, () => growPart(draft, part)) && growShortSide(draft, had)) return true;
  for (const [index, day] of draft.days.entries()) day.items = before[index] ?? day.items;
  return false;
}

/** What the focus added on one side of push and pull, the other follows until it lacks no more than `most`; false where it cannot. */
function growShortSide(draft: Draft, most = 0): boolean {
  for (let step = 0; step < STEPS_MOST; step += 1) {
    const short = shortSide(hardDays(draft), draft.trainee);
    if (short === undefined || short.lacks <= most) return true;
    const isNearer = withNearer(
      draft,
      () => lackOf(draft),
      () => growSide(draft, short.side),
    );
    if (!isNearer) return false;
  }
  return false;
}

function lackOf(draft: Draft): number {
  return shortSide(hardDays(draft), draft.trainee)?.lacks ?? 0;
}

/** A set more on one side of push and pull, else a further exercise, on days of its kind first. */
function growSide(draft: Draft, side: Side): boolean {
  const muscle = side === 'pushes' ? 'chest' : 'upper back';
  const may = (): boolean => !isHeavyRunning(draft);
  return (
    grow(draft, ({ exercise }) => exercise.compound && isOfSide(exercise, side), may) ||
    [belongs, () => true].some((suits) => addWithin(draft, () => addExercise(draft, muscle, suits), may))
  );
}

const HEAVY_SETS = 3;

/** Whether one barbell lift is heavy on three days running, as RECOVERY judges it. */
function isHeavyRunning({ days }: Draft): boolean {
  const isHeavy = (weekday: number, lift: Exercise): boolean =>
    days.some((day) => day.weekday === weekday % 7 && day.items.some(({ exercise, sets }) => exercise === lift && sets >= HEAVY_SETS));
  return days.some(({ weekday, items }) =>
    items.some(
      ({ exercise, sets }) =>
        exercise.load === 'barbell' &&
        exercise.compound &&
        sets >= HEAVY_SETS &&
        isHeavy(weekday + 1, exercise) &&
        isHeavy(weekday + 2, exercise),
    ),
  );
}

/** A set more of an exercise of the part, else a further exercise: on days of its kind first, then any that is left. */
function growPart(draft: Draft, part: FocusPart, may: () => boolean = () => true): boolean {
  if (grow(draft, ({ exercise }) => isDirect(exercise, part), may)) return true;
  const isNew = (day: DraftDay, slot: Slot): boolean => !day.items.some((item) => item.slot === slot && !item.exercise.compound);
  const ofItsKind = (day: DraftDay, slot: Slot): boolean => belongs(day, slot) && isNew(day, slot);
  // Where only some exercises count, what else trains the muscle is none of them.
  const muscles = part.counts === undefined ? part.trained : [];
  if (muscles.some((muscle) => addWithin(draft, () => addExercise(draft, muscle, ofItsKind), may))) return true;
  return draft.days.some((day) => !day.easy && addWithin(draft, () => addDirect(draft, day, part) && fits(draft, day), may));
}

/** Undoes an added exercise that loads the low back too much or that something else forbids. */
function addWithin(draft: Draft, add: () => boolean, may: () => boolean): boolean {
  const before = draft.days.map((day) => [...day.items]);
  if (add() && may() && draft.days.every((day) => day.easy || keepsBack(draft, day))) return true;
  for (const [index, day] of draft.days.entries()) day.items = before[index] ?? day.items;
  return false;
}

function grow(draft: Draft, suits: (item: DraftItem) => boolean, may: () => boolean = () => true): boolean {
  const items = draft.days
    .flatMap((day) => (day.easy ? [] : day.items.map((item) => ({ day, item }))))
    .filter(({ item }) => suits(item) && canTake(item) && !hasFixedSets(draft, item))
    .sort((a, b) => a.item.sets - b.item.sets);
  for (const { day, item } of items) {
    item.sets += 1;
    if (may() && mayStay(draft, day)) return true;
    item.sets -= 1;
  }
  return false;
}

/** Within the limits of time, of muscles and of the low back. */
function mayStay(draft: Draft, day: DraftDay): boolean {
  return fits(draft, day) && keepsBack(draft, day);
}

type Give = (draft: Draft, day: DraftDay) => boolean;

/**
 * Tries a change; while it does not fit, other work of the day gives sets, then whole exercises. For a must, work of the focus itself gives
 * too: alone first, because the limit may be that of its muscles. What did not help is undone.
 */
function withRoom(draft: Draft, day: DraftDay, change: () => boolean, isMust = false): boolean {
  const others: readonly Give[] = [giveSet, giveExercise];
  const ways: readonly (readonly Give[])[] = isMust ? [others, [giveOwn], [...others, giveOwn]] : [others];
  return ways.some((gives) => isRoomMade(draft, day, change, gives));
}

function isRoomMade(draft: Draft, day: DraftDay, change: () => boolean, gives: readonly Give[]): boolean {
  const before = copyOf(day);
  do {
    const now = copyOf(day);
    if (change()) return true;
    day.items = now;
  } while (gives.some((give) => give(draft, day)));
  day.items = before;
  return false;
}

function copyOf(day: DraftDay): DraftItem[] {
  return day.items.map((item) => ({ ...item }));
}

function giveSet(draft: Draft, day: DraftDay): boolean {
  const spare = spareItems(hardDays(draft), draft.trainee).filter((item) => day.items.includes(item));
  const [most] = spare.sort((a, b) => Number(a.main) - Number(b.main) || b.sets - a.sets);
  if (most === undefined) return false;
  most.sets -= 1;
  return true;
}

/** An accessory goes when its muscles keep their least without it, and a compound only where the week has another of its kind. */
function giveExercise(draft: Draft, day: DraftDay): boolean {
  const { trainee } = draft;
  const patterns = draft.days.flatMap(({ items }) => items.map(({ exercise }) => exercise.pattern));
  const week = weekSets(draft);
  const item = day.items.findLast(
    ({ exercise, sets, main, extra }) =>
      !main &&
      (!exercise.compound || patterns.filter((pattern) => pattern === exercise.pattern).length > 1) &&
      extra !== true &&
      !focusesOf(trainee).some((focus) => isFocusWork(exercise, focus)) &&
      exercise.primary.every((muscle) => setsFor(muscle, week) - sets >= leastOf(muscle, trainee)),
  );
  if (item === undefined) return false;
  day.items = day.items.filter((other) => other !== item);
  return true;
}

/** Work of the focus that is no must on its day gives sets, then goes. */
function giveOwn(draft: Draft, day: DraftDay): boolean {
  const own = day.items.filter(
    ({ exercise, lead, extra }) =>
      lead !== true && extra !== true && focusesOf(draft.trainee).some(({ parts }) => parts.some((part) => isDirect(exercise, part))),
  );
  const [most] = own.toSorted((a, b) => b.sets - a.sets);
  if (most !== undefined && most.sets > SETS_LEAST) {
    most.sets -= 1;
    return true;
  }
  const last = own.findLast(({ main }) => !main);
  if (last === undefined) return false;
  day.items = day.items.filter((item) => item !== last);
  return true;
}
