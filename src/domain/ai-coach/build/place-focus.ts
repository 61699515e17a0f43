import type { Exercise } from '../../exercises/exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { choicesFor, type FocusFault, focusFaults, isFresh } from '../check/focus-fit.ts';
import { type Focus, type FocusNeed, type FocusPart, isDirect, isFocusWork } from '../check/focus-table.ts';
import { focusesOf } from '../check/trainee-focus.ts';
import { allowedExercises, isSwappedAway, mayDo } from '../person/trainee.ts';
import { haveNeighbours } from '../person/weekdays.ts';
import { backLoadedBeside, orderItems, usedInWeek } from './compose.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { belongs } from './fit-to-time.ts';
import { pairedItems } from './pair-items.ts';
import { blockSets, restOf } from './scheme.ts';
import { SLOT_OF_PATTERN } from './slot-table.ts';

/** Low, so that the best exercise comes twice before the next best. */
const USED_COST = 0.6;
const BACK_COST = 10;
/** On a day that a focus gets beside those of its musts. */
const FURTHER_DAY_SETS = 2;

/** Adds what the focus of a week cannot do without and its composition does not hold yet (TEMPLATE-2). */
export function placeFocus(draft: Draft): void {
  if (focusesOf(draft.trainee).length === 0) return;
  for (const fault of focusFaults(hardDays(draft), draft.trainee))
    if (fault.kind === 'need')
      for (const day of daysFor(draft, fault).slice(0, fault.wanted - fault.found)) placeNeed(draft, day, fault.need);
  for (const fault of focusFaults(hardDays(draft), draft.trainee)) if (fault.kind === 'days') placeDays(draft, fault);
  keepNeeds(draft);
  limitSeldom(draft);
  putFocusFirst(draft);
}

/** Replaces an exercise on the days it has too many, last days first. */
export function limitSeldom(draft: Draft): void {
  for (const { seldom } of focusesOf(draft.trainee)) {
    const instead = exerciseById(seldom?.instead ?? '');
    if (seldom === undefined || instead === undefined) continue;
    const days = draft.days.filter((day) => day.items.some(({ exercise }) => exercise.id === seldom.id));
    for (const day of days.slice(seldom.days)) {
      day.items = day.items.filter(({ exercise }) => exercise.id !== seldom.id);
      if (mayDo(instead, draft.trainee) && !day.items.some(({ exercise }) => exercise === instead))
        put(draft, day, instead, { sets: FURTHER_DAY_SETS, leads: false });
    }
  }
}

export function hardDays(draft: Draft): readonly (readonly DraftItem[])[] {
  return draft.days.filter((day) => !day.easy).map((day) => day.items);
}

/** Hard days without the must, those of its kind of training first, then those with most room. */
export function daysFor(draft: Draft, { need }: FocusFault & { kind: 'need' }): DraftDay[] {
  const [first] = choicesFor(need, draft.trainee);
  const slot = first === undefined ? undefined : SLOT_OF_PATTERN[first.pattern];
  const had = draft.days.filter((day) => day.items.some(({ exercise }) => need.suits(exercise)));
  const cost = (day: DraftDay): number =>
    (slot !== undefined && belongs(day, slot) ? 0 : 20) +
    (had.some((other) => haveNeighbours([other.weekday, day.weekday])) ? 5 : 0) +
    day.items.length;
  return draft.days.filter((day) => !day.easy && !lacksOnlySets(day, need)).toSorted((a, b) => cost(a) - cost(b));
}

/** A day that has the must with too few sets gets the sets at once. */
function lacksOnlySets(day: DraftDay, need: FocusNeed): boolean {
  return day.items.some(({ exercise, sets }) => need.suits(exercise) && sets >= need.sets);
}

/** Puts a must into a day: more sets where the day has it, else the best exercise that the week has least. */
export function placeNeed(draft: Draft, day: DraftDay, need: FocusNeed): boolean {
  const present = day.items.find(({ exercise }) => need.suits(exercise));
  if (present !== undefined) {
    present.sets = Math.max(present.sets, need.sets);
    present.extra = true;
    if (need.leads === true) lead(present);
    return true;
  }
  const exercise = bestOf(choicesFor(need, draft.trainee), draft, day);
  if (exercise === undefined) return false;
  if (draft.trainee.experience === 'beginner' || need.always_replaces === true) {
    const like = day.items.find((item) => item.extra !== true && need.replaces?.includes(item.exercise.pattern) === true);
    day.items = day.items.filter((item) => item !== like);
  }
  put(draft, day, exercise, { sets: need.sets, leads: need.leads === true });
  return true;
}

function put(draft: Draft, day: DraftDay, exercise: Exercise, { sets, leads }: { sets: number; leads: boolean }): void {
  const item = { exercise, slot: SLOT_OF_PATTERN[exercise.pattern], main: leads || exercise.pattern === 'power' };
  const isInBlock = leads && draft.trainee.goal === 'strength';
  day.items.push({
    ...item,
    sets: isInBlock ? blockSets(item, draft.trainee) : sets,
    rest_seconds: restOf(item, draft.trainee),
    extra: true,
    ...(leads ? { lead: true } : {}),
  });
  orderItems(day);
}

function bestOf(choices: readonly Exercise[], draft: Draft, day: DraftDay): Exercise | undefined {
  const used = usedInWeek(draft);
  const spareBack = backLoadedBeside(draft, day) || day.items.some((item) => item.exercise.stress['low back'] === 2);
  const { wanted } = draft.trainee.brief;
  const cost = (exercise: Exercise, index: number): number =>
    index +
    USED_COST * (used.get(exercise.id) ?? 0) +
    (spareBack && exercise.stress['low back'] === 2 ? BACK_COST : 0) -
    (wanted.includes(exercise.id) ? BACK_COST : 0);
  const free = choices.filter(({ id }) => !day.items.some(({ exercise }) => exercise.id === id));
  const ranked = free.map((exercise, index) => ({ exercise, cost: cost(exercise, index) })).sort((a, b) => a.cost - b.cost);
  return ranked[0]?.exercise;
}

/** A focus gets its days: on those of other muscles by single joints where it can. */
function placeDays(draft: Draft, { focus, wanted, found }: FocusFault & { kind: 'days' }): void {
  const without = draft.days.filter((day) => !day.easy && !day.items.some(({ exercise }) => isFocusWork(exercise, focus)));
  const roomy = without.toSorted((a, b) => a.items.length - b.items.length);
  let left = wanted - found;
  for (const day of roomy) if (left > 0 && placeOnDay(draft, day, focus)) left -= 1;
}

/** Adds some work for the focus to a day that has none. */
export function placeOnDay(draft: Draft, day: DraftDay, focus: Focus): boolean {
  return focus.parts.some((part) => addDirect(draft, day, part));
}

/** Adds an exercise of the part to a day: one of its musts if it can be, a single joint before a compound. */
export function addDirect(draft: Draft, day: DraftDay, part: FocusPart): boolean {
  const { trainee } = draft;
  const musts = part.needs.flatMap((need) => choicesFor(need, trainee).slice(0, 1)).filter((exercise) => isDirect(exercise, part));
  const others = allowedExercises(trainee).filter((exercise) => isDirect(exercise, part) && !isSwappedAway(exercise, trainee));
  const choices = [...new Set([...musts, ...others])].toSorted((a, b) => Number(a.compound) - Number(b.compound));
  const exercise = bestOf(choices, draft, day);
  if (exercise !== undefined) put(draft, day, exercise, { sets: FURTHER_DAY_SETS, leads: false });
  return exercise !== undefined;
}

/** Musts that the composition chose by itself stay when a day is cut. */
function keepNeeds(draft: Draft): void {
  const needs = focusesOf(draft.trainee).flatMap(({ parts }) => parts.flatMap((part) => part.needs));
  for (const need of needs) {
    const kept = draft.days.flatMap((day) => day.items).filter(({ exercise, main }) => !main && need.suits(exercise));
    for (const item of kept.slice(0, need.days)) item.extra = true;
  }
}

/** Puts work for a focus first or second on the days that ask for it. */
export function putFocusFirst(draft: Draft): void {
  for (const focus of focusesOf(draft.trainee)) {
    if (focus.place === 'each day') for (const day of draft.days) if (!day.easy) openDay(draft, day, focus);
    if (focus.place === 'one day') openOneDay(draft, focus);
  }
  for (const day of draft.days) orderItems(day);
}

function openDay(draft: Draft, day: DraftDay, focus: Focus): void {
  orderItems(day);
  const order = pairedItems(day, draft.trainee).map(({ item }) => item);
  if (isFresh(order, focus)) return;
  const [first] = day.items
    .filter(({ exercise }) => (focus.first === true ? focus.parts.some((part) => isDirect(exercise, part)) : isFocusWork(exercise, focus)))
    .sort((a, b) => Number(b.exercise.compound) - Number(a.exercise.compound) || b.sets - a.sets);
  if (first !== undefined) lead(first);
}

/** The day with most of the focus begins with an exercise for each of its parts. */
function openOneDay(draft: Draft, focus: Focus): void {
  const days = draft.days.filter((day) => !day.easy);
  if (!focusFaults(hardDays(draft), draft.trainee).some((fault) => fault.kind === 'place' && fault.focus.name === focus.name)) return;
  const setsOf = (day: DraftDay): number =>
    day.items.reduce((sum, { exercise, sets }) => sum + (isFocusWork(exercise, focus) ? sets : 0), 0);
  const [most] = days.toSorted((a, b) => setsOf(b) - setsOf(a));
  for (const part of focus.parts) {
    const item = most?.items.find(({ exercise }) => isDirect(exercise, part));
    if (item !== undefined) lead(item);
  }
}

function lead(item: DraftItem): void {
  item.lead = true;
  item.main = true;
}
