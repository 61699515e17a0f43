import { addMinutes, parseISO, startOfMinute } from 'date-fns';
import { MONTHS } from '#domain/month-names.ts';
import type { DistanceUnit } from '../sync/distance-unit.ts';
import type { SetValue } from '../sync/values.ts';
import { KIND_LETTERS, type SetKind, setKindOf } from '../training/set-kind.ts';
import { unitWord, type WeightUnit, weightIn } from '../training/units.ts';
import { csvCell } from './csv-cell.ts';

/** A logged workout, its sets by exercise, occurrence and number. */
export interface ExportedWorkout {
  /** yyyy-mm-dd */
  readonly performed_on: string;
  readonly label: string;
  /** Of the whole workout; empty when there is none. */
  readonly note: string;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly sets: readonly SetValue[];
}

/** The table of another app: its header, and the rows of a workout. */
export interface AppTable {
  readonly header: string;
  rowsOf(workout: ExportedWorkout): readonly string[];
}

const STRONG_COLUMNS = [
  'Date',
  'Workout Name',
  'Exercise Name',
  'Set Order',
  'Weight',
  'Weight Unit',
  'Reps',
  'RPE',
  'Distance',
  'Distance Unit',
  'Seconds',
  'Notes',
  'Workout Notes',
  'Workout Duration',
];

/** Strong's table with the unit in each row, so that no weight has to be converted. */
export const STRONG_TABLE: AppTable = {
  header: STRONG_COLUMNS.join(';'),
  rowsOf: ({ performed_on, label, note, started_at, finished_at, sets }) => {
    const start = `${performed_on} ${clockOf(started_at)}`;
    const duration = durationText(secondsBetween(started_at, finished_at));
    return sets.map((set) =>
      [
        start,
        nameOf(label),
        set.exercise,
        orderOf(set.set_n, setKindOf(set)),
        numberCell(set.weight, '0'),
        unitWord(set.unit),
        set.reps,
        set.rpe,
        set.distance,
        set.distance === undefined ? '' : set.distance_unit,
        set.seconds ?? 0,
        set.note,
        note,
        duration,
      ]
        .map((value) => csvCell(value, ';'))
        .join(';'),
    );
  },
};

/**
 * Hevy's table has one unit: weights of the other one are converted exactly. It has notes of exercises, none of sets. Its times are
 * minutes, of which the end is so many after the start as the workout is said to have lasted.
 */
export function hevyTable(unit: WeightUnit): AppTable {
  const far = unit === 'kg' ? 'km' : 'mi';
  const columns = [
    'title',
    'start_time',
    'end_time',
    'description',
    'exercise_title',
    'superset_id',
    'exercise_notes',
    'set_index',
    'set_type',
    `weight_${unitWord(unit)}`,
    'reps',
    far === 'km' ? 'distance_km' : 'distance_miles',
    'duration_seconds',
    'rpe',
  ];
  return {
    header: columns.map((name) => `"${name}"`).join(','),
    rowsOf: ({ performed_on, label, note, started_at, finished_at, sets }) => {
      const start = momentText(performed_on, started_at);
      const ended = addMinutes(startOfMinute(parseISO(started_at)), minutesOf(secondsBetween(started_at, finished_at))).toISOString();
      const end = momentText(endDay(performed_on, started_at, ended), ended);
      return sets.map((set) =>
        [
          nameOf(label),
          start,
          end,
          note,
          set.exercise,
          '',
          notesOf(set, sets),
          set.set_n - 1,
          HEVY_TYPES[setKindOf(set) ?? 'normal'],
          numberCell(weightIn(set.weight, set.unit, unit), ''),
          set.reps,
          distanceIn(set, far),
          set.seconds,
          set.rpe,
        ]
          .map((value) => csvCell(value))
          .join(','),
      );
    },
  };
}

const HEVY_TYPES: Readonly<Record<SetKind | 'normal', string>> = {
  normal: 'normal',
  'warm-up': 'warmup',
  drop: 'dropset',
  failure: 'failure',
};

/** What was noted at the sets of an exercise, as one note of it. */
function notesOf({ exercise, exercise_n }: SetValue, sets: readonly SetValue[]): string {
  const own = sets.filter((set) => set.exercise === exercise && set.exercise_n === exercise_n);
  return [...new Set(own.map(({ note }) => note ?? ''))].filter((text) => text !== '').join('\n');
}

const METERS: Readonly<Record<DistanceUnit, number>> = { m: 1, km: 1000, mi: 1609.344, yd: 0.9144, ft: 0.3048 };

/** As typed in its own unit, else to four decimals, as distances are stored. */
function distanceIn({ distance, distance_unit = 'm' }: SetValue, to: DistanceUnit): string | undefined {
  if (distance === undefined || distance_unit === to) return distance;
  return String(Number(((Number(distance) * METERS[distance_unit]) / METERS[to]).toFixed(4)));
}

/** Strong puts a letter in place of the number of a set that is not a normal one. */
function orderOf(set_n: number, kind: SetKind | null): number | string {
  return kind === null ? set_n : KIND_LETTERS[kind];
}

/** The unit most sets with a weight have. */
export function usualUnit(workouts: readonly ExportedWorkout[]): WeightUnit {
  let balance = 0;
  for (const { sets } of workouts) for (const { weight, unit } of sets) if (weight !== '') balance += unit === 'kg' ? 1 : -1;
  return balance > 0 ? 'kg' : 'lb';
}

/** Other apps need a name. */
function nameOf(label: string): string {
  return label === '' ? 'Workout' : label;
}

/** A number is no formula, also below zero. */
function numberCell(weight: string, none: string): number | string {
  return weight === '' ? none : Number(weight) < 0 ? Number(weight) : weight;
}

/** hh:mm:ss on this phone's clock. */
function clockOf(instant: string): string {
  const date = new Date(instant);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** «7 Apr 2026, 10:14» */
function momentText(day: string, instant: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}, ${clockOf(instant).slice(0, 5)}`;
}

/** The day a workout ended on: the next one after midnight. */
function endDay(day: string, started_at: string, finished_at: string): string {
  if (new Date(started_at).toDateString() === new Date(finished_at).toDateString()) return day;
  const end = new Date(finished_at);
  return `${end.getFullYear()}-${twoDigits(end.getMonth() + 1)}-${twoDigits(end.getDate())}`;
}

function secondsBetween(started_at: string, finished_at: string | null): number {
  return finished_at === null ? 0 : Math.max(0, Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000));
}

function minutesOf(seconds: number): number {
  return Math.round(seconds / 60);
}

/** «1h 2m», «21m» */
function durationText(seconds: number): string {
  const minutes = minutesOf(seconds);
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
