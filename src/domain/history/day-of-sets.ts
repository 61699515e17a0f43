import { findExercise } from '../exercises/find-exercise.ts';
import type { PlanDay, Prescription } from '../plan/plan.ts';
import type { DayView, PrescriptionView } from '../plan/plan-view.ts';
import { exerciseKey } from '../sync/slots.ts';
import { setKindOf, workingSets } from '../training/set-kind.ts';
import { type Amount, measureOf, timeText } from '../training/set-measure.ts';

export interface DoneSet extends Amount {
  readonly exercise: string;
  readonly exercise_n: number;
  readonly kind?: string | undefined;
}

/**
 * A workout as it was done, for a routine: as many working sets, of the same kinds, in the reps, times or distances that were done
 * (ROUTINE-7). `sets` are in order. Supersets, notes and rests are those of `planned`, the day it was meant to be.
 */
export function dayOfSets(title: string, sets: readonly DoneSet[], planned?: DayView): PlanDay {
  const items = planned === undefined ? [] : [...planned.primary, ...planned.accessories];
  const meant = new Map(items.map((item) => [`${exerciseKey(item.exercise)}#${item.exercise_n}`, item]));
  const done = new Map<string, { exercise: string; amounts: DoneSet[] }>();
  for (const set of workingSets(sets)) {
    const { exercise, exercise_n } = set;
    const key = `${exerciseKey(exercise)}#${exercise_n}`;
    const one = done.get(key) ?? { exercise, amounts: [] };
    one.amounts.push(set);
    done.set(key, one);
  }
  const marks = [...done.keys()].map((key) => meant.get(key)?.superset ?? null);
  const exercises = [...done].map(([key, { exercise, amounts }], index) => ({
    exercise,
    sets: amounts.length,
    reps: askedOf(exercise, amounts),
    ...kindsOf(amounts),
    ...meantOf(meant.get(key), isShared(marks, index)),
  }));
  return { title, exercises };
}

function kindsOf(sets: readonly DoneSet[]): Pick<Prescription, 'set_kinds'> {
  const kinds = sets.map((set) => setKindOf(set));
  return kinds.some((kind) => kind !== null) ? { set_kinds: kinds } : {};
}

/** Whether an exercise that was done stands beside it in its superset. */
function isShared(marks: readonly (string | null)[], index: number): boolean {
  const mark = marks[index] ?? null;
  return mark !== null && (marks[index - 1] === mark || marks[index + 1] === mark);
}

function meantOf(item: PrescriptionView | undefined, isShared: boolean): Prescription {
  if (item === undefined) return {};
  const { superset, note, rest_seconds } = item;
  return {
    ...(isShared ? { superset } : {}),
    ...(note === null ? {} : { note }),
    ...(rest_seconds === null ? {} : { rest_seconds }),
  };
}

/** The amounts of an exercise's sets as a prescription says them: «9–12», «45–60 s», «5 km in 25:00», «10 each». */
function askedOf(exercise: string, amounts: readonly Amount[]): string {
  const known = findExercise(exercise);
  const [first] = amounts;
  if (first === undefined) return '';
  const measure = measureOf(first, known);
  // Sets that were measured in another way, or in another unit, are told as the first.
  const alike = amounts.filter((set) => measureOf(set, known) === measure && set.distance_unit === first.distance_unit);
  const each = alike.every(({ per_side }) => per_side === true) ? ' each' : '';
  const seconds = alike.map((set) => set.seconds ?? (measure === 'time' ? set.reps : undefined));
  if (measure === 'reps') return `${rangeOf(alike.map(({ reps }) => reps))}${each}`;
  if (measure === 'time') return `${timeRange(seconds.map((some) => some ?? 0))}${each}`;
  // «m» alone stands for minutes.
  const unit = (first.distance_unit ?? 'm') === 'm' ? 'meters' : first.distance_unit;
  const [time] = seconds;
  const within = time !== undefined && seconds.every((some) => some === time) ? ` in ${timeText(time)}` : '';
  return `${rangeOf(alike.map(({ distance }) => Number(distance)))} ${unit}${within}${each}`;
}

/** «45–60 s», «20 min». */
function timeRange(seconds: readonly number[]): string {
  const isMinutes = seconds.every((some) => some >= LEAST_MINUTES && some % 60 === 0);
  return isMinutes ? `${rangeOf(seconds.map((some) => some / 60))} min` : `${rangeOf(seconds)} s`;
}

/** In seconds: what is told in minutes. */
const LEAST_MINUTES = 120;

function rangeOf(amounts: readonly number[]): string {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return low === high ? `${low}` : `${low}–${high}`;
}
