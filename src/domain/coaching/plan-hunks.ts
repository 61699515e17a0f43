import type { CoachDay, CoachItem, CoachPlan } from '../sync/proposal-shape.ts';
import { daysById, hasChanges, isSameDay, isSameItem, itemsById, mergeOrder, mergePlans } from './merge-plans.ts';
import { withoutCleared } from './own-plan.ts';
import { dayWords, itemWords, weeksWords } from './plan-words.ts';

/** What is taken or left as one: an exercise, the name of a day, a day as a whole, an order, or the number of weeks. */
export interface Hunk {
  /** `weeks`, `order`, `day|<day>`, `whole|<day>`, `order|<day>` or `item|<day>|<item>`. */
  readonly id: string;
  readonly where: string;
  /** In words; null where there was, or will be, nothing. */
  readonly before: string | null;
  readonly after: string | null;
  /** What the trainee made of it meanwhile, where that differs from both; null where it was left out. undefined without a conflict. */
  readonly mine?: string | null;
}

/** What a proposal would change of `own`, the plan in use; what is there already is left out (CPLAN-3). */
export function hunksOf(base: CoachPlan, wanted: CoachPlan, own: CoachPlan): Hunk[] {
  const proposed = withoutCleared(base, wanted);
  const conflicts = new Set(mergePlans(base, own, proposed).conflicts);
  const days = daysById(base);
  const later = daysById(proposed);
  const mine = daysById(own);
  const hunks: Hunk[] = [];
  if (base.weeks !== proposed.weeks && own.weeks !== proposed.weeks)
    hunks.push({
      id: 'weeks',
      where: 'The plan',
      before: weeksWords(base.weeks),
      after: weeksWords(proposed.weeks),
      ...(conflicts.has('weeks') ? { mine: weeksWords(own.weeks) } : {}),
    });
  for (const id of new Set([...later.keys(), ...days.keys()]))
    hunks.push(...hunksOfDay({ was: days.get(id), next: later.get(id), own: mine.get(id), conflicts }));
  const isOrdered = isReordered(idsOf(base), idsOf(proposed)) && isReordered(idsOf(own), idsOf(proposed));
  if (isOrdered) {
    const mine = isReordered(idsOf(base), idsOf(own)) ? { mine: orderWords(own.days) } : {};
    hunks.push({ id: 'order', where: 'The days', before: orderWords(base.days), after: orderWords(proposed.days), ...mine });
  }
  return hunks;
}

interface DaySides {
  readonly was: CoachDay | undefined;
  readonly next: CoachDay | undefined;
  readonly own: CoachDay | undefined;
  readonly conflicts: ReadonlySet<string>;
}

function hunksOfDay({ was, next, own, conflicts }: DaySides): Hunk[] {
  const day = next ?? was;
  if (day === undefined) return [];
  const id = `day|${day.day_id}`;
  const where = was?.title ?? day.title;
  if (was === undefined || next === undefined) {
    const isThere = own === undefined || next === undefined ? own === next : isSameDay(own, next);
    if (isThere) return [];
    const [before, after] = [was, next].map((side) => (side === undefined ? null : dayWords(side)));
    return [
      { id, where, before: before ?? null, after: after ?? null, ...(conflicts.has(id) ? { mine: own ? dayWords(own) : null } : {}) },
    ];
  }
  // A line of a day that the trainee has no longer would bring all of it back.
  if (own === undefined) {
    const isChanged = !isSameDay(was, next) || isReordered(was.items.map(itemId), next.items.map(itemId));
    return isChanged ? [{ id: `whole|${day.day_id}`, where, before: dayWords(was), after: dayWords(next), mine: null }] : [];
  }
  const hunks: Hunk[] = [];
  if (was.title !== next.title && own.title !== next.title)
    hunks.push({ id, where, before: was.title, after: next.title, ...(conflicts.has(id) ? { mine: own.title } : {}) });
  const [before, after, mine] = [itemsById(was), itemsById(next), itemsById(own)];
  for (const item of new Set([...after.keys(), ...before.keys()])) {
    const hunk = hunkOfItem(`item|${day.day_id}|${item}`, where, [before.get(item), after.get(item), mine.get(item)]);
    if (hunk !== null) hunks.push(conflicts.has(hunk.id) ? hunk : withoutMine(hunk));
  }
  const [first, wanted, held] = [was, next, own].map(({ items }) => items.map(itemId)) as [string[], string[], string[]];
  if (isReordered(first, wanted) && isReordered(held, wanted)) {
    const mine = isReordered(first, held) ? { mine: orderOfItems(own) } : {};
    hunks.push({ id: `order|${day.day_id}`, where, before: orderOfItems(was), after: orderOfItems(next), ...mine });
  }
  return hunks;
}

type Sides = readonly [was: CoachItem | undefined, next: CoachItem | undefined, own: CoachItem | undefined];

function hunkOfItem(id: string, where: string, [was, next, own]: Sides): Hunk | null {
  if (was === undefined || next === undefined) {
    if (own === undefined || next === undefined ? own === next : isSameItem(own, next)) return null;
  } else if (hasChanges(was, next, own ?? was)) return null;
  const words = (item: CoachItem | undefined) => (item === undefined ? null : itemWords(item));
  return { id, where, before: words(was), after: words(next), mine: words(own) };
}

function withoutMine({ id, where, before, after }: Hunk): Hunk {
  return { id, where, before, after };
}

const itemId = ({ item_id }: CoachItem) => item_id;
const idsOf = ({ days }: CoachPlan) => days.map(({ day_id }) => day_id);
const orderWords = (days: readonly CoachDay[]) => days.map(({ title }) => title).join(', ');
const orderOfItems = ({ items }: CoachDay) => items.map(({ exercise }) => exercise).join(', ');

function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [before.filter((id) => after.includes(id)), after.filter((id) => before.includes(id))];
  return was.some((id, index) => is[index] !== id);
}

/** The base with only these hunks of the proposal (CPLAN-3). */
export function takeHunks(base: CoachPlan, wanted: CoachPlan, taken: ReadonlySet<string>): CoachPlan {
  const proposed = withoutCleared(base, wanted);
  const before = daysById(base);
  const after = daysById(proposed);
  const days = new Map<string, CoachDay>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, next] = [before.get(id), after.get(id)];
    const isTaken = taken.has(`day|${id}`);
    const isWhole = taken.has(`whole|${id}`);
    const day = was !== undefined && next !== undefined && !isWhole ? takeItems(was, next, taken) : isTaken || isWhole ? next : was;
    if (day !== undefined) days.set(id, day);
  }
  const order = orderOf(idsOf(base), idsOf(proposed), new Set(days.keys()), taken.has('order'));
  return {
    weeks: taken.has('weeks') ? proposed.weeks : base.weeks,
    days: order.map((id) => days.get(id) as CoachDay),
  };
}

function takeItems(was: CoachDay, next: CoachDay, taken: ReadonlySet<string>): CoachDay {
  const [before, after] = [itemsById(was), itemsById(next)];
  const items = new Map<string, CoachItem>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const item = (taken.has(`item|${was.day_id}|${id}`) ? after : before).get(id);
    if (item !== undefined) items.set(id, item);
  }
  const isMoved = taken.has(`order|${was.day_id}`);
  const order = orderOf(was.items.map(itemId), next.items.map(itemId), new Set(items.keys()), isMoved);
  const title = taken.has(`day|${was.day_id}`) ? next.title : was.title;
  return { day_id: was.day_id, title, items: order.map((id) => items.get(id) as CoachItem) };
}

function orderOf(base: readonly string[], proposed: readonly string[], alive: ReadonlySet<string>, isTaken: boolean): string[] {
  if (isTaken) return mergeOrder([base, base, proposed], alive);
  // What is new keeps its place behind the same neighbours; the rest stands as it stood.
  const common = base.filter((id) => proposed.includes(id));
  let at = 0;
  const kept = proposed.map((id) => (base.includes(id) ? (common[at++] as string) : id));
  return mergeOrder([base, base, kept], alive);
}
