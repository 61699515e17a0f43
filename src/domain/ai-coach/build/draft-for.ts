import type { Exercise } from '../../exercises/exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import { shiftCost } from '../kept-volume.ts';
import { noSets } from '../muscle-sets.ts';
import type { Brief } from '../person/brief-shape.ts';
import { isSwappedAway, mayDo, type Trainee, traineeOf } from '../person/trainee.ts';
import { chooseExercise } from './choose-exercise.ts';
import { backLoadedBeside, compose, orderItems, usedInWeek } from './compose.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { evenBack } from './even-back.ts';
import { closeShortDays, fillTime } from './fill-time.ts';
import { fitFocus } from './fit-focus.ts';
import { canTake, draftMinutes, fitDay, fits, fitToTime } from './fit-to-time.ts';
import { hasFixedSets, insteadOf, keepWork, makeFit, nearest, nearestOfAny } from './keep-work.ts';
import { limitAssistance } from './limit-assistance.ts';
import { choosePairing } from './pair-items.ts';
import { placeFocus } from './place-focus.ts';
import { withEvenPairs } from './repair.ts';
import { restMuscles } from './rest-muscles.ts';
import { ONLY_WHEN_ASKED, SLOT_OF_PATTERN, type Slot } from './slot-table.ts';
import { addSets, balance, shrink, weekSets } from './volume.ts';

/** `like`: same pattern and number of joints; `any`: any exercise for the same muscle; `none`: rebuild the week. */
export type Substitutes = 'like' | 'any' | 'none';

/**
 * The week for a brief. Swapped or refused exercises are replaced in the trainee's otherwise unchanged week; where a replacement does less
 * for a muscle, other exercises of the week do more.
 */
export function draftFor(brief: Brief, substitutes: Substitutes): Draft {
  const trainee = traineeOf(brief);
  if (substitutes === 'none' || (brief.refused.length === 0 && brief.swaps.length === 0)) return fittedDraft(trainee);
  const whole = wholeWeek(brief);
  const days = whole.days.map((day) => ({ ...day, items: day.items.map((item) => ({ ...item })) }));
  const had = weekSets(whole);
  const draft: Draft = { trainee, days, had };
  const replaced = new Set(draft.days.flatMap((day) => replaceIn(draft, day, substitutes)));
  if (days.some((day) => day.items.length === 0)) return fittedDraft(trainee);
  shrink(draft);
  for (const day of draft.days) fitDay(day, trainee);
  keepWork(draft, had, { replaced, fixed: new Set(brief.swaps.map(({ to }) => to)) });
  balance(draft, (day) => fits(draft, day));
  restMuscles(draft);
  return draft;
}

/** Briefs are immutable, so the unrestricted week is cached per brief. */
const WHOLE = new WeakMap<Brief, Draft>();

/** The week without any refusals or swaps. */
function wholeWeek(brief: Brief): Draft {
  const known = WHOLE.get(brief) ?? fittedDraft(traineeOf({ ...brief, refused: [], swaps: [] }));
  WHOLE.set(brief, known);
  return known;
}

function fittedDraft(trainee: Trainee): Draft {
  const draft = compose(trainee);
  placeFocus(draft);
  for (const day of draft.days) if (!day.easy) choosePairing(day, trainee, draftMinutes(day, trainee));
  fitToTime(draft);
  fillTime(draft);
  evenBack(draft);
  fitFocus(draft);
  limitAssistance(draft);
  const even = withEvenPairs(draft);
  closeShortDays(even);
  return even;
}

/** Replaces unwanted exercises of one day and returns the ids of the replacements. */
function replaceIn(draft: Draft, day: DraftDay, substitutes: Substitutes): string[] {
  const came: string[] = [];
  for (const exercise of day.items.map((item) => item.exercise)) {
    if (mayDo(exercise, draft.trainee) && !isSwappedAway(exercise, draft.trainee)) continue;
    // An earlier replacement may have copied the items with other sets or rests.
    const item = day.items.find((now) => now.exercise === exercise);
    if (item === undefined) continue;
    const others = day.items.filter((other) => other !== item);
    const instead = leastShift(draft, day, item, choicesFor(draft, day, item, substitutes));
    day.items = instead?.items ?? others;
    if (instead !== undefined) came.push(instead.exercise.id);
  }
  return came;
}

/** The candidate and number of sets that best keep the week's volume per muscle; ties keep the usual choice. */
function leastShift(
  draft: Draft,
  day: DraftDay,
  item: DraftItem,
  choices: readonly Choice[],
): { items: DraftItem[]; exercise: Exercise } | undefined {
  const before = day.items;
  const had = draft.had ?? NO_SETS;
  const without = weekSets(draft);
  addSets(without, item.exercise, -item.sets);
  let best: { items: DraftItem[]; exercise: Exercise; cost: number } | undefined;
  for (const { exercise, slot } of choices) {
    const instead = insteadOf(item, exercise, slot, draft.trainee);
    for (const by of STEPS) {
      if (by !== 0 && item.slot === 'power') continue;
      const sets = item.sets + by;
      if (sets < 1 || (by > 0 && (hasFixedSets(draft, instead) || !canTake({ ...instead, sets: sets - 1 })))) continue;
      const week = without.slice();
      addSets(week, exercise, sets);
      const shift = shiftCost(had, week);
      if (best !== undefined && shift >= best.cost) continue;
      day.items = before.map((old) => (old === item ? { ...instead, sets } : old));
      orderItems(day);
      const cost = shift + (makeFit(draft, day, exercise) ? 0 : UNFIT);
      if (best === undefined || cost < best.cost) best = { items: day.items, exercise, cost };
      if (cost === 0) return best;
    }
  }
  return best;
}

interface Choice {
  exercise: Exercise;
  slot: Slot;
}

const STEPS = [0, 1, -1, 2, -2, -3] as const;
const SUBSTITUTES_MOST = 12;
/** Higher than the cost of any shift. */
const UNFIT = 100;
const NO_SETS = noSets();

/**
 * Only the trainee's requested replacement if there is one; otherwise the usual choice for the slot, then exercises for the same muscles.
 */
function choicesFor(draft: Draft, day: DraftDay, item: DraftItem, substitutes: Substitutes): Choice[] {
  const { trainee } = draft;
  const today = new Set(day.items.flatMap((other) => (other === item ? [] : [other.exercise.id])));
  const asked = askedInstead(item.exercise, trainee);
  if (asked !== undefined && !today.has(asked.id)) return [{ exercise: asked, slot: slotOf(asked, item.slot) }];
  const context = { trainee, used: usedInWeek(draft), today, spare_back: backLoadedBeside(draft, day), main: item.main };
  const usual = chooseExercise(item.slot, context);
  // Nothing slow stands in for a jump or a throw: what it did for its muscles is not why it is there.
  if (item.slot === 'power') return usual === undefined ? [] : [usual];
  const kin = substitutes === 'any' ? nearestOfAny(item.exercise, trainee) : nearest(item.exercise, trainee, SUBSTITUTES_MOST);
  const near = asLoaded(
    kin.filter(({ id }) => !today.has(id)),
    item,
  );
  return [...(usual === undefined ? [] : [usual]), ...near.map((exercise) => ({ exercise, slot: slotOf(exercise, item.slot) }))];
}

/** A hold is no lift, and a main lift with a load is followed by one with a load where there is another of its kind (TEMPLATE-15). */
function asLoaded(others: readonly Exercise[], { exercise, main }: DraftItem): readonly Exercise[] {
  const fit = others.filter(({ id, load }) => !ONLY_WHEN_ASKED.has(id) && (load === 'time') === (exercise.load === 'time'));
  const loaded = fit.filter(({ load }) => load !== 'bodyweight');
  const isNeeded = main && exercise.load !== 'bodyweight' && loaded.some(({ pattern }) => pattern === exercise.pattern);
  return isNeeded ? loaded : fit;
}

/** Follows the trainee's chain of swaps. */
function askedInstead(exercise: Exercise, { brief, ...trainee }: Trainee): Exercise | undefined {
  let asked: Exercise | undefined;
  for (const { from, to } of brief.swaps) if (from === (asked ?? exercise).id) asked = exerciseById(to) ?? asked;
  return asked !== undefined && mayDo(asked, { ...trainee, brief }) ? asked : undefined;
}

/** A light squat or hinge slot keeps its kind. */
function slotOf(exercise: Exercise, slot: Slot): Slot {
  const plain = SLOT_OF_PATTERN[exercise.pattern];
  return (slot === 'squatLight' && plain === 'squatMain') || (slot === 'hingeLight' && plain === 'hingeMain') ? slot : plain;
}
