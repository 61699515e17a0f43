import type { LoadKind } from './loading.ts';
import { type WeightUnit, weightWithUnit } from './units.ts';

/** What the amount of a set is. */
export type Measure = 'reps' | 'time' | 'distance';

/** What of an exercise decides how its sets are measured. */
interface MeasuredExercise {
  readonly load: LoadKind;
  readonly pattern: string;
}

/** The amount of a set as stored. `reps` is 0 where it says nothing; of a timed exercise it repeats the seconds, for older apps. */
export interface Amount {
  readonly reps: number;
  readonly seconds?: number | undefined;
  /** Decimal text as typed, in `distance_unit`. */
  readonly distance?: string | undefined;
  readonly distance_unit?: string | undefined;
  /** The amount is that of each side. */
  readonly per_side?: boolean | undefined;
}

/** The fields of a set's row with their keypads: one without a decimal mark for whole numbers, letters where a colon may be typed. */
export const FIELD_KEYPADS = {
  weight: 'decimal',
  reps: 'numeric',
  time: 'text',
  distance: 'decimal',
  rpe: 'decimal',
  rir: 'decimal',
} as const;

export type SetField = keyof typeof FIELD_KEYPADS;

/** What decides how the fields of a set are read. */
export interface SetNeeds {
  readonly fields: readonly SetField[];
  /** A timed exercise, whose `reps` older apps read as seconds. */
  readonly isTimed: boolean;
  /** A number without a mark is minutes, and distance or time alone is enough. */
  readonly isCardio: boolean;
  /** A load below zero is help, such as a band or a machine gives. */
  readonly takesHelp: boolean;
}

/** The fields of a set (TRAIN-24). `effort`: as the plan tells it. */
export function setNeeds(exercise: MeasuredExercise | undefined, measure: Measure, effort: 'rpe' | 'rir'): SetNeeds {
  const isCardio = exercise?.pattern === 'conditioning' && measure !== 'reps';
  const amount: SetField[] = isCardio ? ['distance', 'time'] : ['weight', measure];
  return {
    fields: [...amount, effort],
    isTimed: exercise?.load === 'time',
    isCardio,
    takesHelp: exercise?.load === 'bodyweight',
  };
}

/** The measure of an exercise nobody has chosen another for. */
export function usualMeasure(exercise: MeasuredExercise | undefined): Measure {
  return exercise?.load === 'time' ? 'time' : 'reps';
}

/** The measure of a stored set; older sets of a timed exercise have their seconds in `reps`. */
export function measureOf(set: Amount, exercise: MeasuredExercise | undefined): Measure {
  if (set.distance !== undefined) return 'distance';
  return set.seconds === undefined ? usualMeasure(exercise) : 'time';
}

/** «40 s», «1:30», «1:02:03». */
export function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** «5 km in 25:00», «40 s», «400 m»; undefined for reps. */
export function measuredText({ seconds, distance, distance_unit }: Amount): string | undefined {
  const far = distance === undefined ? undefined : `${distance} ${distance_unit ?? 'm'}`;
  if (seconds === undefined) return far;
  return far === undefined ? timeText(seconds) : `${far} in ${timeText(seconds)}`;
}

/** A weight with its unit; help, which is stored below zero, in words: «20 lbs of help». */
export function loadText(weight: string, unit: WeightUnit): string {
  return isHelp(weight) ? `${weightWithUnit(weight.slice(1), unit)} of help` : weightWithUnit(weight, unit);
}

export function isHelp(weight: string): boolean {
  return weight.startsWith('-');
}
