import type { Muscle } from '../../exercises/exercise.ts';
import { capital } from '../../exercises/exercise-words.ts';
import { chooseExercise } from '../build/choose-exercise.ts';
import { SLOTS_FOR_MUSCLE } from '../build/slot-table.ts';
import { type SessionItem, withSets } from '../change/session-items.ts';
import { listWords } from '../person/list-words.ts';
import type { Trainee } from '../person/trainee.ts';
import { changeItems, type FoundItem, findItems, missingWords, targetWords } from './find-items.ts';
import { freshItem } from './fresh-item.ts';
import { changed, type EditContext, type Outcome, refused } from './outcome.ts';
import { placed } from './place-item.ts';
import { changeDay, frameOf, minutesOfDay, type PlanDraft } from './plan-draft.ts';
import type { PlanEdit, Target } from './plan-edit.ts';

const SETS = { least: 1, most: 10 };
/** Weekly sets that «more» or «less» of a muscle means when nobody says how many. */
const SHIFT = 3;
const SETS_MOST = 6;

/** More, fewer or so many sets, in every week; the lighter last week of a block keeps its share. */
export function changeSets(context: EditContext, edit: PlanEdit & { kind: 'sets' }): Outcome {
  const { draft } = context;
  const found = findItems(draft, edit.target).filter(({ item }) => item.exercise?.pattern !== 'conditioning');
  if (found.length === 0) {
    if (edit.target.muscles === undefined || (edit.by ?? 1) < 0) return refused(context, missingWords(edit.target));
    return addForMuscles(context, edit.target.muscles, edit.weekly ?? edit.to ?? SHIFT);
  }
  if (edit.weekly !== undefined) return spread(context, edit.target, edit.weekly - total(found));
  const wanted = (sets: number): number => {
    const next = edit.to ?? (edit.factor === undefined ? sets + (edit.by ?? 1) : Math.round(sets * edit.factor));
    return Math.min(Math.max(next, SETS.least), SETS.most);
  };
  return written(context, edit.target, new Map(found.map((one) => [keyOf(one), wanted(one.item.sets)])), found);
}

/** More sets for some muscles, taken from others. */
export function shiftFocus(context: EditContext, edit: PlanEdit & { kind: 'focus' }): Outcome {
  const outcomes: Outcome[] = [];
  let now = context;
  const apply = (muscles: readonly Muscle[], by: number): void => {
    if (muscles.length === 0) return;
    const others = by > 0 ? edit.less : edit.more;
    const found = findItems(now.draft, { muscles });
    const next =
      found.length === 0 && by > 0
        ? addForMuscles(now, muscles, by)
        : found.length === 0
          ? refused(now)
          : spread(now, { muscles }, by, others);
    outcomes.push(next);
    if (next.done.length > 0) now = { ...now, draft: next.draft };
  };
  apply(edit.less, -SHIFT);
  apply(edit.more, SHIFT);
  const done = outcomes.flatMap((outcome) => outcome.done);
  const couldNot = outcomes.flatMap((outcome) => outcome.could_not);
  return done.length === 0 ? refused(context, ...couldNot) : changed(now.draft, done, { could_not: couldNot });
}

/** Sets added or taken one at a time, where most room or most sets are. */
function spread(context: EditContext, target: Target, by: number, others: readonly Muscle[] = []): Outcome {
  const all = findItems(context.draft, target).filter(({ item }) => item.exercise?.pattern !== 'conditioning');
  // A squat trains quads and glutes: where one gives to the other, it stays.
  const alone = all.filter(({ item }) => !others.some((muscle) => item.exercise?.primary.includes(muscle)));
  const found = alone.length > 0 ? alone : all;
  const sets = new Map(found.map((one) => [keyOf(one), one.item.sets]));
  for (let step = 0; step < Math.abs(by); step += 1) {
    const open = [...sets].filter(([, amount]) => (by > 0 ? amount < SETS_MOST : amount > SETS.least));
    const next = open.sort((a, b) => (by > 0 ? a[1] - b[1] : b[1] - a[1]))[0];
    if (next === undefined) break;
    sets.set(next[0], next[1] + Math.sign(by));
  }
  return written(context, target, sets, found);
}

function written(context: EditContext, target: Target, sets: ReadonlyMap<string, number>, found: readonly FoundItem[]): Outcome {
  const { draft } = context;
  const before = new Map(found.map((one) => [keyOf(one), one.item.sets]));
  const last = draft.weeks.length - 1;
  const next = changeItems(draft, target, (one, week) => {
    const { item } = one;
    const [old, now] = [before.get(keyOf(one)), sets.get(keyOf(one))];
    if (old === undefined || now === undefined || old === now) return item;
    const isLighter = week > 0 && week === last && item.sets < old;
    const scaled = isLighter ? Math.max(1, Math.round((item.sets * now) / old)) : item.sets + (now - old);
    return scaled === item.sets ? item : withSets(item, Math.min(Math.max(scaled, SETS.least), SETS.most));
  });
  const lines = found.flatMap((one) => {
    const { item } = one;
    const now = sets.get(keyOf(one)) ?? item.sets;
    return now === item.sets ? [] : [{ item, now }];
  });
  if (lines.length === 0) return refused(context, `${capital(targetWords(target))} already ${isPlural(found) ? 'have' : 'has'} that.`);
  const [first] = lines;
  if (first !== undefined && lines.length === 1)
    return changed(next, `${first.item.name} has ${setWords(first.now)} instead of ${first.item.sets}.`);
  const [was, now] = [total(found), [...sets.values()].reduce((sum, amount) => sum + amount, 0)];
  return changed(next, `${capital(targetWords(target))}: ${now} sets a week instead of ${was}.`);
}

/** A new exercise for muscles that nothing in the plan trains directly. */
function addForMuscles(context: EditContext, muscles: readonly Muscle[], sets: number): Outcome {
  const { draft, trainee } = context;
  const day = roomiestDay(draft);
  const chosen = muscles.flatMap((muscle) => exerciseFor(muscle, draft, trainee, day) ?? [])[0];
  if (chosen === undefined) return refused(context, `I have no exercise for your ${listWords(muscles)} that you can do.`);
  const amount = Math.min(Math.max(2, sets), 4);
  const next = changeDay(draft, day, (items, week) => {
    const why = `Work for your ${chosen.muscle}, as you asked.`;
    return placed(items, freshItem({ exercise: chosen.exercise, main: false, sets: amount, why }, draft, trainee, week));
  });
  return changed(next, `${chosen.exercise.name} is added for your ${chosen.muscle}: ${setWords(amount)}.`);
}

function exerciseFor(muscle: Muscle, draft: PlanDraft, trainee: Trainee, day: number) {
  const idsOf = (items: readonly SessionItem[]): string[] => items.flatMap(({ exercise }) => exercise?.id ?? []);
  const today = new Set(idsOf(draft.weeks[0]?.[day]?.items ?? []));
  const used = new Map((draft.weeks[0] ?? []).flatMap(({ items }) => idsOf(items).map((id) => [id, 1] as const)));
  for (const slot of SLOTS_FOR_MUSCLE[muscle] ?? []) {
    const found = chooseExercise(slot, { trainee, used, today, spare_back: false, main: false });
    if (found?.exercise.primary.includes(muscle) === true) return { exercise: found.exercise, muscle };
  }
  return undefined;
}

function roomiestDay(draft: PlanDraft): number {
  const minutes = (draft.weeks[0] ?? []).map((day) => minutesOfDay(day, frameOf(draft, 0)));
  return minutes.indexOf(Math.min(...minutes));
}

function total(found: readonly FoundItem[]): number {
  return found.reduce((sum, { item }) => sum + item.sets, 0);
}

function isPlural(found: readonly FoundItem[]): boolean {
  return found.length > 1;
}

function keyOf({ item, day, n }: FoundItem): string {
  return `${day} ${item.name} ${n}`;
}

function setWords(sets: number): string {
  return `${sets} ${sets === 1 ? 'set' : 'sets'}`;
}
