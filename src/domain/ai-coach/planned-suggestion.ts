import { prescribedExercise } from '../exercises/find-exercise.ts';
import { gymFor } from '../exercises/gym-kit.ts';
import type { PrescriptionView } from '../plan/plan-view.ts';
import { exerciseKey } from '../sync/slots.ts';
import type { LoadNote } from '../training/load-notes.ts';
import { isWeighed } from '../training/loading.ts';
import { straightSets } from '../training/set-kind.ts';
import { suggestSet } from '../training/suggest.ts';
import type { LoggedLike, SetSuggestion, SuggestionInput } from '../training/suggestion.ts';
import type { Exposure } from '../training/working-max.ts';

/** The basis of suggestions besides the exercise's own sets. */
export type Basis = Pick<SuggestionInput, 'known_max' | 'stands_for' | 'eased'>;

/** A logged set with its occurrence in the session. */
export type OccurringSet = LoggedLike & { exercise_n: number };

export interface PlannedExercise<Logged extends OccurringSet = OccurringSet> {
  prescription: PrescriptionView;
  /** This session's sets, in order. */
  logged: readonly (LoggedLike & { set_n: number })[];
  set_n?: SuggestionInput['set_n'];
  warm_ups?: SuggestionInput['warm_ups'];
  /** The latest other session's sets, in order. */
  last_time: readonly Logged[];
  /** The last sessions, newest first. */
  exposures: readonly Exposure[];
  basis?: Basis | undefined;
  gym?: SuggestionInput['gym'];
  unit: SuggestionInput['unit'];
  is_strength: boolean;
  lighter_week: boolean;
  /** What makes the way back after a break longer. */
  returning?: SuggestionInput['returning'];
}

/** The suggestion for the next set of a planned exercise: one call for Today's Workout and for the coach, so that both say one number. */
export function suggestPlannedSet(input: PlannedExercise): SetSuggestion | null {
  const { prescription } = input;
  const known = prescribedExercise(prescription);
  return suggestSet({
    prescription: input.is_strength ? prescription : { ...prescription, rpe: null },
    done: straightSets(input.logged),
    set_n: input.set_n,
    ...(input.warm_ups === undefined ? {} : { warm_ups: input.warm_ups }),
    last_time: straightSets(lastOfOccurrence(input)),
    exposures: input.exposures,
    ...input.basis,
    unit: input.unit,
    kind: known?.load ?? 'barbell',
    gym: gymFor(input.gym, known),
    lower_body: isLowerBody(known),
    lighter_week: input.lighter_week,
    returning: input.returning,
  });
}

/** Last time's sets of the same occurrence of the exercise in its day; without any, all of them. */
export function lastOfOccurrence<Logged extends OccurringSet>({
  prescription,
  last_time,
}: Pick<PlannedExercise<Logged>, 'prescription' | 'last_time'>): readonly Logged[] {
  const same = last_time.filter((set) => set.exercise_n === prescription.exercise_n);
  return same.length > 0 ? same : last_time;
}

type KnownMax = NonNullable<Basis['known_max']>;

export interface BasisSources {
  /** The load note of the exercise in a changed session. */
  note: LoadNote | undefined;
  /** Reported maxes by exercise id. */
  maxes: ReadonlyMap<string, KnownMax>;
  /** Sets of the replaced exercise: today's, else those of its last session. */
  setsOf: (exercise: string) => readonly LoggedLike[];
}

/** The basis of suggestions for a planned exercise; undefined when its own sets are the only one. */
export function suggestionBasis(view: PrescriptionView, { note, maxes, setsOf }: BasisSources): Basis | undefined {
  if (note !== undefined && exerciseKey(note.from) === exerciseKey(view.exercise)) return { eased: note.factor ?? 1 };
  if (note !== undefined) return { stands_for: { exercise: note.from, sets: straightSets(setsOf(note.from)), factor: note.factor } };
  const known_max = maxes.get(prescribedExercise(view)?.id ?? '');
  return known_max === undefined ? undefined : { known_max };
}

/** Whether a reported max may stand in where nothing is logged. */
export function takesKnownMax(view: PrescriptionView): boolean {
  return isWeighed(prescribedExercise(view)?.load ?? null);
}

/** Whether the load of an exercise may take larger steps. */
export function isLowerBody(exercise: { pattern: string } | undefined): boolean {
  return exercise !== undefined && LOWER_BODY.has(exercise.pattern);
}

/** Patterns whose loads may rise by two steps at once. */
const LOWER_BODY: ReadonlySet<string> = new Set([
  'squat',
  'knee-extension',
  'lunge',
  'hinge',
  'glute',
  'leg-curl',
  'calf',
  'abduction',
  'adduction',
]);
