import type { Exercise } from '../../exercises/exercise.ts';
import { exerciseById } from '../../exercises/library.ts';
import type { Brief } from '../brief-shape.ts';
import { shiftCost } from '../kept-volume.ts';
import { noSets } from '../muscle-sets.ts';
import { mayDo, type Trainee, traineeOf } from '../trainee.ts';
import { chooseExercise } from './choose-exercise.ts';
import { backLoadedBeside, compose, orderItems, usedInWeek } from './compose.ts';
import type { Draft, DraftDay, DraftItem } from './draft.ts';
import { canTake, fitDay, fits, fitToTime } from './fit-to-time.ts';
import { hasFixedSets, insteadOf, keepWork, makeFit, nearest, nearestOfAny } from './keep-work.ts';
import { restMuscles } from './rest-muscles.ts';
import { SLOT_OF_PATTERN, type Slot } from './slot-table.ts';
import { addSets, balance, shrink, weekSets } from './volume.ts';

/** `like`: of its kind, as many-jointed; `any`: whatever trains the same muscle; `none`: the week is made anew. */
export type Substitutes = 'like' | 'any' | 'none';

/**
 * The week for a brief. Somebody who swaps or refuses exercises gets the week they would have had with those exchanged and nothing
 * else turned over: what takes a place does its work, and where it does less for a muscle its neighbours do more.
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

/** A brief is never changed in place, and what exchanges exercises in its week may be asked twice. */
const WHOLE = new WeakMap<Brief, Draft>();

/** The week they would have had with nothing refused or swapped. */
function wholeWeek(brief: Brief): Draft {
  const known = WHOLE.get(brief) ?? fittedDraft(traineeOf({ ...brief, refused: [], swaps: [] }));
  WHOLE.set(brief, known);
  return known;
}

function fittedDraft(trainee: Trainee): Draft {
  const draft = compose(trainee);
  fitToTime(draft);
  return draft;
}

/** Exchanges what the trainee does not want in one day; the ids of what came. */
function replaceIn(draft: Draft, day: DraftDay, substitutes: Substitutes): string[] {
  const came: string[] = [];
  for (const exercise of day.items.map((item) => item.exercise)) {
    if (mayDo(exercise, draft.trainee) && !draft.trainee.brief.swaps.some(({ from }) => from === exercise.id)) continue;
    // What an earlier exchange left of the day are copies with other sets or rests.
    const item = day.items.find((now) => now.exercise === exercise);
    if (item === undefined) continue;
    const others = day.items.filter((other) => other !== item);
    const instead = leastShift(draft, day, item, choicesFor(draft, day, item, substitutes));
    day.items = instead?.items ?? others;
    if (instead !== undefined) came.push(instead.exercise.id);
  }
  return came;
}

/** Of what may stand in its place, in so many sets, what keeps the muscles' week; the usual choice comes first. */
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
/** More than any shift costs. */
const UNFIT = 100;
const NO_SETS = noSets();

/** What they asked for and nothing else; otherwise the usual choice for the place, then what trains the same muscles. */
function choicesFor(draft: Draft, day: DraftDay, item: DraftItem, substitutes: Substitutes): Choice[] {
  const { trainee } = draft;
  const today = new Set(day.items.flatMap((other) => (other === item ? [] : [other.exercise.id])));
  const asked = askedInstead(item.exercise, trainee);
  if (asked !== undefined && !today.has(asked.id)) return [{ exercise: asked, slot: slotOf(asked, item.slot) }];
  const context = { trainee, used: usedInWeek(draft), today, spare_back: backLoadedBeside(draft, day), main: item.main };
  const usual = chooseExercise(item.slot, context);
  const kin = substitutes === 'any' ? nearestOfAny(item.exercise, trainee) : nearest(item.exercise, trainee, SUBSTITUTES_MOST);
  const near = kin.filter(({ id }) => !today.has(id));
  return [...(usual === undefined ? [] : [usual]), ...near.map((exercise) => ({ exercise, slot: slotOf(exercise, item.slot) }))];
}

/** What they want where it stands, through every swap they asked for. */
function askedInstead(exercise: Exercise, { brief, ...trainee }: Trainee): Exercise | undefined {
  let asked: Exercise | undefined;
  for (const { from, to } of brief.swaps) if (from === (asked ?? exercise).id) asked = exerciseById(to) ?? asked;
  return asked !== undefined && mayDo(asked, { ...trainee, brief }) ? asked : undefined;
}

/** A lighter squat stays the lighter squat. */
function slotOf(exercise: Exercise, slot: Slot): Slot {
  const plain = SLOT_OF_PATTERN[exercise.pattern];
  return (slot === 'squatLight' && plain === 'squatMain') || (slot === 'hingeLight' && plain === 'hingeMain') ? slot : plain;
}
