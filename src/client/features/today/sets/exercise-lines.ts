import { lastOfOccurrence, type PlannedExercise, suggestPlannedSet } from '#domain/ai-coach/planned-suggestion.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import type { Gym } from '#domain/sync/gym-shape.ts';
import { heavier, type LoadKind, lighter, lightest, numberText } from '#domain/training/loading.ts';
import { parseReps } from '#domain/training/rep-range.ts';
import type { TypedSet } from '#domain/training/set-entry.ts';
import type { SetSuggestion } from '#domain/training/suggestion.ts';
import { displayWeight, type WeightUnit } from '#domain/training/units.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';

export interface ExerciseInput extends PlannedExercise<LoggedSet> {
  /** This session's sets, in order. */
  logged: readonly LoggedSet[];
  /** Sets added to the prescription. */
  extra: number;
}

export interface SetLine {
  set_n: number;
  logged: LoggedSet | undefined;
  /** Last time's set. */
  last: LoggedSet | undefined;
  /** Initial values of the fields; empty instead of a guess. */
  proposed: TypedSet;
}

export interface ExerciseLines {
  lines: SetLine[];
  /** The first open set; undefined when all are done. */
  next: number | undefined;
  suggestion: SetSuggestion | null;
}

/** An exercise's rows: logged, last time and next. */
export function exerciseLines(input: ExerciseInput): ExerciseLines {
  const { prescription, logged } = input;
  const lastTime = lastOfOccurrence(input);
  const suggestion = suggestPlannedSet(input);
  const lines = rowsOf(prescription, logged, input.extra).map((row): SetLine => {
    const last = lastTime.find((set) => set.set_n === row.set_n);
    return { ...row, last, proposed: propose(input, suggestion, last ?? lastTime.at(-1)) };
  });
  return { lines, next: lines.find((line) => line.logged === undefined)?.set_n, suggestion };
}

/** Rows to draw: prescribed, added, and logged sets. */
export function rowsOf(
  prescription: PrescriptionView,
  logged: readonly LoggedSet[],
  extra: number,
): { set_n: number; logged: LoggedSet | undefined }[] {
  const bySet = new Map(logged.map((set) => [set.set_n, set]));
  const count = Math.max(prescription.sets + extra, ...bySet.keys());
  return Array.from({ length: count }, (_, index) => ({ set_n: index + 1, logged: bySet.get(index + 1) }));
}

function propose(input: ExerciseInput, suggestion: SetSuggestion | null, last: LoggedSet | undefined): TypedSet {
  const rpe = input.is_strength && input.prescription.rpe !== null ? String(input.prescription.rpe) : '';
  if (suggestion !== null) return { reps: String(suggestion.reps), weight: suggestion.weight, rpe };
  if (last !== undefined) return { reps: String(last.reps), weight: displayWeight(last.weight, last.unit, input.unit), rpe };
  const range = parseReps(input.prescription.reps);
  const reps = range !== undefined && range.low === range.high && !range.open ? String(range.low) : '';
  return { reps, weight: '', rpe };
}

/** The target and size of a step; null when there is none. */
export interface WeightStep {
  weight: string;
  by: string;
}

export interface WeightSteps {
  down: WeightStep | null;
  up: WeightStep | null;
}

/** The next loadable weights below and above the field's; null without load. */
export function weightSteps(kind: LoadKind | null, weight: string, unit: WeightUnit, gym?: Gym): WeightSteps | null {
  if (kind === 'band' || kind === 'time') return null;
  if (kind === 'bodyweight' && weight === '') return null;
  const loading = { kind: kind ?? 'machine', unit, gym };
  const typed = Number(weight.replace(',', '.'));
  const value = Number.isFinite(typed) ? typed : 0;
  const step = (to: number | null): WeightStep | null =>
    to === null || to === value ? null : { weight: numberText(to), by: numberText(Math.abs(to - value)) };
  const least = lightest(loading);
  return { down: step(value <= least ? null : (lighter(value, loading) ?? least)), up: step(heavier(value, loading)) };
}
