import { findExercise } from '../exercises/find-exercise.ts';
import type { PlanDay } from '../plan/plan.ts';
import { exerciseKey } from '../sync/slots.ts';
import { workingSets } from '../training/set-kind.ts';
import { type Amount, measureOf, timeText } from '../training/set-measure.ts';

export interface DoneSet extends Amount {
  readonly exercise: string;
  readonly exercise_n: number;
  readonly kind?: string | undefined;
}

/** A workout as it was done, for a routine: as many working sets, in the reps, times or distances that were done (ROUTINE-7). `sets` are in order. */
export function dayOfSets(title: string, sets: readonly DoneSet[]): PlanDay {
  const done = new Map<string, { exercise: string; amounts: Amount[] }>();
  for (const set of workingSets(sets)) {
    const { exercise, exercise_n } = set;
    const key = `${exerciseKey(exercise)}#${exercise_n}`;
    const one = done.get(key) ?? { exercise, amounts: [] };
    one.amounts.push(set);
    done.set(key, one);
  }
  const exercises = [...done.values()].map(({ exercise, amounts }) => ({
    exercise,
    sets: amounts.length,
    reps: askedOf(exercise, amounts),
  }));
  return { title, exercises };
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
