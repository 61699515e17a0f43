import { exerciseKey } from '../../exercises/exercise-key.ts';
import { findExercise } from '../../exercises/find-exercise.ts';
import { LAST_SESSION_FACT, LIFT_FACT, LOGGED_FACT, UNIT_FACT, WORKOUTS_FACT } from '../log-facts.ts';
import type { DigestTarget, LogDigest } from './digest-shape.ts';

/** Whether the last session was removed from «What your coach sees». */
export function isLastHidden(hidden: readonly string[]): boolean {
  return hidden.includes(LAST_SESSION_FACT);
}

/** Whether a lift was removed from «What your coach sees», under any of its names. */
export function isLiftHidden(hidden: readonly string[], name: string): boolean {
  const id = findExercise(name)?.id;
  return liftKeys(hidden).some((key) => key === exerciseKey(name) || (id !== undefined && findExercise(key)?.id === id));
}

function liftKeys(hidden: readonly string[]): string[] {
  return hidden.filter((key) => key.startsWith(LIFT_FACT)).map((key) => key.slice(LIFT_FACT.length));
}

/**
 * The digest without the facts removed from «What your coach sees», which it names in `hidden`. The sets of a hidden last session must be
 * left out before: records and weeks are made of them.
 */
export function withoutHidden(digest: LogDigest, hidden: readonly string[]): LogDigest {
  const isShown = (name: string) => !isLiftHidden(hidden, name);
  const has = (key: string) => hidden.includes(key);
  const lastNames = isLastHidden(hidden) ? (digest.last?.exercises ?? []).map(({ name }) => exerciseKey(name)) : [];
  const last = isLastHidden(hidden) ? null : digest.last;
  const tells = ({ exercise, suggestion }: DigestTarget) =>
    !isShown(exercise) ||
    lastNames.includes(exerciseKey(exercise)) ||
    liftKeys(hidden).some((key) => exerciseKey(suggestion?.reason ?? '').includes(key));
  return {
    ...digest,
    hidden: [...hidden],
    unit: has(UNIT_FACT) ? null : digest.unit,
    since: has(LOGGED_FACT) ? null : digest.since,
    workouts: has(WORKOUTS_FACT) ? null : digest.workouts,
    weeks: has(WORKOUTS_FACT) ? [] : digest.weeks,
    exercises: digest.exercises.filter(({ name }) => isShown(name)),
    block:
      has(WORKOUTS_FACT) || digest.block == null
        ? null
        : { ...digest.block, lifts: digest.block.lifts.filter(({ name }) => isShown(name)) },
    last: last === null ? null : { ...last, exercises: last.exercises.filter(({ name }) => isShown(name)) },
    targets: digest.targets.map((target) => (tells(target) ? { ...target, suggestion: null } : target)),
  };
}
