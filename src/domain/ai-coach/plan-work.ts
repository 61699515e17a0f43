import type { Exercise, Muscle } from '../exercises/exercise.ts';
import { prescribedExercise } from '../exercises/find-exercise.ts';
import { ownExercisesMark } from '../exercises/own-exercises.ts';
import type { Plan, PlanDay } from '../plan/plan.ts';
import { type DayView, dayView, isLightWeek, type PrescriptionView, planDayAt, planView } from '../plan/plan-view.ts';
import { parseReps, type RepRange } from '../training/rep-range.ts';
import { shareOfSet } from '../training/set-kind.ts';
import type { Trainee } from './person/trainee.ts';

/** One parsed exercise of a day: movement, reps, effort. */
export interface Work {
  prescription: PrescriptionView;
  exercise: Exercise | undefined;
  range: RepRange | undefined;
  /** RPE; a RIR counts as 10 − RIR. */
  effort: number;
  /** Listed under `primary`. */
  main: boolean;
}

export interface WorkDay {
  label: string;
  minutes: number | null;
  work: Work[];
}

/** Default RPE: without a prescription most people stop about two reps short of failure. */
const ASSUMED_EFFORT = 8;
/** «5+»: as many good reps as possible leaves about one in reserve. */
const OPEN_EFFORT = 9;
/** A set below this RPE (RIR 5 and more) counts half. */
const HARD_EFFORT = 6;
const TIMED_SET_SECONDS = 20;

/** A plan by week and day, read through `plan-view.ts`. */
export function planWork(plan: Plan): WorkDay[][] {
  const view = planView(plan);
  return Array.from({ length: view.weeks }, (_, week) =>
    Array.from({ length: view.days }, (__, day) => planWorkDay(plan, week, day) ?? readWorkDay(NO_DAY)),
  );
}

/** By week and place of the day, whether the week is the lighter one, and the own exercises that names may mean. */
const READ_DAYS = new WeakMap<PlanDay, Map<string, WorkDay>>();

/** One day of a plan, `week` and `day` as in `dayView`; cached, because an edit leaves most days the same object. */
export function planWorkDay(plan: Plan, week: number, day: number): WorkDay | undefined {
  const raw = planDayAt(plan, week, day);
  if (raw === undefined) return undefined;
  const known = READ_DAYS.get(raw) ?? new Map<string, WorkDay>();
  READ_DAYS.set(raw, known);
  const key = `${week} ${day} ${isLightWeek(plan, week)} ${plan.weeks == null} ${ownExercisesMark()}`;
  const view = known.has(key) ? undefined : dayView(plan, week, day);
  if (view !== undefined) known.set(key, readWorkDay(view));
  return known.get(key);
}

const NO_DAY: DayView = { label: '', title: null, minutes: null, primary: [], accessories: [] };

export function readWorkDay({ label, minutes, primary, accessories }: DayView): WorkDay {
  return {
    label,
    minutes,
    work: [...primary.map((item) => readWork(item, true)), ...accessories.map((item) => readWork(item, false))],
  };
}

/** The RPE a prescription asks for, by its RPE or its reps in reserve; null without either. */
export function askedEffort({ rpe, rir }: Pick<PrescriptionView, 'rpe' | 'rir'>): number | null {
  const reserve = /\d+(?:[.,]\d+)?/.exec(rir ?? '');
  return rpe ?? (reserve === null ? null : 10 - Number(reserve[0].replace(',', '.')));
}

function readWork(prescription: PrescriptionView, main: boolean): Work {
  const range = parseReps(prescription.reps);
  const assumed = range?.open === true ? OPEN_EFFORT : ASSUMED_EFFORT;
  return {
    prescription,
    exercise: prescribedExercise(prescription),
    range,
    effort: askedEffort(prescription) ?? assumed,
    main,
  };
}

/** One logged set as work; without an RPE the usual effort is assumed. undefined for unknown exercises and missed sets. */
export function loggedWork(
  exercise: Exercise | undefined,
  set: { reps: number; rpe: number | null; kind?: string | undefined },
): Work | undefined {
  if (exercise === undefined || set.reps < 1) return undefined;
  const unit = exercise.load === 'time' ? 'seconds' : 'reps';
  const range: RepRange = { low: set.reps, high: set.reps, unit, open: false, per_side: false };
  const prescription: PrescriptionView = {
    exercise: exercise.name,
    exercise_id: exercise.id,
    exercise_n: 1,
    sets: shareOfSet(set),
    reps: String(set.reps),
    rpe: set.rpe,
    rir: null,
    rest_seconds: null,
    superset: null,
    note: null,
    why: null,
  };
  return { prescription, exercise, range, effort: set.rpe ?? ASSUMED_EFFORT, main: false };
}

/** Effective work sets: full from RPE 6, half below; short holds and conditioning count nothing, carries half. */
export function hardSets(work: Work): number {
  const { exercise, range } = work;
  if (exercise === undefined || exercise.pattern === 'conditioning') return 0;
  if (range?.unit === 'seconds' && range.high < TIMED_SET_SECONDS) return 0;
  return work.prescription.sets * (work.effort >= HARD_EFFORT ? 1 : 0.5);
}

/** Sets per muscle: 1 for primary, a half for secondary (Pelland et al. 2025: fits best). */
export function setsPerMuscle(work: readonly Work[]): Map<Muscle, number> {
  const sets = new Map<Muscle, number>();
  const add = (muscle: Muscle, amount: number): void => void sets.set(muscle, (sets.get(muscle) ?? 0) + amount);
  for (const item of work) {
    const hard = hardSets(item);
    const share = item.exercise?.pattern === 'carry' ? 0.5 : 1;
    for (const muscle of item.exercise?.primary ?? []) add(muscle, hard * share);
    for (const muscle of item.exercise?.secondary ?? []) add(muscle, hard * 0.5);
  }
  return sets;
}

/** Caches what a pure function reads from a parsed day: days are immutable, and similar weeks share most of theirs. */
export function oncePerDay<Value>(read: (day: WorkDay) => Value): (day: WorkDay) => Value {
  const known = new WeakMap<WorkDay, { value: Value }>();
  return (day) => {
    const found = known.get(day) ?? { value: read(day) };
    known.set(day, found);
    return found.value;
  };
}

/** Like `oncePerDay`, for what also depends on the trainee. */
export function oncePerDayFor<Value>(read: (day: WorkDay, trainee: Trainee) => Value): (day: WorkDay, trainee: Trainee) => Value {
  const readers = new WeakMap<Trainee, (day: WorkDay) => Value>();
  return (day, trainee) => {
    const reader = readers.get(trainee) ?? oncePerDay((each) => read(each, trainee));
    readers.set(trainee, reader);
    return reader(day);
  };
}

/** Sets per muscle of a parsed day. */
export const setsOfDay: (day: WorkDay) => ReadonlyMap<Muscle, number> = oncePerDay(({ work }) => setsPerMuscle(work));

/** Sets per muscle of a week; halves add up exactly. */
export function setsOfWeek(days: readonly WorkDay[]): Map<Muscle, number> {
  const sets = new Map<Muscle, number>();
  for (const day of days) for (const [muscle, amount] of setsOfDay(day)) sets.set(muscle, (sets.get(muscle) ?? 0) + amount);
  return sets;
}

/** A day that needs no recovery: walking, easy cardio, light core and carries. */
export const isEasyDay = oncePerDay(
  ({ work }) =>
    work.length > 0 && work.every((item) => item.exercise?.pattern === 'conditioning' || (!item.main && item.effort <= HARD_EFFORT)),
);
