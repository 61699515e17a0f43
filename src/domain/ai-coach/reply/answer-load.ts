import type { Plan } from '#domain/plan/plan.ts';
import { dayView, type PrescriptionView, planView } from '#domain/plan/plan-view.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import { prescribedExercise } from '../../exercises/find-exercise.ts';
import { loadableWeight } from '../../training/loading.ts';
import { parseReps } from '../../training/rep-range.ts';
import { shareOfMax } from '../../training/rpe-table.ts';
import { setText } from '../../training/set-text.ts';
import { suggestSet } from '../../training/suggest.ts';
import { betweenWords } from '../log-digest/between-words.ts';
import { type LogFact, loggedMax, unitOfFacts } from '../log-facts.ts';
import type { Brief, Heaviest } from '../person/brief-shape.ts';
import { heaviestFor, isTooHeavy, limitWords } from '../person/heaviest.ts';
import { loadsBetween } from '../understand/acts/plain-log-forms.ts';

export interface LoadQuestion {
  /** Normalised. */
  text: string;
  brief: Brief;
  plan: Plan | undefined;
  facts: readonly LogFact[];
}

/** A load from the log or the trainee's maxes, else how to find it; never a guess. */
export function loadWords(question: LoadQuestion, exercise: Exercise | undefined): string {
  const between = loadsBetween(question.text);
  if (between !== undefined) return betweenWords(between);
  if (/\btoo (?:heavy|hard)\b/.test(question.text))
    return 'Take about 5% off for the next set, or do a rep or two less if the weight cannot change. Two sets like that in a row: stop that exercise for today.';
  if (/\btoo (?:light|easy)\b/.test(question.text))
    return 'Add the smallest step there is for the next set. If every set reaches the top of its reps with that, start there next time.';
  return (exercise === undefined ? undefined : knownLoad(question, exercise)) ?? findLoad(exercise);
}

function findLoad(exercise: Exercise | undefined): string {
  const name = exercise?.name ?? 'Each lift';
  const start = exercise?.load === 'barbell' ? 'start with the empty bar' : 'start with the lightest weight';
  return `${name}: ${start}, sets of 8, and go up until it feels like three or four reps were left. That is your first working weight; from then on Today's Workout suggests the next from what you log.`;
}

/** The planned reps of this lift as a weight; outside the plan, five reps with two in reserve. */
function knownLoad({ brief, plan, facts }: LoadQuestion, exercise: Exercise): string | undefined {
  const item = plan === undefined ? undefined : plannedItem(plan, exercise);
  const prescription = { reps: item?.reps ?? '5', rpe: item?.rpe ?? (item?.rir == null ? 8 : null), rir: item?.rir ?? null };
  const logged = loggedMax(facts, exercise.name);
  if (logged !== undefined) {
    const range = parseReps(prescription.reps);
    const effort = prescription.rpe ?? 10 - Number(/\d+/.exec(prescription.rir ?? '')?.[0] ?? 2);
    const share = range === undefined ? undefined : shareOfMax(range.high, effort);
    if (range === undefined || share === undefined) return undefined;
    const weight = loadableWeight(logged.value * share, exercise.load, logged.unit, 'down');
    const limit = heaviestFor(exercise, brief);
    if (weight !== undefined && limit !== undefined && isTooHeavy(weight, logged.unit, limit)) return heaviestLoad(exercise, limit);
    const text = setText({ weight, unit: logged.unit, reps: range.high, rpe: effort }, logged.unit);
    return `${exercise.name}: about ${text}. Your log points to a maximum near ${logged.words.split(',')[0] ?? ''}. Today's Workout has the exact next set.`;
  }
  const told = brief.maxes.find((max) => max.exercise_id === exercise.id);
  if (told === undefined) return undefined;
  const unit = unitOfFacts(facts) ?? told.unit;
  const set = suggestSet({ prescription, done: [], last_time: [], unit, kind: exercise.load, known_max: told });
  const limit = heaviestFor(exercise, brief);
  if (set?.weight !== undefined && limit !== undefined && isTooHeavy(set.weight, unit, limit)) return heaviestLoad(exercise, limit);
  return set === null ? undefined : `${exercise.name}: ${setText({ ...set, unit }, unit)}. ${set.reason}`;
}

/** More is not there: reps and tempo make it harder. */
function heaviestLoad(exercise: Exercise, limit: Heaviest): string {
  return `${exercise.name}: ${limitWords(limit)}, the heaviest you have. Go for more reps, then lower it in three seconds.`;
}

function plannedItem(plan: Plan, exercise: Exercise): PrescriptionView | undefined {
  const days = Array.from({ length: planView(plan).days }, (_, day) => dayView(plan, 0, day));
  return days
    .flatMap((day) => [...(day?.primary ?? []), ...(day?.accessories ?? [])])
    .find((item) => prescribedExercise(item)?.id === exercise.id);
}
