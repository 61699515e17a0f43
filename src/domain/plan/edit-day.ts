import { DAY_EXERCISES_MAX } from '../limits.ts';
import type { PlanDay, Prescription } from './plan.ts';
import { readPlanDay } from './plan-view.ts';

/** An exercise's place in a day: its name as shown, and its occurrence from 1. */
export interface DayPlace {
  readonly exercise: string;
  readonly exercise_n: number;
}

/** The day with exercises at its end; beyond the most a day holds they are left out. */
export function addToDay(day: PlanDay, added: readonly Prescription[]): PlanDay {
  const { items, mains } = readItems(day);
  return writeItems(day, [...items, ...added].slice(0, DAY_EXERCISES_MAX), mains);
}

/** The day without an exercise; unchanged when it has none such. */
export function removeFromDay(day: PlanDay, place: DayPlace): PlanDay {
  const { items, mains } = readItems(day);
  const at = placeIn(day, place);
  if (at === -1) return day;
  return writeItems(day, withoutLoneMarks(items.toSpliced(at, 1)), at < mains ? mains - 1 : mains);
}

/** The day with an exercise one place earlier or later; unchanged at its end. */
export function moveInDay(day: PlanDay, place: DayPlace, by: -1 | 1): PlanDay {
  const at = placeIn(day, place);
  return at === -1 ? day : moveTo(day, at, at + by);
}

/**
 * The day with the exercise at one index (from 0) moved to another. No superset is broken (ROUTINE-13): a member moves within its own, and
 * takes all of it along beyond its ends; whatever is moved into another one lands on its far side.
 */
export function moveTo(day: PlanDay, from: number, to: number): PlanDay {
  const { items, mains } = readItems(day);
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return day;
  const [own, other] = [supersetAround(items, from), supersetAround(items, to)];
  if (own.start === other.start) return writeItems(day, items.toSpliced(from, 1).toSpliced(to, 0, item), mains);
  const moved = items.slice(own.start, own.end);
  const left = items.toSpliced(own.start, moved.length);
  return writeItems(day, left.toSpliced(to > from ? other.end - moved.length : other.start, 0, ...moved), mains);
}

/** The neighbours that share the mark of an exercise; it alone without one. `end` is behind the last. */
function supersetAround(items: readonly Prescription[], at: number): { start: number; end: number } {
  const mark = items[at]?.superset ?? null;
  let [start, end] = [at, at + 1];
  if (mark === null) return { start, end };
  while (items[start - 1]?.superset === mark) start -= 1;
  while (items[end]?.superset === mark) end += 1;
  return { start, end };
}

/** The day with an exercise changed in place, for example replaced by another. */
export function changeInDay(day: PlanDay, place: DayPlace, change: (item: Prescription) => Prescription): PlanDay {
  const { items, mains } = readItems(day);
  const at = placeIn(day, place);
  const item = items[at];
  return item === undefined ? day : writeItems(day, items.with(at, change(item)), mains);
}

/** The day with others in an exercise's place, none of which takes another place; unchanged when it has none such. */
export function replaceInDay(day: PlanDay, place: DayPlace, by: readonly Prescription[]): PlanDay {
  const { items, mains } = readItems(day);
  const at = placeIn(day, place);
  if (at === -1 || by.length === 0) return day;
  return writeItems(day, items.toSpliced(at, 1, ...by).slice(0, DAY_EXERCISES_MAX), at < mains ? mains + by.length - 1 : mains);
}

/** The day with an exercise and the one after it as a superset, joining the superset either is in (TODAY-7). */
export function pairWithNext(day: PlanDay, place: DayPlace): PlanDay {
  const { items, mains } = readItems(day);
  const at = placeIn(day, place);
  const [first, second] = [items[at], items[at + 1]];
  if (first === undefined || second === undefined) return day;
  const mark = first.superset ?? second.superset ?? freeMark(items);
  const other = second.superset ?? mark;
  return writeItems(
    day,
    items.map((item, index) => (index === at || index === at + 1 || item.superset === other ? { ...item, superset: mark } : item)),
    mains,
  );
}

/** The day with an exercise taken out of its superset. */
export function unpair(day: PlanDay, place: DayPlace): PlanDay {
  const { items, mains } = readItems(day);
  const at = placeIn(day, place);
  const item = items[at];
  return item === undefined ? day : writeItems(day, withoutLoneMarks(items.with(at, { ...item, superset: null })), mains);
}

/** The day with exercises at its end, one after the other or as a superset. */
export function addAll(day: PlanDay, chosen: readonly Prescription[], asSuperset: boolean): PlanDay {
  return chosen.reduce((before, item, index) => {
    const last = asSuperset && index > 0 ? placeOfLast(before) : undefined;
    const after = addToDay(before, [item]);
    return last === undefined ? after : pairWithNext(after, last);
  }, day);
}

/** The place of a day's last exercise; undefined in an empty one. */
function placeOfLast(day: PlanDay): DayPlace | undefined {
  const { primary, accessories } = readPlanDay(day, 0, 0);
  return [...primary, ...accessories].at(-1);
}

function placeIn(day: PlanDay, place: DayPlace): number {
  const { primary, accessories } = readPlanDay(day, 0, 0);
  return [...primary, ...accessories].findIndex(
    ({ exercise, exercise_n }) => exercise === place.exercise && exercise_n === place.exercise_n,
  );
}

/** All exercises in order, and how many of them are main lifts. */
function readItems({ primary, accessories, exercises }: PlanDay): { items: Prescription[]; mains: number } {
  const [first, rest] = [primary ?? [], accessories ?? []];
  return first.length + rest.length === 0
    ? { items: [...(exercises ?? [])], mains: 0 }
    : { items: [...first, ...rest], mains: first.length };
}

function writeItems(day: PlanDay, items: readonly Prescription[], mains: number): PlanDay {
  const isSplit = (day.primary?.length ?? 0) + (day.accessories?.length ?? 0) > 0;
  if (!isSplit) return { ...day, exercises: [...items] };
  if (items.length === 0) return { ...day, primary: [], accessories: [], exercises: [] };
  return { ...day, primary: items.slice(0, mains), accessories: items.slice(mains) };
}

const MARKS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function freeMark(items: readonly Prescription[]): string {
  const used = new Set(items.map(({ superset }) => superset));
  return MARKS.split('').find((mark) => !used.has(mark)) ?? MARKS;
}

/** A mark no neighbour shares is none, so that it cannot join whatever stands there next. */
function withoutLoneMarks(items: readonly Prescription[]): Prescription[] {
  return items.map((item, index) => {
    const isShared = [items[index - 1], items[index + 1]].some((other) => other?.superset === item.superset);
    return item.superset == null || isShared ? item : { ...item, superset: null };
  });
}
