import { lastOfOccurrence, type PlannedExercise, suggestPlannedSet } from '#domain/ai-coach/planned-suggestion.ts';
import { prescribedExercise } from '#domain/exercises/find-exercise.ts';
import { gymFor } from '#domain/exercises/gym-kit.ts';
import { SET_KIND_REASONS } from '#domain/messages/set-kinds.ts';
import type { PrescriptionView } from '#domain/plan/plan-view.ts';
import { dropWeight } from '#domain/training/drop-set.ts';
import type { Loading } from '#domain/training/loading.ts';
import { askedDistance, parseReps, repsOfSet } from '#domain/training/rep-range.ts';
import type { RowTyped } from '#domain/training/set-entry.ts';
import { FAILURE_EFFORT, isWorkingSet, type SetKind, setKindOf, straightSets, workingSets } from '#domain/training/set-kind.ts';
import { type Measure, measureOf, timeText, usualMeasure } from '#domain/training/set-measure.ts';
import type { SetSuggestion } from '#domain/training/suggestion.ts';
import { displayWeight, type WeightUnit } from '#domain/training/units.ts';
import { nextWarmUp, type WarmUpInput } from '#domain/training/warm-up.ts';
import type { LoggedSet } from '#offline/log/set-logs.ts';

export interface ExerciseInput extends PlannedExercise<LoggedSet> {
  /** This session's sets, in order. */
  logged: readonly LoggedSet[];
  /** Sets added to the prescription. */
  extra: number;
  /** How effort is asked for. */
  effort?: 'rpe' | 'rir';
  /** Suggestions are off (SET-4). */
  isQuiet?: boolean;
  /** What decides the warm-up sets besides load and reps; absent where none is needed. */
  wayUp?: WayUp | undefined;
}

export type WayUp = Omit<WarmUpInput, 'weight' | 'reps' | 'unit' | 'gym'>;

/** A row of an exercise. */
export interface ExerciseRow {
  /** Its place in the log. */
  set_n: number;
  /** Its number among the exercise's working sets, or among its warm-up sets. */
  n: number;
  isWarmUp: boolean;
  logged: LoggedSet | undefined;
}

export interface SetLine extends ExerciseRow {
  /** Last time's set. */
  last: LoggedSet | undefined;
  /** Initial values of the fields; empty instead of a guess. */
  proposed: RowTyped;
  /** The load it is offered as a normal set, in the unit of the column. */
  working: string;
  /** The load it is offered as a drop set, in the unit of the column (TRAIN-25). */
  drop: string;
  /** What it is offered as a warm-up set, in the unit of the column; empty where nothing is (TRAIN-25). */
  warmUpWeight: string;
  warmUpReps: string;
}

export interface ExerciseLines {
  lines: SetLine[];
  /** The first open set; undefined when all are done. */
  next: number | undefined;
  /** For the next set as a normal one. */
  suggestion: SetSuggestion | null;
}

/** An exercise's rows: logged, last time and next. */
export function exerciseLines(input: ExerciseInput): ExerciseLines {
  const { prescription, logged } = input;
  const lastTime = lastOfOccurrence(input);
  const rows = rowsOf(prescription, logged, input.extra);
  const done = rows.flatMap(({ logged: set, n, isWarmUp }) => (set === undefined || isWarmUp ? [] : [{ ...set, set_n: n }]));
  const open = rows.find((row) => row.logged === undefined);
  const warm_ups = logged.filter((set) => !isWorkingSet(set));
  const suggestion = input.isQuiet === true ? null : suggestPlannedSet({ ...input, logged: done, set_n: open?.n, warm_ups });
  const today = logged.filter(isWorkingSet).at(-1);
  const lines: SetLine[] = [];
  for (const row of rows) {
    const last = row.isWarmUp ? undefined : lastTime[row.n - 1];
    const reps = repsOfSet(prescription.reps, row.n);
    const offer =
      suggestion === null
        ? null
        : { ...suggestion, reps: suggestion.reps + lowOf(reps) - lowOf(repsOfSet(prescription.reps, open?.n ?? row.n)) };
    const kind = kindAt(prescription, row);
    const proposeAfter = (model: LoggedSet | undefined) =>
      propose({ ...input, prescription: { ...prescription, reps } }, offer, { last: model ?? lastTime.at(-1), today });
    const straight = proposeAfter(straightAt(lastTime, row.n));
    const proposed = kind === 'drop' ? proposeAfter(last) : straight;
    const drop = dropAfter(input, lines.at(-1), { last, proposed });
    lines.push({
      ...row,
      last,
      working: straight.weight,
      drop,
      ...(row.logged === undefined ? warmUpOffer(input, straight, warm_ups) : NO_WARM_UP),
      proposed: row.logged === undefined ? ofKind(kind, proposed, drop) : proposed,
    });
  }
  return { lines, next: lines.find((line) => line.logged === undefined)?.set_n, suggestion };
}

/** What a line offers as a set of this kind (TRAIN-25). */
export function offerOfKind(
  { working, drop, warmUpWeight, warmUpReps, proposed }: SetLine,
  kind: SetKind | null,
): Pick<RowTyped, 'weight' | 'reps'> {
  if (kind === 'drop') return { weight: drop, reps: proposed.reps };
  if (kind === 'warm-up' && warmUpReps !== '') return { weight: warmUpWeight, reps: warmUpReps };
  return { weight: working, reps: proposed.reps };
}

/** The suggestion for a set of this kind: the load of a drop or warm-up set is its own (TRAIN-25). */
export function suggestionOfKind(
  suggestion: SetSuggestion | null,
  line: SetLine | undefined,
  kind: string | undefined,
): SetSuggestion | null {
  const known = setKindOf({ kind });
  if (suggestion === null || line === undefined || (known !== 'drop' && known !== 'warm-up')) return suggestion;
  if (known === 'warm-up' && line.warmUpReps === '') return null;
  const { weight, reps } = offerOfKind(line, known);
  return { weight, reps: known === 'drop' ? suggestion.reps : Number(reps), reason: SET_KIND_REASONS[known] };
}

const NO_WARM_UP = { warmUpWeight: '', warmUpReps: '' };
/** Where the field of reps is empty. */
export const ASSUMED_REPS = 8;

function warmUpOffer({ wayUp, unit, gym }: ExerciseInput, { weight, reps }: RowTyped, done: readonly LoggedSet[]): typeof NO_WARM_UP {
  if (wayUp === undefined) return NO_WARM_UP;
  const shown = done.map((set) => ({ weight: displayWeight(set.weight, set.unit, unit) }));
  const step = nextWarmUp({ ...wayUp, weight, reps: Number(reps) || ASSUMED_REPS, unit, gym }, shown);
  return step === undefined ? NO_WARM_UP : { warmUpWeight: step.weight, warmUpReps: String(step.reps) };
}

/** Last time's set of a number, or the one before it that says what can be lifted rested; else the last of these. */
function straightAt(lastTime: readonly LoggedSet[], n: number): LoggedSet | undefined {
  return straightSets(lastTime.slice(0, n)).at(-1) ?? straightSets(lastTime).at(-1);
}

/** The set as the routine has it; a drop set begins with less than what it follows (TRAIN-25). */
function ofKind(kind: SetKind | null, proposed: RowTyped, drop: string): RowTyped {
  if (kind === null) return proposed;
  const effort = kind === 'failure' ? FAILURE_EFFORT : {};
  return { ...proposed, kind, ...effort, ...(kind === 'drop' ? { weight: drop } : {}) };
}

/** About a fifth less than the row before it, as it was logged or is offered; a first row follows none, so last time's drop set stays. */
function dropAfter(
  input: ExerciseInput,
  before: SetLine | undefined,
  { last, proposed }: { last: LoggedSet | undefined; proposed: RowTyped },
): string {
  if (before === undefined || before.isWarmUp) {
    const wasDrop = input.isQuiet === true && last !== undefined && setKindOf(last) === 'drop';
    return wasDrop ? proposed.weight : dropWeight(proposed.weight, loadingOf(input));
  }
  const { logged } = before;
  return dropWeight(
    logged === undefined ? before.proposed.weight : displayWeight(logged.weight, logged.unit, input.unit),
    loadingOf(input),
  );
}

function kindAt({ set_kinds }: PrescriptionView, row: ExerciseRow): SetKind | null {
  return row.isWarmUp ? null : setKindOf({ kind: set_kinds?.[row.n - 1] ?? undefined });
}

function loadingOf({ prescription, unit, gym }: ExerciseInput): Loading {
  const known = prescribedExercise(prescription);
  return { kind: known?.load ?? 'barbell', unit, gym: gymFor(gym, known) };
}

function lowOf(reps: string): number {
  return parseReps(reps)?.low ?? 0;
}

/** Keeps the objects of lines that have not changed. */
export function shareLines(before: readonly SetLine[], now: readonly SetLine[]): readonly SetLine[] {
  const shared = now.map((line) => {
    const known = before.find((other) => other.set_n === line.set_n);
    return known !== undefined && isSameLine(known, line) ? known : line;
  });
  return shared.length === before.length && shared.every((line, index) => line === before[index]) ? before : shared;
}

function isSameLine({ proposed: before, ...a }: SetLine, { proposed: now, ...b }: SetLine): boolean {
  return isShallowEqual(before, now) && isShallowEqual(a, b);
}

function isShallowEqual<Values extends object>(a: Values, b: Values): boolean {
  const keys = Object.keys(b) as (keyof Values)[];
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key]);
}

/** Rows to draw: warm-up sets, then prescribed, added, and logged ones. A warm-up set takes no prescribed set's place (TRAIN-23). */
export function rowsOf(prescription: PrescriptionView, logged: readonly LoggedSet[], extra: number): ExerciseRow[] {
  const working = new Map(workingSets(logged).map((set) => [set.set_n, set]));
  const warmUps = logged.filter((set) => !isWorkingSet(set));
  const taken = new Set(warmUps.map(({ set_n }) => set_n));
  const last = Math.max(0, ...working.keys());
  const rows = warmUps.map((set, index): ExerciseRow => ({ set_n: set.set_n, n: index + 1, isWarmUp: true, logged: set }));
  for (let set_n = 1, n = 0; n < prescription.sets + extra || set_n <= last; set_n += 1) {
    if (taken.has(set_n)) continue;
    n += 1;
    rows.push({ set_n, n, isWarmUp: false, logged: working.get(set_n) });
  }
  return rows;
}

export function loggedMeasure(prescription: PrescriptionView, set: LoggedSet): Measure {
  return measureOf(set, prescribedExercise(prescription));
}

/** The place of a further set, behind every row, so that none moves. */
export function nextPlace(rows: readonly ExerciseRow[]): number {
  return 1 + Math.max(0, ...rows.map(({ set_n }) => set_n));
}

/** `last`: last time's set; `today`: the latest of this workout, whose measure the next ones take. */
function propose(
  { prescription, unit, is_strength, effort }: ExerciseInput,
  suggestion: SetSuggestion | null,
  { last, today }: { last: LoggedSet | undefined; today: LoggedSet | undefined },
): RowTyped {
  const known = prescribedExercise(prescription);
  const model = today ?? last;
  const range = parseReps(prescription.reps);
  const measure = model === undefined ? askedMeasure(prescription.reps, known) : measureOf(model, known);
  const rpe = is_strength && prescription.rpe !== null ? String(prescription.rpe) : '';
  const isEachSide = model === undefined ? range?.per_side === true : model.per_side === true;
  const rir = effort === 'rir' && rpe !== '' ? { rir: String(10 - Number(rpe)) } : {};
  const said = { rpe, ...rir, ...(measure === 'reps' ? {} : { measure }), ...(isEachSide ? { per_side: true } : {}) };
  if (measure !== 'reps') return { ...said, reps: '', ...measured(model, measure, prescription.reps, unit) };
  if (suggestion !== null) return { ...said, reps: String(suggestion.reps), weight: suggestion.weight };
  if (last !== undefined) return { ...said, reps: String(last.reps), weight: displayWeight(last.weight, last.unit, unit) };
  const reps = range !== undefined && range.low === range.high && !range.open ? String(range.low) : '';
  return { ...said, reps, weight: '' };
}

/** What the amount is of a set that nobody has done yet. */
function askedMeasure(reps: string, known: Parameters<typeof usualMeasure>[0]): Measure {
  if (askedDistance(reps) !== undefined) return 'distance';
  return parseReps(reps)?.unit === 'seconds' ? 'time' : usualMeasure(known);
}

/** What a set of time or distance starts with: the set before it, else the time or distance that is prescribed. */
function measured(model: LoggedSet | undefined, measure: Measure, reps: string, unit: WeightUnit) {
  if (model === undefined) {
    const far = askedDistance(reps);
    if (far !== undefined) {
      const time = far.seconds === null ? '' : timeText(far.seconds);
      return { weight: '', time, distance: far.low === far.high ? far.low : '', distance_unit: far.unit };
    }
    const range = parseReps(reps);
    return { weight: '', time: range?.unit === 'seconds' && range.low === range.high ? timeText(range.low) : '' };
  }
  const seconds = model.seconds ?? (measure === 'time' ? model.reps : undefined);
  return {
    weight: displayWeight(model.weight, model.unit, unit),
    time: seconds === undefined ? '' : timeText(seconds),
    ...(model.distance === undefined ? {} : { distance: model.distance, distance_unit: model.distance_unit }),
  };
}
