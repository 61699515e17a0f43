import type { PlanDay } from '#domain/plan/plan.ts';
import { shiftCost } from '../kept-volume.ts';
import { addTo, type MuscleSets, toMuscleSets } from '../muscle-sets.ts';
import { setsPerMuscle, type Work } from '../plan-work.ts';
import { type SessionFrame, type SessionItem, withSets, workOf } from './session-items.ts';

const SETS_MOST = 6;
const LEAST_GAIN = 0.001;

export interface KeptSets {
  items: SessionItem[];
  /** 0 when every muscle keeps its sets. */
  cost: number;
}

/** The week's sets per muscle around a session, before the session changes. */
export interface WeekAround {
  frame: SessionFrame;
  had: MuscleSets;
  /** Sets of the other days. */
  others: MuscleSets;
}

export function weekAround(day: PlanDay, frame: SessionFrame, others: readonly Work[]): WeekAround {
  const sets = (work: readonly Work[]): MuscleSets => toMuscleSets(setsPerMuscle(work));
  return { frame, had: sets([...others, ...workOf(day, frame)]), others: sets(others) };
}

/** Distance from keeping every muscle's weekly sets with these session items; 0 when all are kept. */
export function costInWeek(items: readonly SessionItem[], week: WeekAround): number {
  return shiftCost(week.had, weekWith(items, week));
}

function weekWith(items: readonly SessionItem[], { frame, others }: WeekAround): MuscleSets {
  const sets = others.slice();
  for (const item of items) addTo(sets, sharesOf(item, frame), item.sets);
  return sets;
}

const SHARES = new WeakMap<SessionItem, MuscleSets>();

/** Sets per muscle for one set of the item. */
function sharesOf(item: SessionItem, frame: SessionFrame): MuscleSets {
  const known = SHARES.get(item) ?? toMuscleSets(setsPerMuscle(workOf({ primary: [withSets(item, 1).raw] }, frame)));
  SHARES.set(item, known);
  return known;
}

/** Moves open sets between a session's exercises until every muscle keeps its weekly sets or no move helps. `isPossible` rejects moves. */
export function keepSets(
  items: readonly SessionItem[],
  input: { week: WeekAround; isPossible: (items: readonly SessionItem[]) => boolean; steps: number },
): KeptSets {
  const { week, isPossible, steps } = input;
  let kept: KeptSets = { items: [...items], cost: costInWeek(items, week) };
  for (let step = 0; step < steps && kept.cost > 0; step += 1) {
    const next = bestMove(kept, singles(kept.items), week, isPossible) ?? bestMove(kept, shifts(kept.items), week, isPossible);
    if (next === undefined) break;
    kept = next;
  }
  return kept;
}

/** Changes of sets per exercise. */
type Move = readonly (readonly [SessionItem, number])[];

function bestMove(
  { items, cost }: KeptSets,
  moves: readonly Move[],
  week: WeekAround,
  isPossible: (items: readonly SessionItem[]) => boolean,
): KeptSets | undefined {
  const now = weekWith(items, week);
  const after = (move: Move): number => {
    const sets = now.slice();
    for (const [item, by] of move) addTo(sets, sharesOf(item, week.frame), by);
    return shiftCost(week.had, sets);
  };
  const better = moves.map((move) => ({ move, cost: after(move) })).filter((item) => item.cost < cost - LEAST_GAIN);
  for (const { move, cost: least } of better.sort((a, b) => a.cost - b.cost)) {
    const changed = moved(items, move);
    if (isPossible(changed)) return { items: changed, cost: least };
  }
  return undefined;
}

function singles(items: readonly SessionItem[]): Move[] {
  return [...takers(items).map((item): Move => [[item, 1]]), ...givers(items).map((item): Move => [[item, -1]])];
}

function shifts(items: readonly SessionItem[]): Move[] {
  return takers(items).flatMap((taker) =>
    givers(items).flatMap((giver): Move[] =>
      giver === taker
        ? []
        : [
            [
              [taker, 1],
              [giver, -1],
            ],
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

function moved(items: readonly SessionItem[], move: Move): SessionItem[] {
  const by = new Map(move);
  return items.map((item) => (by.has(item) ? withSets(item, item.sets + (by.get(item) ?? 0)) : item));
}
