import { type DayPlace, replaceInDay } from '#domain/plan/edit-day.ts';
import type { PlanDay, Prescription } from '#domain/plan/plan.ts';
import { type PrescriptionView, readPlanDay } from '#domain/plan/plan-view.ts';
import { type LoadNote, loadNoteOf, withLoadNotes } from '#domain/training/load-notes.ts';
import type { Exercise, Kit } from '../../exercises/exercise.ts';
import type { Brief } from '../person/brief-shape.ts';
import { type Trainee, traineeOf } from '../person/trainee.ts';
import { estimateMinutes } from '../session-minutes.ts';
import { kitOf, type RankedSubstitute, rankSubstitutes, takenKit } from './choose-substitute.ts';
import { loadNote, standIn } from './replace-work.ts';
import { type DoneWork, readItems, type SessionFrame, type SessionItem, viewOf, withSets } from './session-items.ts';
import { whatChanges } from './what-changes.ts';

/** Why another exercise is looked for: its place is in use, or the gym does not have it. */
export type SwapReason = 'taken' | 'missing';

export interface SwapInput {
  /** The day as currently trained. */
  day: PlanDay;
  frame: SessionFrame;
  done: readonly DoneWork[];
  brief: Brief;
  /** The equipment of the present gym, where it was described; else that of the brief. */
  kit?: readonly Kit[] | undefined;
  place: DayPlace;
  reason: SwapReason;
}

/** An exercise that can stand in for another in this session. */
export interface SubstituteOffer {
  exercise: Exercise;
  /** As it would be trained: the open sets. */
  prescription: PrescriptionView;
  /** What its load follows from. */
  note: LoadNote | undefined;
  /** The equipment it takes of what is free. */
  kit: readonly Kit[];
  /** One line on what differs. */
  changes: string;
  /** How near it comes, 1 to 4. */
  match: 1 | 2 | 3 | 4;
  /** The session with it. */
  day: PlanDay;
}

const OFFERS = 4;
const BARS: ReadonlySet<Kit> = new Set(['barbell', 'ez-bar']);
/** Equipment beside others of its kind: a missing row machine says nothing about leg presses. */
const COMMON: ReadonlySet<Kit> = new Set(['machine', 'bench', 'plates', 'box']);

/** The nearest exercises for the open sets of one, best first, by free equipment and shared muscles (ROUTINE-12). */
export function offerSubstitutes(input: SwapInput): SubstituteOffer[] {
  const items = readItems(input.day, input.frame, input.done);
  const item = findItem(items, input.place);
  if (item?.exercise === undefined || item.locked) return [];
  const trainee = traineeOf(inGym(input.brief, input.kit));
  const kit = kitOf(trainee);
  const taken = input.reason === 'taken' ? placeTaken(item.exercise, kit) : missingKit(item.exercise, kit);
  const free = new Set([...kit].filter((one) => !taken.has(one)));
  const today = new Set(items.flatMap(({ exercise, raw }) => [exercise?.id ?? '', insteadOf(raw)?.exercise_id ?? '']));
  const ranked = rankSubstitutes(item.exercise, trainee, { taken, exercises: today });
  return [...ranked.filter(({ is_like }) => is_like), ...ranked.filter(isFurther)]
    .slice(0, OFFERS)
    .map((found) => offerOf(input, { item, trainee, free }, found));
}

/** The session with an exercise of the person's own choice for the open sets of one; undefined when none are open. */
export function swapFor({ day, frame, done, brief, place }: Omit<SwapInput, 'reason'>, exercise: Exercise): PlanDay | undefined {
  const item = findItem(readItems(day, frame, done), place);
  if (item === undefined || item.locked) return undefined;
  return swapped(day, place, { item, trainee: traineeOf(brief) }, exercise).day;
}

/** The brief with the equipment of the gym somebody is in (GYM-3). */
export function inGym(brief: Brief, kit: readonly Kit[] | undefined): Brief {
  return kit === undefined ? brief : { ...brief, kit };
}

function isFurther({ is_like, other }: RankedSubstitute): boolean {
  return !is_like && other.pattern !== 'conditioning';
}

interface Replacing {
  item: SessionItem;
  trainee: Trainee;
}

/** The day with another exercise for the open sets; what was done stays before it, and what was planned is remembered. */
function swapped(day: PlanDay, place: DayPlace, { item, trainee }: Replacing, exercise: Exercise) {
  const instead = standIn(item, exercise, trainee);
  const raw: Prescription = { ...instead.raw, instead_of: insteadOf(item.raw) ?? { ...item.raw, exercise: item.name } };
  const left = item.done > 0 ? [withSets(item, item.done).raw, raw] : [raw];
  const note = loadNote(item, instead, trainee);
  const begun = item.done > 0 ? [item.name] : [];
  return { raw, reps: instead.reps, day: withLoadNotes(replaceInDay(day, place, left), [note], day, begun) };
}

function offerOf(
  { day, frame, place }: SwapInput,
  { free, ...replacing }: Replacing & { free: ReadonlySet<Kit> },
  { other, cost }: RankedSubstitute,
): SubstituteOffer {
  const { item } = replacing;
  const { raw, reps, day: changed } = swapped(day, place, replacing, other);
  const goal = frame.goal ?? '';
  const minutes = estimateMinutes(viewOf(changed, frame), goal) - estimateMinutes(viewOf(day, frame), goal);
  return {
    exercise: other,
    prescription: prescriptionOf(raw, frame),
    note: loadNoteOf(changed, other.name),
    kit: other.equipment.find((set) => set.every((one) => free.has(one))) ?? [],
    changes: whatChanges(item.exercise ?? other, other, { minutes, reps: reps === item.reps ? null : reps }),
    match: matchOf(cost),
    day: changed,
  };
}

/** By the cost of `rankSubstitutes`: a shared main muscle costs little, another movement or half of the muscles more. */
function matchOf(cost: number): SubstituteOffer['match'] {
  if (cost <= 1) return 4;
  if (cost <= 2.5) return 3;
  return cost <= 4 ? 2 : 1;
}

/** The station, else the bar: who waits for a barbell gets no other exercise with one. */
function placeTaken(exercise: Exercise, kit: ReadonlySet<Kit>): ReadonlySet<Kit> {
  const stations = takenKit(exercise, kit);
  return stations.size > 0 ? stations : new Set([...missingKit(exercise, kit)].filter((one) => BARS.has(one)));
}

function missingKit({ equipment }: Exercise, kit: ReadonlySet<Kit>): ReadonlySet<Kit> {
  const used = equipment.find((set) => set.every((one) => kit.has(one))) ?? equipment[0] ?? [];
  return new Set(used.filter((one) => !COMMON.has(one)));
}

/** The day with the exercise back that another stands in for, with the sets still open; what was done stays (ROUTINE-12). */
export function bringBack(day: PlanDay, frame: SessionFrame, done: readonly DoneWork[], place: DayPlace): PlanDay {
  const items = readItems(day, frame, done);
  const item = findItem(items, place);
  const original = item && insteadOf(item.raw);
  if (item === undefined || original === undefined) return day;
  const open = Math.max(1, item.sets - item.done);
  const { instead_of: _, ...own } = item.raw;
  const kept = item.done > 0 ? [withSets({ ...item, raw: own }, item.done).raw] : [];
  const before = items[items.indexOf(item) - 1];
  const begun = before !== undefined && before.name === original.exercise && before.done > 0 && before.locked ? before : undefined;
  if (begun !== undefined) return withoutOrKept(day, { items, item, begun, kept, open });
  const sets = prescriptionOf(original, frame).sets;
  const back = sets === open ? original : withSets({ ...item, raw: original, sets }, open).raw;
  return replaceInDay(day, place, [...kept, { ...back, superset: item.raw.superset }]);
}

/** The open sets go to the part of the original that was begun before the swap, so that their numbers go on. */
function withoutOrKept(
  day: PlanDay,
  {
    items,
    item,
    begun,
    kept,
    open,
  }: { items: readonly SessionItem[]; item: SessionItem; begun: SessionItem; kept: Prescription[]; open: number },
): PlanDay {
  const whole = withSets(begun, begun.sets + open).raw;
  const without = replaceInDay(day, placeOf(items, begun), [whole, ...kept]);
  // The substitute stands behind what was just written; it is taken out by its new place, which its sets that stay do not share.
  return removeAt(without, items.indexOf(item) + kept.length);
}

function removeAt(day: PlanDay, at: number): PlanDay {
  const mains = (day.primary?.length ?? 0) + (day.accessories?.length ?? 0) > 0 ? (day.primary ?? []) : null;
  if (mains === null) return { ...day, exercises: (day.exercises ?? []).toSpliced(at, 1) };
  if (at < mains.length) return { ...day, primary: mains.toSpliced(at, 1) };
  return { ...day, accessories: (day.accessories ?? []).toSpliced(at - mains.length, 1) };
}

function placeOf(items: readonly SessionItem[], item: SessionItem): DayPlace {
  const same = items.filter(({ name }) => name === item.name);
  return { exercise: item.name, exercise_n: same.indexOf(item) + 1 };
}

function findItem(items: readonly SessionItem[], { exercise, exercise_n }: DayPlace): SessionItem | undefined {
  return items.filter(({ name }) => name === exercise)[exercise_n - 1];
}

function insteadOf({ instead_of }: Prescription): (Prescription & { exercise: string }) | undefined {
  return instead_of ?? undefined;
}

function prescriptionOf(raw: Prescription, frame: SessionFrame): PrescriptionView {
  const [view] = readPlanDay({ exercises: [raw] }, frame.week, 0).primary;
  if (view === undefined) throw new Error('a day of one exercise has one');
  return view;
}
