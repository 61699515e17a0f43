import type { Exercise } from '../../exercises/exercise.ts';
import { parseReps } from '../../training/rep-range.ts';
import type { Trainee } from '../person/trainee.ts';
import { CHANGE_OVER_SECONDS, setSeconds } from '../session-minutes.ts';
import type { DraftDay, DraftItem, PairScope } from './draft.ts';
import { GOOD_PAIRS, roundRest, SHORT_SESSION_PAIRS, whyNoPair } from './pair-rules.ts';
import { amountOf } from './scheme.ts';
import type { Slot } from './slot-table.ts';

/** Sessions up to this long alternate everything that may (TRAIN-20). */
const SHORT_MINUTES = 35;
/** Sessions up to this long alternate accessories when their work does not fit otherwise. */
const TIGHT_MINUTES = 45;
const EASY_ROUND_REST = 90;

/** An item as it is done: with the mark of its superset and the rest after it. */
export interface PairedItem {
  item: DraftItem;
  superset: string | null;
  rest_seconds: number;
}

/** Which items of a day alternate, from the minutes it takes one exercise at a time (TRAIN-20). */
function pairScope(trainee: Trainee, minutesAlone: number): PairScope | undefined {
  const { brief, minutes, goal, experience } = trainee;
  if (brief.supersets === false) return undefined;
  if (brief.supersets === true) return 'all';
  if (trainee.easy) return undefined;
  if (minutes <= SHORT_MINUTES) return 'all';
  if (experience === 'beginner') return undefined;
  if (goal === 'fat loss' || (minutes <= TIGHT_MINUTES && minutesAlone > minutes)) return 'accessories';
  return brief.focus.includes('biceps') && brief.focus.includes('triceps') ? 'arms' : undefined;
}

/** Sets which items alternate; in short sessions every compound becomes a main lift, so that it may alternate with the others (TRAIN-20). */
export function choosePairing(day: DraftDay, trainee: Trainee, minutesAlone: number): void {
  day.pairs = pairScope(trainee, minutesAlone);
  if (day.pairs !== 'all' || trainee.minutes > SHORT_MINUTES || trainee.goal === 'strength') return;
  for (const item of day.items) if (item.exercise.compound && item.slot !== 'lunge') item.main = true;
}

/** The items of a day in the order they are done, main lifts first and pairs side by side. */
export function pairedItems(day: DraftDay, trainee: Trainee): PairedItem[] {
  const mainsFirst = [...day.items.filter((item) => item.main), ...day.items.filter((item) => !item.main)];
  const alone = (item: DraftItem): PairedItem => ({ item, superset: null, rest_seconds: item.rest_seconds });
  const pairs = day.pairs === undefined || day.easy ? [] : choosePairs(mainsFirst, day.pairs, trainee);
  if (pairs.length === 0) return mainsFirst.map(alone);
  const list: PairedItem[] = [];
  let marked = 0;
  for (const item of sideBySide(mainsFirst, pairs)) {
    const pair = pairs.find(([a, b]) => a === item || b === item);
    if (pair === undefined) list.push(alone(item));
    // A pair of main lifts or compounds stands where its first does, so that it is done fresh; any other where its second does.
    else if (item === (pair.every(({ exercise }) => exercise.compound) ? pair[0] : pair[1])) {
      list.push(...written(pair, markOf(marked), trainee));
      marked += 1;
    }
  }
  return list;
}

/** A for the day's first pair, B for its second. */
function markOf(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place);
}

/** A main lift with an accessory stands between the main lifts and the accessories, which plans list apart. */
function sideBySide(items: readonly DraftItem[], pairs: readonly Pair[]): readonly DraftItem[] {
  const mixed = pairs.find(([a, b]) => a.main !== b.main);
  if (mixed === undefined) return items;
  const others = items.filter((item) => !mixed.includes(item));
  return [...others.filter((item) => item.main), ...mixed, ...others.filter((item) => !item.main)];
}

type Pair = readonly [first: DraftItem, second: DraftItem];

/** Greedy in the order of the tables, with the best partner of a slot; each item once. The first of a pair comes earlier in the day. */
function choosePairs(items: readonly DraftItem[], scope: PairScope, trainee: Trainee): Pair[] {
  const free = items.filter((item, index) => mayPair(item, index, scope, trainee));
  if (free.length < 2) return [];
  const slots = new Set(free.map(({ slot }) => slot));
  const used = new Set<DraftItem>();
  const pairs: Pair[] = [];
  // At most one pair of a main lift and an accessory can stand side by side, after the other main lifts: what opens the day is in none.
  const mayMix = (): boolean => scope === 'all' && !pairs.some(([a, b]) => a.main !== b.main);
  for (const [one, other] of PAIRS[scope]) {
    if (!slots.has(one) || !slots.has(other)) continue;
    for (const a of free) {
      if (used.has(a) || a.slot !== one) continue;
      const b = bestPartner(
        a,
        free.filter(
          (item) =>
            !used.has(item) &&
            item.slot === other &&
            (item.main === a.main || (mayMix() && item.lead !== true && a.lead !== true)) &&
            isGood(a, item, trainee),
        ),
      );
      if (b === undefined) continue;
      used.add(a).add(b);
      pairs.push(items.indexOf(a) < items.indexOf(b) ? [a, b] : [b, a]);
    }
  }
  return pairs;
}

/** Of several partners: fewest shared muscles first, then the same station (TRAIN-18). */
function bestPartner(a: DraftItem, partners: readonly DraftItem[]): DraftItem | undefined {
  return partners.toSorted((b, c) => partnerCost(a.exercise, b.exercise) - partnerCost(a.exercise, c.exercise))[0];
}

function partnerCost(a: Exercise, b: Exercise): number {
  const trained = (exercise: Exercise) => [...exercise.primary, ...exercise.secondary];
  const shared = trained(a).filter((muscle) => trained(b).includes(muscle)).length;
  const kitOf = ({ equipment }: Exercise) => new Set(equipment.flat());
  const isNear = b.load === 'bodyweight' || [...kitOf(b)].some((kit) => kitOf(a).has(kit));
  return shared + (isNear ? 0 : 0.5);
}

const PAIRS: Readonly<Record<PairScope, readonly (readonly [Slot, Slot])[]>> = {
  arms: [['biceps', 'triceps']],
  accessories: GOOD_PAIRS,
  all: [...GOOD_PAIRS, ...SHORT_SESSION_PAIRS],
};

function mayPair(item: DraftItem, index: number, scope: PairScope, { goal }: Trainee): boolean {
  const isMainLift = item.main && item.exercise.compound;
  if (item.light === true || (isMainLift && (scope !== 'all' || goal === 'strength'))) return false;
  return !(index === 0 && item.exercise.load === 'barbell' && item.exercise.compound);
}

function isGood(a: DraftItem, b: DraftItem, trainee: Trainee): boolean {
  if (trainee.easy && isLower(a) && isLower(b)) return false;
  return whyNoPair(pairable(a), pairable(b), trainee.goal === 'strength') === undefined;
}

function pairable({ exercise, main }: DraftItem) {
  return { exercise, main, name: exercise.name };
}

function isLower({ exercise }: DraftItem): boolean {
  return exercise.compound && ['squat', 'hinge', 'lunge', 'glute'].includes(exercise.pattern);
}

function written([a, b]: Pair, superset: string, trainee: Trainee): PairedItem[] {
  const seconds = [a, b].map((item) => setSeconds({ exercise: item.exercise, range: parseReps(amountOf(item, trainee, 0).reps) }));
  const rest = roundRest([a.rest_seconds, b.rest_seconds], seconds);
  return [
    { item: a, superset, rest_seconds: CHANGE_OVER_SECONDS },
    { item: b, superset, rest_seconds: trainee.easy ? Math.max(EASY_ROUND_REST, rest) : rest },
  ];
}
