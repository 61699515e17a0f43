import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { type Measure, measureOf, timeText } from '#domain/training/set-measure.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';

type Values = Omit<LoggedSet, 'slot' | 'state' | 'session_id' | 'exercise' | 'exercise_n' | 'set_n' | 'logged_at'>;

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

export function loggedMeasure(prescription: PrescriptionView, set: Values): Measure {
  return measureOf(set, prescribedExercise(prescription));
}

/** Whether the fields equal the logged set. */
export function isTypedAs(typed: RowTyped, set: Values, measure: Measure): boolean {
  const logged = typedFrom(set, measure);
  const isSameLoad = typed.weight === logged.weight && (typed.unit ?? set.unit) === set.unit;
  const isSameEffort = (typed.rir ?? '') === '' ? typed.rpe === logged.rpe : typed.rir === logged.rir;
  const others = ['reps', 'time', 'distance', 'kind', 'per_side', 'note'] as const;
  return isSameLoad && isSameEffort && others.every((name) => (typed[name] ?? '') === (logged[name] ?? ''));
}
