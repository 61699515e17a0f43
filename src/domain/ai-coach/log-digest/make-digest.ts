import { weekOf } from '../../training/week.ts';
import { type DigestSource, digestExercise, digestSet, type ExerciseSource } from './digest-exercise.ts';
import type { LogDigest } from './digest-shape.ts';
import { digestWeeks, type WeekSet } from './digest-weeks.ts';
import { fitDigest } from './fit-digest.ts';
import { isLastHidden, withoutHidden } from './hide-facts.ts';

type Given = Pick<
  LogDigest,
  'today' | 'unit' | 'hidden' | 'since' | 'workouts' | 'place' | 'targets' | 'gym' | 'plan_since' | 'changes' | 'block'
>;

/** Input of `makeLogDigest`. `hidden` holds the keys of facts removed from «What your coach sees». */
export interface DigestInput extends Given {
  /** Most important first. */
  exercises: readonly ExerciseSource[];
  /** Every set of the last weeks. */
  recent: readonly WeekSet[];
  /** The newest session with its sets in order. */
  last: { session_id: string; on: string; label: string; minutes: number | null; sets: readonly WeekSet[] } | null;
}

/** The digest of a log: bounded, and without what the trainee hides from the coach. */
export function makeLogDigest({ exercises, recent, last, hidden, ...given }: DigestInput): LogDigest {
  const isShown = (set: DigestSource) => !(isLastHidden(hidden) && set.session_id === last?.session_id);
  const week_start = weekOf(given.today)[0] ?? given.today;
  const digest: LogDigest = {
    ...given,
    week_start,
    hidden: [],
    exercises: exercises.flatMap((one) => digestExercise({ ...one, sets: one.sets.filter(isShown) }) ?? []),
    weeks: digestWeeks(recent.filter(isShown), week_start),
    last: last === null ? null : { on: last.on, label: last.label, minutes: last.minutes, exercises: namedSets(last.sets) },
  };
  return fitDigest(withoutHidden(digest, hidden));
}

function namedSets(sets: readonly WeekSet[]): NonNullable<LogDigest['last']>['exercises'] {
  const named = new Map<string, WeekSet[]>();
  for (const set of sets) named.set(set.exercise, [...(named.get(set.exercise) ?? []), set]);
  return [...named].map(([name, own]) => ({ name, sets: own.map(digestSet) }));
}
