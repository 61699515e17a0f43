import type { Exercise } from './exercise.ts';
import { exerciseKey } from './exercise-key.ts';
import { EXERCISES, exerciseById } from './library.ts';
import { offeredOwnExercises, ownExerciseByKey } from './own-exercises.ts';

/** Words that do not distinguish movements; ignored only when the whole name is unknown. */
const LOOSE_WORDS = /\b(?:barbell|the|a|weighted|flat|standing|conventional|with|on)\b/g;

const BY_KEY = indexKeys();

function indexKeys(): Map<string, Exercise> {
  const index = new Map<string, Exercise>();
  for (const exercise of EXERCISES) index.set(exerciseKey(exercise.name), exercise);
  for (const exercise of EXERCISES) {
    for (const alias of exercise.aliases) if (!index.has(exerciseKey(alias))) index.set(exerciseKey(alias), exercise);
  }
  return index;
}

/** Every word in exercise names; spelling correction leaves them alone. */
export function exerciseKeyWords(): string[] {
  return EXERCISES.flatMap((exercise) => exercise.name.toLowerCase().split(/[^a-z]+/)).filter((word) => word.length > 2);
}

/** The exercise of an id, name or alias; undefined when unknown. Never matches by similarity. */
export function findExercise(name: string): Exercise | undefined {
  const key = exerciseKey(name);
  if (key === '') return undefined;
  return (
    BY_KEY.get(key) ?? ownExerciseByKey(key) ?? exerciseById(name) ?? BY_KEY.get(key.replace(LOOSE_WORDS, ' ').replace(/\s+/g, ' ').trim())
  );
}

/** Another exercise that has exactly this name or alias, so that `except` cannot take it. A deleted one of that name comes back instead. */
export function namesake(name: string, except?: string): Exercise | undefined {
  const key = exerciseKey(name);
  const own = ownExerciseByKey(key);
  const isFree = own === undefined || own.id === except || (except === undefined && !offeredOwnExercises().includes(own));
  return BY_KEY.get(key) ?? (isFree ? undefined : own);
}

/** The library's entry of a prescribed exercise, by id, else by name. */
export function prescribedExercise(item: { exercise: string; exercise_id: string | null }): Exercise | undefined {
  return (item.exercise_id === null ? undefined : exerciseById(item.exercise_id)) ?? findExercise(item.exercise);
}
