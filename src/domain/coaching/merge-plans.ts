import type { CoachDay, CoachItem, CoachPlan } from '../sync/proposal-shape.ts';
import { collapse } from './coach-plan.ts';

/** Fields of an item that are compared and merged one by one. */
const CELLS = ['exercise', 'sets', 'reps', 'rpe', 'target', 'note'] as const;

const text = (value: unknown): string => JSON.stringify(value ?? null);

function cellText(item: CoachItem, cell: (typeof CELLS)[number]): string {
  const value = item[cell];
  return Array.isArray(value) ? text(collapse<unknown>(value)) : text(value);
}

/** Whether an item changed; what a side leaves out, it did not change. */
export function isSameItem(a: CoachItem, b: CoachItem): boolean {
  return CELLS.every((cell) => a[cell] === undefined || b[cell] === undefined || cellText(a, cell) === cellText(b, cell));
}

/** Whether `own` already has what `next` changed of `was`, whatever else it has. */
export function hasChanges(was: CoachItem, next: CoachItem, own: CoachItem): boolean {
  return CELLS.every(
    (cell) => next[cell] === undefined || cellText(next, cell) === cellText(was, cell) || cellText(next, cell) === cellText(own, cell),
  );
}

export function isSameDay(a: CoachDay, b: CoachDay): boolean {
  const others = new Map(b.items.map((item) => [item.item_id, item]));
  return (
    a.title === b.title &&
    a.items.length === b.items.length &&
    a.items.every((item) => {
      const other = others.get(item.item_id);
      return other !== undefined && isSameItem(item, other);
    })
  );
}

/** Two plans that came from one. Where both changed the same field differently, the merged plan holds `prefer`'s, else the base's. */
export interface Merged {
  readonly plan: CoachPlan;
  /** Ids of what both changed differently: `weeks`, `day|<day>`, `item|<day>|<item>`. */
  readonly conflicts: readonly string[];
}

/** Merges field by field what two sides made of one plan (CPLAN-2). Without `prefer` the sides may be swapped. */
export function mergePlans(base: CoachPlan, a: CoachPlan, b: CoachPlan, prefer?: 'b'): Merged {
  const conflicts = new Set<string>();
  const choose = <Value>(id: string, was: Value, left: Value, right: Value, same: (x: Value, y: Value) => boolean): Value => {
    if (same(left, right)) return right;
    if (same(left, was)) return right;
    if (same(right, was)) return left;
    conflicts.add(id);
    return prefer === 'b' ? right : was;
  };
  const plain = (x: unknown, y: unknown) => text(x) === text(y);
  const context: Context = { choose, plain, prefer };
  const [was, left, right] = [daysById(base), daysById(a), daysById(b)];
  const days = new Map<string, CoachDay>();
  for (const id of new Set([...left.keys(), ...right.keys(), ...was.keys()])) {
    const merged = mergeDay(id, was.get(id), left.get(id), right.get(id), context);
    if (merged !== undefined) days.set(id, merged);
  }
  const order = mergeOrder([keysOf(base), keysOf(a), keysOf(b)], new Set(days.keys()), prefer);
  return {
    plan: { weeks: choose('weeks', base.weeks, a.weeks, b.weeks, plain), days: order.map((id) => days.get(id) as CoachDay) },
    conflicts: [...conflicts].sort(),
  };
}

/** The days of a plan by id. */
export function daysById({ days }: CoachPlan): Map<string, CoachDay> {
  return new Map(days.map((day) => [day.day_id, day]));
}

/** The exercises of a day by id; none of a day that is not there. */
export function itemsById(day: CoachDay | undefined): Map<string, CoachItem> {
  return new Map(day?.items.map((item) => [item.item_id, item]));
}

interface Context {
  readonly choose: <Value>(id: string, was: Value, left: Value, right: Value, same: (x: Value, y: Value) => boolean) => Value;
  readonly plain: (x: unknown, y: unknown) => boolean;
  readonly prefer: 'b' | undefined;
}

const keysOf = ({ days }: CoachPlan) => days.map(({ day_id }) => day_id);

function mergeDay(
  day_id: string,
  was: CoachDay | undefined,
  a: CoachDay | undefined,
  b: CoachDay | undefined,
  context: Context,
): CoachDay | undefined {
  if (a === undefined || b === undefined) {
    const same = (x: CoachDay | undefined, y: CoachDay | undefined) =>
      x === undefined || y === undefined ? x === y : isSameDay(x, y) && text(x.items.map(idOf)) === text(y.items.map(idOf));
    return context.choose(`day|${day_id}`, was, a, b, same);
  }
  const title = context.choose(`day|${day_id}`, was?.title ?? (a.title < b.title ? a.title : b.title), a.title, b.title, context.plain);
  const [before, left, right] = [itemsById(was), itemsById(a), itemsById(b)];
  const items = new Map<string, CoachItem>();
  for (const id of new Set([...left.keys(), ...right.keys(), ...before.keys()])) {
    const merged = mergeItem(`item|${day_id}|${id}`, before.get(id), left.get(id), right.get(id), context);
    if (merged !== undefined) items.set(id, merged);
  }
  const order = mergeOrder([(was?.items ?? []).map(idOf), a.items.map(idOf), b.items.map(idOf)], new Set(items.keys()), context.prefer);
  return { day_id, title, items: order.map((id) => items.get(id) as CoachItem) };
}

const idOf = ({ item_id }: CoachItem) => item_id;

function mergeItem(
  id: string,
  was: CoachItem | undefined,
  a: CoachItem | undefined,
  b: CoachItem | undefined,
  { choose, plain }: Context,
): CoachItem | undefined {
  if (a === undefined || b === undefined || was === undefined) {
    const isEqual = was === undefined ? plain : isSameItem;
    const same = (x: CoachItem | undefined, y: CoachItem | undefined) => (x === undefined || y === undefined ? x === y : isEqual(x, y));
    return choose(id, was, a, b, same);
  }
  const exercise = choose(id, exerciseOf(was), exerciseOf(a), exerciseOf(b), (x, y) => x.exercise === y.exercise);
  const merged: CoachItem = {
    item_id: was.item_id,
    ...exercise,
    sets: choose(id, collapse(was.sets), collapse(a.sets), collapse(b.sets), plain),
    reps: choose(id, collapse(was.reps), collapse(a.reps), collapse(b.reps), plain),
    rpe: choose(id, collapse(was.rpe), collapse(a.rpe), collapse(b.rpe), plain),
  };
  // A load is one of an exercise: what a side asks for another one does not count.
  const targetOf = (side: CoachItem) =>
    side.exercise !== exercise.exercise || side.target === undefined
      ? was.exercise === exercise.exercise
        ? was.target
        : undefined
      : side.target;
  const target = choose(id, targetOf(was), targetOf(a), targetOf(b), plain);
  const note = choose(id, was.note, a.note ?? was.note, b.note ?? was.note, plain);
  return { ...merged, ...(target === undefined ? {} : { target }), ...(note === undefined ? {} : { note }) };
}

function exerciseOf({ exercise, exercise_id }: CoachItem): Pick<CoachItem, 'exercise' | 'exercise_id'> {
  return exercise_id === undefined ? { exercise } : { exercise, exercise_id };
}

type Orders = readonly [base: readonly string[], a: readonly string[], b: readonly string[]];

/**
 * The order of the ids that are left. Who reordered decides; where both did, differently, `prefer`'s holds, else the base's. What is new
 * stands behind its nearest predecessor, and two that came to one place stand by id.
 */
export function mergeOrder([base, a, b]: Orders, alive: ReadonlySet<string>, prefer?: 'b'): string[] {
  const common = (ids: readonly string[]) => ids.filter((id) => base.includes(id) && a.includes(id) && b.includes(id) && alive.has(id));
  const [was, left, right] = [text(common(base)), text(common(a)), text(common(b))];
  const both = prefer === 'b' ? b : base;
  const reordered = left === was ? (right === was ? base : b) : right === was ? a : left === right ? common(a) : both;
  const spine = reordered.filter((id) => alive.has(id));
  const inSpine = new Set(spine);
  const behind = new Map<string, string[][]>();
  for (const list of [a, b, base]) {
    const found = new Map<string, string[]>();
    let predecessor = '';
    for (const id of list) {
      if (inSpine.has(id)) predecessor = id;
      else if (alive.has(id)) found.set(predecessor, [...(found.get(predecessor) ?? []), id]);
    }
    for (const [place, ids] of found) behind.set(place, [...(behind.get(place) ?? []), ids]);
  }
  const placed = new Set<string>();
  const after = (place: string): string[] =>
    (behind.get(place) ?? [])
      .toSorted((x, y) => ((x[0] ?? '') < (y[0] ?? '') ? -1 : 1))
      .flat()
      .filter((id) => !placed.has(id) && placed.add(id));
  return ['', ...spine].flatMap((id) => [...(id === '' ? [] : [id]), ...after(id)]);
}
