import { type Exercise, MUSCLES, type Muscle, type Pattern } from '../../exercises/exercise.ts';
import { LOW_BACK_SETS, MOST_SESSION_SETS, MOST_SESSION_SETS_OF_MUSCLE, MOST_WEEKLY_SETS } from '../check/volume-table.ts';
import { type MuscleSets, noSets, placeOf, setsFor } from '../muscle-sets.ts';
import { allowedExercises } from '../person/trainee.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';

/** Muscles without a known upper limit. */
const FREE: ReadonlySet<Muscle> = new Set<Muscle>(['lower back', 'forearms', 'abs', 'obliques', 'hip flexors']);
export const LIMITED_MUSCLES: readonly Muscle[] = MUSCLES.filter((muscle) => !FREE.has(muscle));

const PUSHES: ReadonlySet<Pattern> = new Set<Pattern>(['horizontal-push', 'vertical-push', 'fly']);
const PULLS: ReadonlySet<Pattern> = new Set<Pattern>(['horizontal-pull', 'vertical-pull', 'pullover']);
const REAR: ReadonlySet<Pattern> = new Set<Pattern>(['rear-delt']);
const RATIO_MOST = 1.5;
const RATIO_LEAST = 0.67;
const JUDGED_FROM_SETS = 6;

export function weekSets(draft: Draft): MuscleSets {
  const sets = noSets();
  for (const day of draft.days) for (const { exercise, sets: times } of day.items) addSets(sets, exercise, times);
  return sets;
}

/** Sets per muscle: primary counts 1, secondary a half. */
export function setsOf(items: readonly DraftItem[]): MuscleSets {
  const sets = noSets();
  for (const item of items) addSets(sets, item.exercise, item.sets);
  return sets;
}

/** Adds `times` sets of an exercise; negative removes. */
export function addSets(sets: MuscleSets, exercise: Exercise, times: number): void {
  for (const [place, share] of sharesOf(exercise)) sets[place] = (sets[place] ?? 0) + share * times;
}

/** Index of a muscle and its share of one set. */
type Share = readonly [number, number];
const SHARES = new WeakMap<Exercise, readonly Share[]>();

/** Cached: called thousands of times per plan. */
function sharesOf(exercise: Exercise): readonly Share[] {
  const known = SHARES.get(exercise);
  if (known !== undefined) return known;
  const shares = readShares(exercise);
  SHARES.set(exercise, shares);
  return shares;
}

function readShares(exercise: Exercise): Share[] {
  if (exercise.pattern === 'conditioning') return [];
  const full = exercise.pattern === 'carry' ? 0.5 : 1;
  return [
    ...exercise.primary.map((muscle): Share => [placeOf(muscle), full]),
    ...exercise.secondary.map((muscle): Share => [placeOf(muscle), 0.5]),
  ];
}

export function daySets(day: DraftDay): number {
  return day.items.reduce((sum, item) => sum + (item.slot === 'conditioning' ? 0 : item.sets), 0);
}

/** Removes sets until no day and no week exceeds its limits, small and late exercises first. */
export function shrink(draft: Draft): void {
  const { experience } = draft.trainee;
  for (const day of draft.days) {
    while (daySets(day) > MOST_SESSION_SETS[experience][0] && takeSet([day], () => true));
    takeDown(
      () => setsOf(day.items),
      MOST_SESSION_SETS_OF_MUSCLE[experience][0],
      (muscle) => takeSet([day], (item) => trains(item, muscle)),
    );
  }
  takeDown(
    () => weekSets(draft),
    MOST_WEEKLY_SETS[experience][0],
    (muscle) => takeSet(draft.days, (item) => trains(item, muscle)),
  );
}

/** Removes sets from each muscle above `most`; recounts only after a removal. */
function takeDown(count: () => MuscleSets, most: number, take: (muscle: Muscle) => boolean): void {
  let sets = count();
  for (const muscle of LIMITED_MUSCLES) while (setsFor(muscle, sets) > most && take(muscle)) sets = count();
}

/** Brings push and pull sets within a third of each other: the longer side loses sets when the shorter cannot grow. */
export function balance(draft: Draft, mayAdd: (day: DraftDay) => boolean): void {
  if (!isPossible(draft, PULLS) || !isPossible(draft, PUSHES)) return;
  for (let guard = 0; guard < 30; guard += 1) {
    const push = sideSets(draft, PUSHES);
    const pull = sideSets(draft, PULLS) + sideSets(draft, REAR) / 2;
    if (Math.max(push, pull) < JUDGED_FROM_SETS) return;
    if (push / pull <= RATIO_MOST && push / pull >= RATIO_LEAST) return;
    const [short, long] = push > pull ? [PULLS, PUSHES] : [PUSHES, PULLS];
    if (!addSetOf(draft, short, mayAdd) && !takeSet(draft.days, (item) => long.has(item.exercise.pattern))) return;
  }
}

/** A pattern that equipment or limitations rule out cannot be balanced. */
function isPossible(draft: Draft, patterns: ReadonlySet<Pattern>): boolean {
  return allowedExercises(draft.trainee).some((exercise) => patterns.has(exercise.pattern) && exercise.compound);
}

function sideSets(draft: Draft, patterns: ReadonlySet<Pattern>): number {
  return draft.days.flatMap((day) => day.items).reduce((sum, item) => sum + (patterns.has(item.exercise.pattern) ? item.sets : 0), 0);
}

function addSetOf(draft: Draft, patterns: ReadonlySet<Pattern>, mayAdd: (day: DraftDay) => boolean): boolean {
  for (const day of draft.days) {
    for (const item of day.items) {
      if (day.easy || !patterns.has(item.exercise.pattern) || item.sets >= 4 || (draft.trainee.goal === 'strength' && item.main)) continue;
      item.sets += 1;
      if (mayAdd(day)) return true;
      item.sets -= 1;
    }
  }
  return false;
}

/** Whether a day and its week load the low back no more than it recovers from. */
export function keepsBack(draft: Draft, day: DraftDay): boolean {
  const backSets = (items: readonly DraftItem[]): number =>
    items.reduce((sum, { exercise, sets }) => sum + (exercise.stress['low back'] === 2 ? sets : 0), 0);
  const week = draft.days.reduce((sum, { items }) => sum + backSets(items), 0);
  return backSets(day.items) <= LOW_BACK_SETS.day[0] && week <= LOW_BACK_SETS.week[0];
}

/** What opens a day for a focus gives up sets after all else. */
const LEAD_COST = 20;

/** Removes a set from the accessory with most sets, else from a main lift; an exercise at its last set goes when others stay. */
export function takeSet(days: readonly DraftDay[], may: (item: DraftItem) => boolean): boolean {
  const choices = days.flatMap((day) =>
    day.easy ? [] : day.items.filter((item) => may(item) && item.slot !== 'conditioning').map((item) => ({ day, item })),
  );
  const cost = ({ item }: { item: DraftItem }): number =>
    (item.sets > 2 ? 0 : 10) + (item.main ? 4 : 0) + (item.lead === true ? LEAD_COST : 0) - item.sets;
  choices.sort((a, b) => cost(a) - cost(b));
  for (const { day, item } of choices) {
    if (item.sets > 1) {
      item.sets -= 1;
      return true;
    }
    if (day.items.length > 2) {
      day.items.splice(day.items.indexOf(item), 1);
      return true;
    }
  }
  return false;
}

function trains(item: DraftItem, muscle: Muscle): boolean {
  return item.exercise.primary.includes(muscle) || item.exercise.secondary.includes(muscle);
}
