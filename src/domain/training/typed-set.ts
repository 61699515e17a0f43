import type { SetValue } from '../sync/values.ts';
import type { RowTyped } from './set-entry.ts';
import { type Measure, timeText } from './set-measure.ts';
import { displayWeight, type WeightUnit } from './units.ts';

type Values = Omit<SetValue, 'session_id' | 'exercise' | 'exercise_n' | 'set_n' | 'logged_at'>;

/** The fields as when the set was ticked; `measure` says what an older set's `reps` count. */
export function typedFrom(set: Values, measure: Measure): RowTyped & { unit: Values['unit'] } {
  const { reps, weight, rpe, rir, seconds, unit, kind, distance, distance_unit, per_side, note } = set;
  const time = seconds ?? (measure === 'time' ? reps : undefined);
  return {
    reps: measure === 'reps' ? String(reps) : '',
    weight,
    rpe: rpe === null ? '' : String(rpe),
    rir: rir === undefined ? (rpe === null ? '' : String(10 - rpe)) : String(rir),
    time: time === undefined ? '' : timeText(time),
    distance: distance ?? '',
    unit,
    kind,
    measure,
    distance_unit,
    per_side,
    note,
  };
}

/** Whether the fields equal the logged set. */
export function isTypedAs(typed: RowTyped, set: Values, measure: Measure): boolean {
  const logged = typedFrom(set, measure);
  const isSameLoad = typed.weight === logged.weight && (typed.unit ?? set.unit) === set.unit;
  const isSameEffort = (typed.rir ?? '') === '' ? typed.rpe === logged.rpe : typed.rir === logged.rir;
  const others = ['reps', 'time', 'distance', 'kind', 'per_side', 'note'] as const;
  return isSameLoad && isSameEffort && others.every((name) => (typed[name] ?? '') === (logged[name] ?? ''));
}

const FIELDS = [
  'weight',
  'unit',
  'reps',
  'rpe',
  'rir',
  'time',
  'distance',
  'distance_unit',
  'kind',
  'measure',
  'per_side',
  'note',
] as const;

/** Whether the fields hold the same. */
export function isSameTyped(a: RowTyped, b: RowTyped): boolean {
  return FIELDS.every((field) => (a[field] ?? '') === (b[field] ?? ''));
}

/** The values as they stand in a column of `unit`. */
export function shownTyped(typed: RowTyped, unit: WeightUnit): RowTyped {
  return { ...typed, weight: displayWeight(typed.weight, typed.unit ?? unit, unit) };
}

/**
 * What is typed once the fields of a column of `unit` hold `next`. A weight that only shows in another unit than it was typed in stays as
 * typed until somebody changes it.
 */
export function typeOver(typed: RowTyped, next: RowTyped, unit: WeightUnit): RowTyped {
  const isSameWeight = next.weight === shownTyped(typed, unit).weight;
  return isSameWeight ? { ...next, weight: typed.weight, unit: typed.unit ?? unit } : { ...next, unit };
}
