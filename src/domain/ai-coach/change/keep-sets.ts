import type { Muscle } from '../../exercises/exercise.ts';
import { shiftCost } from '../kept-volume.ts';
import type { PlanDay } from '../plan.ts';
import { setsPerMuscle, type Work } from '../plan-work.ts';
import { type SessionFrame, type SessionItem, withSets, workOf } from './session-items.ts';

const SETS_MOST = 6;
const LEAST_GAIN = 0.001;

export interface KeptSets {
  items: SessionItem[];
  /** 0 when every muscle keeps its sets. */
  cost: number;
}

/** The sets of the week around a session, muscle by muscle, before anything changes in it. */
export interface WeekAround {
  frame: SessionFrame;
  had: ReadonlyMap<Muscle, number>;
  /** Of the other days alone. */
  others: ReadonlyMap<Muscle, number>;
}

export function weekAround(day: PlanDay, frame: SessionFrame, others: readonly Work[]): WeekAround {
  return { frame, had: setsPerMuscle([...others, ...workOf(day, frame)]), others: setsPerMuscle(others) };
}

/** How far the week is from keeping every muscle's sets with these items in its session: 0 when it does. */
export function costInWeek(items: readonly SessionItem[], { frame, had, others }: WeekAround): number {
  const now = new Map(others);
  for (const item of items)
    for (const [muscle, share] of sharesOf(item, frame)) now.set(muscle, (now.get(muscle) ?? 0) + share * item.sets);
  return shiftCost(had, now);
}

const SHARES = new WeakMap<SessionItem, ReadonlyMap<Muscle, number>>();

/** What one set of it is for each muscle. */
function sharesOf(item: SessionItem, frame: SessionFrame): ReadonlyMap<Muscle, number> {
  const known = SHARES.get(item) ?? setsPerMuscle(workOf({ primary: [withSets(item, 1).raw] }, frame));
  SHARES.set(item, known);
  return known;
}

/**
 * Open sets moved between the exercises of a session, one more here and one less there, until every muscle has the week's sets it
 * had, or nothing helps any more. `isPossible` says what may not be given.
 */
export function keepSets(
  items: readonly SessionItem[],
  input: { week: WeekAround; isPossible: (items: readonly SessionItem[]) => boolean; steps: number },
): KeptSets {
  const { week, isPossible, steps } = input;
  let kept: KeptSets = { items: [...items], cost: costInWeek(items, week) };
  for (let step = 0; step < steps && kept.cost > 0; step += 1) {
    const { items: now, cost } = kept;
    const better = (moves: readonly SessionItem[][]): KeptSets | undefined =>
      moves
        .map((moved) => ({ items: moved, cost: costInWeek(moved, week) }))
        .filter((move) => move.cost < cost - LEAST_GAIN)
        .sort((a, b) => a.cost - b.cost)
        .find((move) => isPossible(move.items));
    const next = better(singles(now)) ?? better(shifts(now));
    if (next === undefined) break;
    kept = next;
  }
  return kept;
}

function singles(items: readonly SessionItem[]): SessionItem[][] {
  return [...takers(items).map((item) => moved(items, [[item, 1]])), ...givers(items).map((item) => moved(items, [[item, -1]]))];
}

function shifts(items: readonly SessionItem[]): SessionItem[][] {
  return takers(items).flatMap((taker) =>
    givers(items).flatMap((giver) =>
      giver === taker
        ? []
        : [
            moved(items, [
              [taker, 1],
              [giver, -1],
            ]),
          ],
    ),
  );
}

function takers(items: readonly SessionItem[]): SessionItem[] {
  return items.filter((item) => isOpen(item) && item.sets < SETS_MOST);
}

function givers(items: readonly SessionItem[]): SessionItem[] {
  return items.filter((item) => isOpen(item) && item.sets > Math.max(1, item.done));
}

function isOpen(item: SessionItem): boolean {
  return !item.locked && item.sets > item.done && item.exercise !== undefined && item.exercise.pattern !== 'conditioning';
}

function moved(items: readonly SessionItem[], changes: readonly (readonly [SessionItem, number])[]): SessionItem[] {
  const by = new Map(changes);
  return items.map((item) => (by.has(item) ? withSets(item, item.sets + (by.get(item) ?? 0)) : item));
}
