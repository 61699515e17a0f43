import { focusFaults, isOfSide, shortSide } from '../check/focus-fit.ts';
import type { FocusNeed } from '../check/focus-table.ts';
import { workChecks } from '../check-plan.ts';
import { shiftCost } from '../kept-volume.ts';
import { mayDo } from '../person/trainee.ts';
import { chooseExercise } from './choose-exercise.ts';
import { backLoadedBeside, orderItems, usedInWeek } from './compose.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { evenPairs } from './even-pairs.ts';
import { fitDay } from './fit-to-time.ts';
import { insteadOf } from './keep-work.ts';
import { hardDays, placeNeed } from './place-focus.ts';
import { shortfall } from './shortfall.ts';
import type { Slot } from './slot-table.ts';
import { weekSets } from './volume.ts';
import { draftWork, type ReadWork } from './write-plan.ts';

const ROUNDS_MAX = 24;
/** Consecutive steps without improvement before the best draft is returned. */
const DETOURS_MAX = 4;
/** Lower than the cost of any finding. */
const TIES_MOST = 9;
const COST = { error: 100, warn: 10, info: 0 } as const;

/**
 * Local search against the checker: applies the small change (a set more or less, another exercise, one removed) with the lowest cost, also
 * when it does not improve, because two changes may do what one cannot. Returns the best draft; `sound` when the checker has no objections.
 */
export function repair(drafted: Draft): { draft: Draft; sound: boolean } {
  const judge: Judge = { read: { days: new WeakMap(), items: new Map() }, order: [] };
  let draft = drafted;
  let cost = costOf(draft, judge);
  let best = { draft, cost };
  const seen = new Set([nameOf(draft.days)]);
  let detours = 0;
  for (let round = 0; round < ROUNDS_MAX && cost > 0 && detours <= DETOURS_MAX; round += 1) {
    const next = bestChange(draft, seen, judge);
    if (next === undefined) break;
    seen.add(nameOf(next.draft.days));
    ({ draft, cost } = next);
    detours = cost < best.cost ? 0 : detours + 1;
    if (cost < best.cost) best = next;
  }
  return { draft: best.draft, sound: best.cost === 0 };
}

/** The draft with as many sets of both exercises of a superset, where the checker has no more objections for it. */
export function withEvenPairs(draft: Draft): Draft {
  const judge: Judge = { read: { days: new WeakMap(), items: new Map() }, order: [] };
  return evenPairs(draft, (even) => costOf(even, judge));
}

function nameOf(days: readonly DraftDay[]): string {
  return days.map(({ items }) => items.map(({ exercise, sets }) => `${exercise.id} ${sets}`).join()).join(';');
}

/** State that speeds up evaluating similar drafts. */
interface Judge {
  /** Days are immutable here. */
  readonly read: ReadWork;
  /** Check indices, the last failing check first: similar drafts mostly fail the same check. */
  order: number[];
}

/** The cost of the checker's findings. Stops counting at `below`. */
function costOf(draft: Draft, judge: Judge, below = Number.POSITIVE_INFINITY): number {
  const { trainee } = draft;
  const checks = workChecks(draftWork(draft, judge.read), trainee, trainee.goal === 'strength');
  const said = new Set<string>();
  let objections = 0;
  if (judge.order.length === 0) judge.order = [...checks.keys()];
  for (const at of judge.order) {
    const before = objections;
    for (const { rule, severity, sentence } of checks[at]?.() ?? []) {
      if (COST[severity] === 0 || said.has(`${rule} ${sentence}`)) continue;
      said.add(`${rule} ${sentence}`);
      objections += COST[severity];
    }
    if (objections > before) judge.order = [at, ...judge.order.filter((other) => other !== at)];
    if (objections >= below) return objections;
  }
  return objections === 0 ? 0 : objections + tieBreak(draft);
}

/** By how well the muscles keep their work after an exchange, and how few sets are amiss otherwise. */
function tieBreak(draft: Draft): number {
  const apart = draft.had === undefined ? shortfall(draft) : shiftCost(draft.had, weekSets(draft)) + shortfall(draft);
  return (TIES_MOST * apart) / (apart + TIES_MOST);
}

function bestChange(draft: Draft, seen: ReadonlySet<string>, judge: Judge): { draft: Draft; cost: number } | undefined {
  let best: { draft: Draft; cost: number } | undefined;
  for (const days of changesOf(draft)) {
    if (seen.has(nameOf(days))) continue;
    const changed = { ...draft, days };
    const cost = costOf(changed, judge, best?.cost);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { draft: changed, cost };
    if (cost === 0) break;
  }
  return best;
}

/** The movements a week should contain, and each day of one with so few. */
const PATTERN_SLOTS: readonly Slot[] = ['squatMain', 'hingeMain', 'horizontalPush', 'verticalPush', 'horizontalPull', 'verticalPull'];

const FEW_DAYS = 2;

function* changesOf(draft: Draft): Generator<DraftDay[]> {
  const held = new Set(draft.days.flatMap(({ items }) => items.map(({ slot }) => slot)));
  const isOften = hardDays(draft).length <= FEW_DAYS;
  const missingOn = ({ items }: DraftDay): Slot[] =>
    PATTERN_SLOTS.filter((slot) => (isOften ? items.every((item) => item.slot !== slot) : !held.has(slot)));
  const short = shortSide(hardDays(draft), draft.trainee)?.side;
  // Short days are all main lifts; one of the side that has too many may make way for a movement that is missing.
  const isTooMany = ({ exercise }: DraftItem): boolean => short !== undefined && isOfSide(exercise, short === 'pulls' ? 'pushes' : 'pulls');
  for (const [dayIndex, day] of draft.days.entries()) {
    if (day.easy) continue;
    for (const [index, item] of day.items.entries()) {
      if (item.sets > 1) yield withItem(draft, dayIndex, index, { ...item, sets: item.sets - 1 });
      if (item.sets > 3) yield withItem(draft, dayIndex, index, { ...item, sets: item.sets - 2 });
      if (item.sets < 4) yield* grown(draft, dayIndex, index);
      for (const slot of [item.slot, ...(item.main && !isTooMany(item) ? [] : missingOn(day))]) {
        const other = alternative(draft, day, { ...item, slot });
        if (other !== undefined) yield withItem(draft, dayIndex, index, other);
      }
      if (day.items.length > 2) yield withItem(draft, dayIndex, index, undefined);
    }
  }
  for (const fault of focusFaults(hardDays(draft), draft.trainee)) if (fault.kind === 'need') yield* needChanges(draft, fault.need);
}

/** A set more; where the day is too full for it, in the place of one of another exercise. */
function* grown(draft: Draft, dayIndex: number, index: number): Generator<DraftDay[]> {
  const day = draft.days[dayIndex];
  const item = day?.items[index];
  if (day === undefined || item === undefined) return;
  const more = { ...item, sets: item.sets + 1 };
  const days = withItem(draft, dayIndex, index, more);
  yield days;
  if (days[dayIndex]?.items.some(({ exercise, sets }) => exercise === item.exercise && sets === more.sets) === true) return;
  for (const other of day.items)
    if (other !== item && other.sets > 1) {
      const items = day.items.map((one) => (one === other ? { ...other, sets: other.sets - 1 } : one));
      yield withItem({ ...draft, days: draft.days.map((one, at) => (at === dayIndex ? { ...day, items } : one)) }, dayIndex, index, more);
    }
}

/** A must of a focus on each day, beside all that is there or in the place of one exercise. */
function* needChanges(draft: Draft, need: FocusNeed): Generator<DraftDay[]> {
  for (const [dayIndex, day] of draft.days.entries()) {
    if (day.easy) continue;
    const gives = [undefined, ...day.items.filter(({ lead, extra }) => lead !== true && extra !== true)];
    for (const give of gives) {
      const changed = { ...day, items: day.items.flatMap((item) => (item === give ? [] : [{ ...item }])) };
      if (!placeNeed(draft, changed, need)) break;
      fitDay(changed, draft.trainee);
      yield draft.days.map((old, at) => (at === dayIndex ? changed : old));
    }
  }
}

function alternative(draft: Draft, day: DraftDay, item: DraftItem): DraftItem | undefined {
  const chosen = chooseExercise(item.slot, {
    trainee: draft.trainee,
    used: usedInWeek(draft),
    today: new Set(day.items.map((other) => other.exercise.id)),
    spare_back: item.exercise.stress['low back'] === 2 || backLoadedBeside(draft, day),
    main: item.main,
  });
  return chosen === undefined || !mayDo(chosen.exercise, draft.trainee)
    ? undefined
    : insteadOf(item, chosen.exercise, chosen.slot, draft.trainee);
}

function withItem(draft: Draft, dayIndex: number, index: number, item: DraftItem | undefined): DraftDay[] {
  return draft.days.map((day, at) => {
    if (at !== dayIndex) return day;
    const items = day.items.flatMap((old, place) => (place !== index ? [{ ...old }] : item === undefined ? [] : [{ ...item }]));
    const changed = { ...day, items };
    orderItems(changed);
    fitDay(changed, draft.trainee);
    return changed;
  });
}
